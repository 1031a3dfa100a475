import { sendVerification } from '#app/features/accounts/account-mails.job.ts'
import { openLoopback } from '#app/platform/client-address.server.ts'
import { parseEnvironment } from '#app/platform/env.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aUser } from '#tests/factories.ts'
import { mailsTo } from '#tests/jobs.ts'
import * as page from './dev-mail.tsx'
import * as body from './dev-mail-file.ts'

const local = { address: '127.0.0.1', headers: { host: 'localhost:3000' } }

test('kept mail is shown on its own machine, and nowhere else', async ({ db }) => {
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  const user = await aUser(db, { emailVerified: false })
  await sendVerification(db, { userId: user.id })
  const [mail] = await mailsTo(db, user.email)
  const mailId = mail!.id

  const shown = await visit(page.loader, { ...local, path: `/dev/mail?to=${user.email}` })
  expect(shown).toMatchObject({ status: 200, data: { mails: [{ id: mailId }], open: { id: mailId } } })
  const alone = await visit(body.loader, { ...local, params: { mailId } })
  expect(alone.status).toBe(200)
  expect(alone.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/)

  const elsewhere = { ...local, address: '192.0.2.7' }
  expect((await visit(page.loader, elsewhere)).status).toBe(404)
  expect((await visit(body.loader, { ...elsewhere, params: { mailId } })).status).toBe(404)
})

test('a public service shows no stored mail, though a local proxy adds no headers', async ({ db }) => {
  const settings = { SMTP_URL: 'smtp://mail.example', CONTACT_EMAIL: 'ops@mail.example', BILLING: 'off' }
  const user = await aUser(db, { emailVerified: false })
  await sendVerification(db, { userId: user.id })
  const [mail] = await mailsTo(db, user.email)
  for (const own of [
    { ...settings, APP_URL: 'https://reviews.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { HOST: '0.0.0.0' },
  ]) {
    openLoopback(parseEnvironment(own))
    expect((await visit(page.loader, local)).status).toBe(404)
    expect((await visit(body.loader, { ...local, params: { mailId: mail!.id } })).status).toBe(404)
  }
})

test.each(['x', '%00', '00000000-0000-7000-8000-000000000000'])('a missing mail is 404: %s', async (id) => {
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  const mailId = decodeURIComponent(id)
  expect((await visit(body.loader, { ...local, params: { mailId } })).status).toBe(404)
  expect((await visit(page.loader, { ...local, path: `/dev/mail?mail=${id}` })).status).toBe(404)
  expect((await visit(page.loader, { ...local, path: `/dev/mail?to=${id}` })).status).toBe(200)
})
