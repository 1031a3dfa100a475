import { mailOperators } from '#app/features/notifications/operator.email.tsx'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describeLog } from './log-desk.server.ts'

/** Mails the operators, unless it is settled by then. */
export async function notifyOfLog(db: Database, payload: Jobs['log.notify-operator']) {
  const { sentence, isGood } = await describeLog(db)
  if (isGood) return
  await mailOperators(db, 'log.notify-operator', payload, {
    subject: 'A public log needs you',
    preview: sentence,
    texts: [sentence, 'Reviews and receipts go on meanwhile.'],
    path: '/operator/log',
    button: 'Open the desk',
  })
}
