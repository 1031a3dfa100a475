// npm run operator -- EMAIL [--remove]: makes a person an operator of this instance, or ends it.
// npm run operator -- EMAIL --two-factor-off: for somebody who lost the phone and the recovery codes.

import { switchOffTwoFactorOf } from '#app/features/operator/person-requests.server.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { CommandError, hasFlag, runCommand } from './open.ts'

await runCommand(async ({ pool, db, url }) => {
  const args = process.argv.slice(2)
  const isOperator = !hasFlag('remove')
  const email = args
    .find((arg) => !arg.startsWith('--'))
    ?.trim()
    .toLowerCase()
  if (!email?.includes('@')) throw new CommandError('Say whom: npm run operator -- name@example.com')

  if (hasFlag('two-factor-off')) {
    const queue = await openQueue(url, ['accounts.notify-of-change'], { isWorker: false })
    const isOff = await switchOffTwoFactorOf(db, email).finally(queue.close)
    if (!isOff) throw new CommandError(`Nobody with two-factor sign-in has signed up as ${email} here.`)
    console.log(`${email} logs in with the password alone now. They are signed out, and told by mail.`)
    return
  }

  const { rowCount } = await pool.query(
    'update users set is_operator = $2, updated_at = now() where email = $1',
    [email, isOperator],
  )
  if (!rowCount)
    throw new CommandError(`Nobody has signed up as ${email} here. Sign up first, then run this again.`)
  console.log(
    isOperator
      ? `${email} is an operator now; the desk is at /operator.`
      : `${email} is no operator any more.`,
  )
})
