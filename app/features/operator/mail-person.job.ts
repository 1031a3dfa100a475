import { and, eq, gt } from 'drizzle-orm'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/signed.server.ts'
import { personCodeMail, personNoticeMail } from './person-request.email.tsx'
import { noticeDays } from './person-request.schema.ts'
import { personRequests } from './person-request.table.ts'
import { makePersonCode } from './person-requests.server.ts'
import { findLanguageOf } from './personal-data.server.ts'

/** Mails the code, or the notice; the week begins when the notice has gone out. */
export async function mailPerson(db: Database, { requestId }: Jobs['operator.mail-person']) {
  const isIt = and(eq(personRequests.id, requestId), gt(personRequests.expiresAt, now()))
  const [request] = await db.select().from(personRequests).where(isIt)
  if (!request || request.notifiedAt) return
  const { email: to, identity } = request
  const about = {
    language: await findLanguageOf(db, to),
    link: linkTo(`/your-data/${sign('person-request', requestId)}`),
  }
  const { subject, body } =
    identity === null
      ? personCodeMail({ ...about, code: await makePersonCode(db, requestId) })
      : personNoticeMail({ ...about, from: new Date(now().getTime() + days(noticeDays)) })
  await sendMail(db, { to, subject, ...(await renderMail(body)) })
  if (identity !== null) await db.update(personRequests).set({ notifiedAt: now() }).where(isIt)
}
