import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { acceptCode } from './codes.server.ts'
import { countSecondFactorTry, forgetSecondFactorTries } from './limits.server.ts'
import { findSecondFactor, finishSecondFactor, forgetSecondFactor } from './second-factor.server.ts'
import { startSession } from './sessions.server.ts'

type Try = { headers: Headers; address: string; code: string }

/**
 * Checks the code after the password. 'expired': the password has to be entered again. After the last wrong try of an
 * hour, the owner is notified that somebody knows the password.
 */
export async function checkSecondFactor(
  db: Database,
  { headers, address, code }: Try,
): Promise<Headers | 'wrong' | 'expired'> {
  const userId = await findSecondFactor(db, headers)
  if (!userId) return 'expired'
  const triesLeft = await countSecondFactorTry({ address, userId })
  if (!(await acceptCode(db, { userId, code }))) {
    if (triesLeft === 0)
      await enqueue(db, 'accounts.notify-of-change', { userId, news: 'second-factor-failed' })
    return 'wrong'
  }
  await finishSecondFactor(db, headers)
  await forgetSecondFactorTries(userId)
  const opened = await startSession(db, { userId, userAgent: headers.get('user-agent') })
  opened.append('set-cookie', forgetSecondFactor())
  return opened
}
