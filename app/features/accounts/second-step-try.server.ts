import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { takeAnyCode } from './codes.server.ts'
import { countSecondStep, forgetSecondSteps } from './limits.server.ts'
import { findSecondStep, finishSecondStep, forgetSecondStep } from './second-step.server.ts'
import { startSession } from './sessions.server.ts'

type Try = { headers: Headers; address: string; code: string }

/**
 * The code after the password. 'expired': the password has to be proven again. When the last try for the hour is
 * wrong too, the account's owner learns that somebody knows the password.
 */
export async function trySecondStep(
  db: Database,
  { headers, address, code }: Try,
): Promise<Headers | 'wrong' | 'expired'> {
  const userId = await findSecondStep(db, headers)
  if (!userId) return 'expired'
  const triesLeft = await countSecondStep({ address, userId })
  if (!(await takeAnyCode(db, { userId, code }))) {
    if (triesLeft === 0) await enqueue(db, 'accounts.tell-of-change', { userId, news: 'second-step-failed' })
    return 'wrong'
  }
  await finishSecondStep(db, headers)
  await forgetSecondSteps(userId)
  const opened = await startSession(db, { userId, userAgent: headers.get('user-agent') })
  opened.append('set-cookie', forgetSecondStep())
  return opened
}
