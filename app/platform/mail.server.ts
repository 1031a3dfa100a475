import nodemailer, { type Transporter } from 'nodemailer'
import type { ReactElement } from 'react'
import { render } from 'react-email'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from './database.server.ts'
import { devMails } from './mail.table.ts'
import { countMail } from './mail-lanes.server.ts'
import { addressOf } from './site.server.ts'

export type Mail = {
  to: string
  /** Who speaks, where a mail is sent for somebody: shown before our own address. */
  fromName?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** Equal for every try of the same mail, so that a repeat is recognised: `<id>@host`. */
  messageId?: string
}

let transport: Transporter | undefined
let from = ''

export function openMail(env: { SMTP_URL?: string; MAIL_FROM: string }) {
  from = env.MAIL_FROM
  transport = env.SMTP_URL
    ? nodemailer.createTransport({
        url: env.SMTP_URL,
        connectionTimeout: 10_000,
        socketTimeout: 20_000,
      } as never)
    : undefined
}

/** No server takes our mail: it is kept, for /dev/mail to show. */
export const isMailKept = () => transport === undefined

/** The whole address of one of our pages, for a mail. */
export function linkTo(path: string, query: Record<string, string> = {}) {
  const url = new URL(addressOf(path))
  for (const name in query) url.searchParams.set(name, query[name]!)
  return url.href
}

/** Both bodies of a mail out of one component. */
export async function renderMail(email: ReactElement): Promise<Pick<Mail, 'html' | 'text'>> {
  const text = await render(email, { plainText: true, htmlToTextOptions: { selectors } })
  return { html: await render(email), text: text.replaceAll(beforeLink, '\n') }
}

/** Headings as they were written: capitals are made otherwise in each language. */
const selectors = [{ selector: 'h1', options: { uppercase: false } }]

/** As plain text each address stands alone on its line, so that every reader links the whole of it. */
const beforeLink = / (?=https?:\/\/\S+$)/gm

/**
 * Hands a mail to the SMTP server; without one it is kept, and shown at /dev/mail. For jobs only. Somebody waits for
 * most mails: they go at once. `hasTurn`: this one has waited for its turn in the lanes of mail.
 */
export async function sendMail(db: Database, mail: Mail, { hasTurn = false } = {}) {
  if (transport) {
    if (!hasTurn) await countMail(db, mail.to)
    const { fromName, ...rest } = mail
    const sender = fromName ? { name: fromName, address: addressIn(from) } : from
    await transport.sendMail({ from: sender, ...rest }).catch((error: object) => {
      // For the operator, who reads why a mail did not go out.
      throw Object.assign(error, { mailTo: maskedAddress(mail.to) })
    })
    return
  }
  const { to: recipient, subject, html, text, headers = {} } = mail
  await db.insert(devMails).values({ id: uuidv7(), recipient, subject, html, text, headers })
}

/** "l…@mail.example": whose it is can be told by who knows them, and nobody can write to it. */
export const maskedAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…')

/** `Vouchsafe <no-reply@host>` and `no-reply@host` have the same address in them. */
const addressIn = (sender: string) => sender.match(/<([^>]+)>/)?.[1] ?? sender
