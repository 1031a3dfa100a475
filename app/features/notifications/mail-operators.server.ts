import { listOperators } from '#app/features/authors/review-mail.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { JobName, Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'

type Operator = Awaited<ReturnType<typeof listOperators>>[number]

/** Jobs that mail all operators, or the one named in the payload. */
type OperatorJob = { [Name in JobName]: 'operatorId' extends keyof Jobs[Name] ? Name : never }[JobName]

/**
 * Mails every operator once. An operator whose mail is rejected gets a job of their own, so that a retry does
 * not mail the others twice. If all are rejected, the job itself is retried.
 */
export async function mailOperators<Name extends OperatorJob>(
  db: Database,
  name: Name,
  payload: Jobs[Name] & { operatorId?: string },
  write: (operator: Operator) => Omit<Mail, 'to'>,
) {
  const all = await listOperators(db)
  const operators = payload.operatorId ? all.filter(({ id }) => id === payload.operatorId) : all
  const missed: { operator: Operator; error: unknown }[] = []
  for (const operator of operators) {
    try {
      await sendMail(db, { ...write(operator), to: operator.email })
    } catch (error) {
      missed.push({ operator, error })
    }
  }
  if (missed.length === 0) return
  if (missed.length === operators.length) throw missed[0]!.error
  for (const { operator } of missed) await enqueue(db, name, { ...payload, operatorId: operator.id })
}
