import { desc, eq, or, sql } from 'drizzle-orm'
import nodemailer, { type Transporter } from 'nodemailer'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from './database.server.ts'
import { isUuid } from './ids.ts'
import { devMails } from './mail.table.ts'
import { countMail } from './metrics.server.ts'
import { notFound } from './refusal.ts'
import { addressOf } from './site.server.ts'

/** A text file. */
export type Attachment = { filename: string; contentType: string; content: string }

export type Mail = {
  to: string
  /** The sender's name where we mail on somebody's behalf; the address stays ours. */
  fromName?: string
  /** Where replies go, if not to the address in From. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** Equal for every try of the same mail, so that a repeat is recognised: `<id@host>`. */
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
        // No mail names a file or a page to attach.
        disableFileAccess: true,
        disableUrlAccess: true,
      } as never)
    : undefined
}

/** No mail server is set: mail is stored and shown at /dev/mail. */
export const isMailKept = () => transport === undefined

export function linkTo(path: string, query: Record<string, string> = {}) {
  const url = new URL(addressOf(path))
  for (const name in query) url.searchParams.set(name, query[name]!)
  return url.href
}

export async function renderMail(email: ReactElement): Promise<Pick<Mail, 'html' | 'text'>> {
  const html = await render(email)
  return { html, text: toPlainText(html, { selectors }).replaceAll(beforeLink, '\n') }
}

/** Keeps headings as written: each language has its own rules for capitals. */
const selectors = [{ selector: 'h1', options: { uppercase: false } }]

/** Matches the space before a URL at the end of a line. A URL on a line of its own is linked whole by every mail program. */
const beforeLink = / (?=https?:\/\/\S+$)/gm

/** Hands a mail to the SMTP server; without one, stores it for /dev/mail. Rooms send with mailing's `sendMail`. */
export async function deliverMail(db: Database, mail: Mail) {
  if (transport) {
    const { fromName, ...rest } = mail
    const sender = fromName ? { name: fromName, address: senderAddress() } : from
    const sending = transport.sendMail({ from: sender, ...rest })
    await sending.catch((error: { responseCode?: number }) => {
      countMail((error.responseCode ?? 0) >= 500 ? 'failed' : 'deferred')
      // Tells the operator whose mail did not go out.
      throw Object.assign(error, { mailTo: maskedAddress(mail.to) })
    })
    countMail('sent')
    return
  }
  const { to: recipient, subject, html, text, attachments = [] } = mail
  const headers = {
    ...(mail.fromName ? { From: senderLine(mail.fromName) } : {}),
    ...(mail.replyTo ? { 'Reply-To': mail.replyTo } : {}),
    ...mail.headers,
  }
  await db.insert(devMails).values({ id: uuidv7(), recipient, subject, html, text, headers, attachments })
}

/** "l…@mail.example": recognisable to anyone who knows the address, useless to anyone else. */
export const maskedAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…')

/** The address in every From, which is that of MAIL_FROM. */
export const senderAddress = () => addressIn(from)

/** The From header as a reader sees it. */
export const senderLine = (fromName?: string) => (fromName ? `${fromName} <${senderAddress()}>` : from)

/** `Vouchsafe <no-reply@host>` and `no-reply@host` have the same address in them. */
export const addressIn = (sender: string) => sender.match(/<([^>]+)>/)?.[1] ?? sender

const { id, recipient, subject, createdAt } = devMails

/** Mails that were stored because no mail server is set, the newest first. */
export function listStoredMails(db: Database, { to }: { to?: string } = {}) {
  return (
    db
      .select({ id, recipient, subject, createdAt })
      .from(devMails)
      // The database has no text with a NUL, and says so by an error.
      .where(to ? eq(recipient, to.replaceAll('\u0000', '')) : undefined)
      .orderBy(desc(createdAt), desc(id))
      .limit(100)
  )
}

export async function findStoredMail(db: Database, mailId: string) {
  if (!isUuid(mailId)) throw notFound('mail')
  const [mail] = await db.select().from(devMails).where(eq(id, mailId))
  if (!mail) throw notFound('mail')
  return mail
}

/** Deletes the stored mails to an address, and mails to others whose HTML contains `about`. */
export async function forgetMails(db: Database, { to, about }: { to: string | null; about: string }) {
  const leadsThere = sql`position(${about} in ${devMails.html}) > 0`
  await db.delete(devMails).where(to ? or(eq(recipient, to), leadsThere) : leadsThere)
}
