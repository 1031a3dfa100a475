import { countOpenCases, totalOf } from '#app/features/moderation/count-open-cases.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { countOf } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailOperators } from './mail-operators.server.ts'

const promised = `The people involved were promised a decision in time: within ${periods.decisionDays} days, and about a challenge within ${periods.decisionDays} days after the ${periods.challengeReplyHours} hours that the author has to reply.`

/** Once a day, reminds the operators of decisions that are overdue or due within a day. */
export async function remindOperator(
  db: Database,
  payload: Jobs['notifications.remind-operator'] | null = {},
) {
  const at = now()
  const soon = totalOf(await countOpenCases(db, new Date(at.getTime() + days(1))))
  if (soon === 0) return
  const overdue = totalOf(await countOpenCases(db, at))
  const late = countOf(overdue, 'decision is overdue', 'decisions are overdue')
  const due = `${countOf(soon - overdue, 'decision is', 'decisions are')} due within a day`
  await mailOperators(db, 'notifications.remind-operator', payload ?? {}, {
    subject: overdue > 0 ? late : due,
    preview: 'The people involved were promised a decision in time.',
    texts: [...(overdue > 0 && soon > overdue ? [`${due}.`] : []), promised],
    path: '/operator',
  })
}
