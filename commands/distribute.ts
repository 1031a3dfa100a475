// npm run distribute: spreads the database over the nodes of a Citus cluster, by business. Again, it places what is new.
import { distribute } from '#app/platform/distribution.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { CommandError, runCommand } from './open.ts'

await runCommand(async ({ env, pool }) => {
  if (!env.DATABASE_URL)
    throw new CommandError(
      'The embedded database is one machine: set DATABASE_URL to the coordinator of a Citus cluster, and bring the data there with "npm run backup" and "npm run restore".',
    )
  await migrate(pool)
  const placed = await distribute(pool, (line) => console.log(line))
  console.log(placed === 0 ? 'Every table is where it belongs.' : 'The rest stays on the coordinator.')
})
