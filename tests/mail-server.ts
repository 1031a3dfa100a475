import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { openMail } from '#app/platform/mail.server.ts'

/** A mail as a recipient's server got it. */
export type TakenMail = { to: string[]; mail: Email; raw: string }

type Answers = {
  /** The refusal of a recipient, or nothing. */
  atRecipient?: (address: string) => { code: number; text: string } | undefined
  /** The refusal after the whole mail was read; it may take its time. */
  atData?: (address: string) => Promise<{ code: number; text: string } | undefined>
}

/** A real mail server on this machine that keeps what it takes. */
export async function aMailServer({ atRecipient, atData }: Answers = {}, port = 0) {
  const taken: TakenMail[] = []
  const refusal = ({ code, text }: { code: number; text: string }) =>
    Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refused = atRecipient?.(address)
      done(refused ? refusal(refused) : undefined)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const refused = await atData?.(to[0]!)
      if (refused) return done(refusal(refused))
      const raw = Buffer.concat(chunks)
      taken.push({ to, mail: await PostalMime.parse(raw), raw: raw.toString() })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const bound = (server.server.address() as AddressInfo).port
  return {
    taken,
    port: bound,
    /** From here on the service mails through it. */
    use: () =>
      openMail({ SMTP_URL: `smtp://127.0.0.1:${bound}`, MAIL_FROM: 'Vouchsafe <no-reply@reviews.example>' }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Mail is kept again, as it is without a server. */
export const keepMail = () => openMail({ MAIL_FROM: 'Vouchsafe <no-reply@localhost>' })
