import { listOperators, mailId } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { JobName, Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type OperatorLetter = {
  subject: string
  /** The subject by default. */
  heading?: string
  preview: string
  /** One string for each paragraph. */
  texts: string[]
  /** Path of the page on the operator's desk where the case is decided. */
  path: string
  button?: string
}

export const OperatorMail = ({ subject, heading, preview, texts, path, button }: OperatorLetter) => (
  <EmailLayout heading={heading ?? subject} preview={preview} reason="You operate this service.">
    {texts.map((text) => (
      <EmailText key={text}>{text}</EmailText>
    ))}
    <EmailButton href={linkTo(path)}>{button ?? 'Decide'}</EmailButton>
  </EmailLayout>
)

/** Jobs that mail all operators, or the one named in the payload. */
type OperatorJob = { [Name in JobName]: 'operatorId' extends keyof Jobs[Name] ? Name : never }[JobName]

/** What a mail is about, for its Message-ID; without it, each mail is one of its own. */
type Case = { kind: string; id: string }

/**
 * Mails every operator once. An operator whose mail is rejected gets a job of their own, so that a retry does
 * not mail the others twice. If all are rejected, the job itself is retried.
 */
export async function mailOperators<Name extends OperatorJob>(
  db: Database,
  name: Name,
  payload: Jobs[Name] & { operatorId?: string },
  letter: OperatorLetter,
  about?: Case,
) {
  const all = await listOperators(db)
  const operators = payload.operatorId ? all.filter(({ id }) => id === payload.operatorId) : all
  const missed: { id: string; error: unknown }[] = []
  for (const { id, email: to } of operators) {
    const messageId = about && mailId(`${about.kind}.${id}`, about.id)
    const mail = { to, subject: letter.subject, body: OperatorMail(letter), messageId }
    await sendMail(db, mail).catch((error) => missed.push({ id, error }))
  }
  if (missed.length === 0) return
  if (missed.length === operators.length) throw missed[0]!.error
  for (const { id } of missed) await enqueue(db, name, { ...payload, operatorId: id })
}
