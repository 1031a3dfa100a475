import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { sendVerification } from '#app/features/accounts/account-mails.job.ts'
import { expect, test } from '#tests/database.ts'
import { aUser } from '#tests/factories.ts'
import { mailsTo } from '#tests/jobs.ts'
import { deliverMail, openMail } from './mail.server.ts'

const MAIL_FROM = 'Vouchsafe <no-reply@reviews.example>'
const mail = { to: 'ada@owner.example', subject: 'Grüße', html: '<p>Hello</p>', text: 'Hello' }

type Taken = { to: string[]; raw: string }

/** A mail server of our own; `refuse` makes it answer as one that is full. */
async function aMailServer({ port = 0, refuse = false } = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        taken.push({ to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const { port: bound } = server.server.address() as AddressInfo
  return { taken, port: bound, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const useServer = (port: number) => openMail({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM })

test('a mail goes to the mail server with both bodies, and is not kept here', async ({ db }) => {
  const server = await aMailServer()
  useServer(server.port)
  await deliverMail(db, { ...mail, to: 'server@owner.example', messageId: '<one@vouchsafe>' })
  await server.close()
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]!.to).toEqual(['server@owner.example'])
  for (const part of [
    'From: Vouchsafe <no-reply@reviews.example>',
    'Message-ID: <one@vouchsafe>',
    'text/plain',
    'text/html',
  ])
    expect(server.taken[0]!.raw).toContain(part)
  expect(await mailsTo(db, 'server@owner.example')).toEqual([])
})

test('without a mail server a mail is kept', async ({ db }) => {
  openMail({ MAIL_FROM })
  await deliverMail(db, { ...mail, to: 'kept@owner.example' })
  expect(await mailsTo(db, 'kept@owner.example')).toMatchObject([{ subject: 'Grüße', text: 'Hello' }])
})

test('a mail server that is down or full fails the job, and its next try delivers', async ({ db }) => {
  const user = await aUser(db, { emailVerified: false })
  const full = await aMailServer({ refuse: true })
  useServer(full.port)
  await expect(sendVerification(db, { userId: user.id })).rejects.toThrow('Try again later')
  await full.close()
  await expect(sendVerification(db, { userId: user.id })).rejects.toThrow('ECONNREFUSED')

  const back = await aMailServer({ port: full.port })
  await sendVerification(db, { userId: user.id })
  await back.close()
  expect(back.taken.map(({ to }) => to)).toEqual([[user.email]])
  // A line of quoted-printable may break anywhere, with an equals sign at its end.
  expect(back.taken[0]!.raw.replace(/=\r?\n/g, '')).toContain('/business/verify-email?token')
})

test('an address that holds a line break or a second address reaches nobody else', async ({ db }) => {
  const server = await aMailServer()
  useServer(server.port)
  await deliverMail(db, { ...mail, subject: 'One\r\nBcc: evil@evil.example', to: 'one@owner.example' })
  await server.close()
  expect(server.taken.flatMap(({ to }) => to)).toEqual(['one@owner.example'])
  expect(server.taken[0]!.raw).not.toMatch(/^Bcc:/m)
})
