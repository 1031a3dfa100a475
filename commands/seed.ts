// npm run seed -- WORLD: fills the database with a named world. Running it again adds nothing.
import { migrate } from '#app/platform/migrations.server.ts'
import { findOwner, seedPassword } from '#seeds/owners.ts'
import { CannotSeed, type World } from '#seeds/world.ts'
import { worlds } from '#seeds/worlds.ts'
import { CommandError, type Opened, runCommand } from './open.ts'
import { progressBar } from './progress.ts'

const [name = '', argument] = process.argv.slice(2)
const world = Object.hasOwn(worlds, name) ? worlds[name] : undefined
if (world) await runCommand((opened) => seed(world, opened))
else {
  const known = Object.entries(worlds).map(([each, { about }]) => `  ${each.padEnd(8)} ${about}`)
  const complaint = name ? `There is no world "${name}". ` : ''
  console.error([`${complaint}Say which: npm run seed -- WORLD`, ...known].join('\n'))
  process.exitCode = 1
}

async function seed({ owner, ...world }: World, { db, env, pool }: Opened) {
  await migrate(pool)
  try {
    console.log(await world.seed(db, { argument, report: progressBar }))
  } catch (error) {
    throw error instanceof CannotSeed ? new CommandError(error.message) : error
  }
  const found = await findOwner(db, owner.email)
  console.log(`Sign in at ${env.APP_URL}/business/login as ${found!.email} with ${seedPassword()}`)
}
