// npm run migrate: brings the database to the newest migration. The service does it too, at each start.
import { migrate } from '#app/platform/migrations.server.ts'
import { runCommand } from './open.ts'

await runCommand(async ({ pool }) => {
  const applied = await migrate(pool)
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
})
