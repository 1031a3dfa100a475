// npm run operator -- EMAIL [--remove]: makes a person an operator of this instance, or ends it.
import { CommandError, hasFlag, runCommand } from './open.ts'

await runCommand(async ({ pool }) => {
  const args = process.argv.slice(2)
  const isOperator = !hasFlag('remove')
  const email = args
    .find((arg) => !arg.startsWith('--'))
    ?.trim()
    .toLowerCase()
  if (!email?.includes('@')) throw new CommandError('Say whom: npm run operator -- name@example.com')

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
