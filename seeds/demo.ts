import { and, eq } from 'drizzle-orm'
import { passwords, users } from '#app/features/accounts/account.table.ts'
import { verifyPassword } from '#app/features/accounts/password.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { seedPassword } from './owners.ts'

type Settings = Pick<Environment, 'APP_URL' | 'DATABASE_URL' | 'DEMO' | 'isLoopback'>

/**
 * Seeds the demo at the first start: when DEMO says so, or when the embedded database is new and nobody but
 * this machine can reach the service. Call it before anything else works: it sets the clock back meanwhile.
 */
export async function seedDemo(db: Database, env: Settings) {
  const isAsked = env.DEMO === '1' || (env.DEMO === undefined && !env.DATABASE_URL && env.isLoopback)
  if (!isAsked || (await isInUse(db))) return
  // The texts are loaded only when they are needed.
  const { seedBakery } = await import('./bakery.ts')
  await seedBakery(db)
  const { seedCycles } = await import('./cycles.ts')
  await seedCycles(db)
}

async function isInUse(db: Database) {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1)
  return anyone !== undefined
}

/** What a newcomer needs on the screen: the addresses, and the demo's sign-in while its password is ours. */
export async function welcomeLines(db: Database, env: Settings & { SMTP_URL?: string }): Promise<string[]> {
  const lines = [`Vouchsafe is at ${env.APP_URL}`]
  const demo = await findDemo(db, 'jo@cornerandcrumb.example')
  if (!demo) return lines
  lines.push(
    '',
    `The demo, ${demo.businessName} (sample data):`,
    `  Public page   ${env.APP_URL}/business/${demo.businessId}`,
    `  Review form   ${env.APP_URL}/review?business=${demo.businessId}`,
    `  Dashboard     ${env.APP_URL}/business/dashboard`,
  )
  if (demo.isOperator) lines.push(`  Operator      ${env.APP_URL}/operator`)
  if (env.isLoopback && !env.SMTP_URL) lines.push(`  Mail          ${env.APP_URL}/dev/mail`)
  lines.push(
    `  Sign in as    ${demo.email}${demo.isOperator ? ', its owner and the operator' : ''}`,
    await passwordLine(demo),
  )
  const workshop = await findDemo(db, 'signe@haldencycles.example')
  if (workshop) {
    lines.push(
      '',
      `${workshop.businessName}, a demo of every feature, on Enterprise:`,
      `  Public page   ${env.APP_URL}/business/${workshop.businessId}`,
      `  Sign in as    ${workshop.email}`,
      await passwordLine(workshop),
    )
  }
  return lines
}

const passwordLine = async ({ hash }: { hash: string }) =>
  `  Password      ${(await verifyPassword(seedPassword(), hash)) ? seedPassword() : 'the one that you chose'}`

async function findDemo(db: Database, email: string) {
  const [demo] = await db
    .select({
      email: users.email,
      isOperator: users.isOperator,
      hash: passwords.hash,
      businessId: businesses.id,
      businessName: businesses.name,
    })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .innerJoin(businesses, and(eq(businesses.ownerId, users.id), eq(businesses.isSample, true)))
    .where(eq(users.email, email))
    .limit(1)
  return demo ?? null
}
