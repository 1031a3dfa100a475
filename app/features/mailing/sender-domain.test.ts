import { afterEach } from 'vitest'
import { openMail } from '#app/platform/mail.server.ts'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import { expect, test } from '#tests/database.ts'
import { keepMail } from '#tests/mail-server.ts'
import { checkSenderDomain, findSenderDomain, keepSenderDomain } from './sender-domain.server.ts'

afterEach(keepMail)

function aNameServer(records: Record<string, string[]>) {
  openPublicWeb({
    readTxt: async (name) => records[name] ?? [],
    readPage: async () => {
      throw new Error('not there')
    },
  })
}

const domain = 'mail.shop.example'
const spf = 'v=spf1 include:provider.example -all'

test.for([
  [[spf], 'one'],
  [[], 'none'],
  [['v=spf10 -all', 'spf1'], 'none'],
  [[spf, 'v=spf1 -all'], 'several'],
] as const)('SPF of %j is %s', async ([records, spf]) => {
  aNameServer({ [domain]: [...records] })
  expect(await checkSenderDomain(domain)).toMatchObject({ spf })
})

test.for([
  [['v=DMARC1; p=reject'], [], 'one', 'reject'],
  [['v=DMARC1;p=NONE; rua=mailto:a@b.example'], [], 'one', 'none'],
  [['v=DMARC1; sp=reject'], [], 'one', 'invalid'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], [], 'several', null],
  [[], ['v=DMARC1; p=none; sp=quarantine'], 'one', 'quarantine'],
  [[], ['v=DMARC1; p=reject'], 'one', 'reject'],
  [['dmarc is on'], [], 'none', null],
] as const)('DMARC of %j, above it %j, is %s with policy %s', async ([own, above, dmarc, dmarcPolicy]) => {
  aNameServer({ [`_dmarc.${domain}`]: [...own], '_dmarc.shop.example': [...above] })
  expect(await checkSenderDomain(domain)).toMatchObject({ dmarc, dmarcPolicy })
})

test('a DKIM key is found under a usual name, and one that was taken back is none', async () => {
  aNameServer({ [`s1._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIGfMA0'] })
  expect(await checkSenderDomain(domain)).toMatchObject({ dkim: 'one', dkimSelector: 's1' })
  aNameServer({ [`s1._domainkey.${domain}`]: ['v=DKIM1; p='] })
  expect(await checkSenderDomain(domain)).toMatchObject({ dkim: 'none', dkimSelector: null })
})

test('a name server that does not answer is not taken for missing records', async () => {
  openPublicWeb({
    readTxt: async () => {
      throw new Error('no answer')
    },
    readPage: async () => '',
  })
  const silent = { spf: 'unreachable', dmarc: 'unreachable', dkim: 'unreachable' }
  expect(await checkSenderDomain(domain)).toMatchObject(silent)
})

test('the check of the domain in MAIL_FROM is kept, and none is made where mail is kept', async ({ db }) => {
  aNameServer({ 'reviews.example': [spf] })
  await keepSenderDomain(db)
  expect(await findSenderDomain(db)).toBeNull()
  openMail({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Reviews <no-reply@reviews.example>' })
  await keepSenderDomain(db)
  expect(await findSenderDomain(db)).toMatchObject({ domain: 'reviews.example', spf: 'one', dmarc: 'none' })
})
