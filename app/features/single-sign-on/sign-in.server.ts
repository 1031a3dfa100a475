import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { cookieLine, hostCookie, readCookie, startSession } from '#app/features/accounts/sessions.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { addMember, requirePlace } from '#app/features/team/invite-member.server.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { emailAddress } from '#app/platform/typed-text.ts'
import { cleanedLine } from '#app/platform/visible-text.ts'
import { limits } from '#app/rate-limits.ts'
import { findConnection, type Provided } from './connection.server.ts'
import { openIdAddress, readOpenIdAnswer } from './open-id.server.ts'
import { readSamlAnswer, samlSignInAddress } from './saml.server.ts'
import { singleSignOnAttempts, singleSignOnIdentities, singleSignOns } from './single-sign-on.table.ts'
import type { Asserted, RefusalCode } from './single-sign-on.vocabulary.ts'

const attempts = singleSignOnAttempts
const lifetimeMs = minutes(15)
const cookie = () => hostCookie('company-sign-in')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

type Visit = { businessId: string; headers: Headers }

/** Limited, because each asks a provider or verifies a stranger's signature. */
export const countAttempt = ({ address }: { address: string }) =>
  countAgainst(limits.singleSignOnsFromNetwork, address)

/** A secret of this browser: an answer counts only in the browser that asked. */
const browserOf = (headers: Headers) => readCookie(headers, cookie()) || randomBytes(32).toString('base64url')

/**
 * Begins a sign-in at the provider of a business: the address to send the browser to, and the cookie that recognises it
 * when it returns. A test works before the connection is in force.
 */
export async function beginSignIn(
  db: Database,
  { businessId, headers, isTest = false }: Visit & { isTest?: boolean },
): Promise<{ to: string; cookie: string } | { refused: RefusalCode }> {
  const provided = await findConnection(db, businessId)
  if (!provided || !(provided.isInForce || isTest)) return { refused: 'off' }
  const browser = browserOf(headers)
  const visit = {
    businessId,
    id: randomUUID(),
    isTest,
    browserHash: hashOf(browser),
    nonce: randomBytes(24).toString('base64url'),
    verifier: randomBytes(48).toString('base64url'),
  }
  const { connection } = provided
  const to = await (connection.kind === 'saml' ? samlSignInAddress : openIdAddress)(connection, visit)
  if (!to) return { refused: 'provider' }
  await db.insert(attempts).values({ ...visit, step: 'asked', expiresAt: ends() })
  return { to, cookie: cookieLine(cookie(), browser, lifetimeMs / 1000) }
}

const ends = () => new Date(now().getTime() + lifetimeMs)

type Step = (typeof attempts.$inferSelect)['step']

/** Consumes an attempt of this browser at this step, once. */
async function take(db: Database, { businessId, headers }: Visit, id: string, step: Step) {
  const browser = readCookie(headers, cookie())
  if (!browser || !isUuid(businessId) || !isUuid(id)) return null
  const [taken] = await db
    .delete(attempts)
    .where(
      and(
        ...[eq(attempts.businessId, businessId), eq(attempts.id, id), eq(attempts.step, step)],
        ...[eq(attempts.browserHash, hashOf(browser)), gt(attempts.expiresAt, now())],
      ),
    )
    .returning()
  return taken ?? null
}

export type Back =
  | { signedIn: Headers }
  /** An account with this address exists, and has to agree first. */
  | { agreement: string }
  | { tested: string }
  | { refused: RefusalCode }

/** Stores a SAML response, once for each attempt, until the browser that began the attempt fetches it. */
export async function receiveSamlAnswer(db: Database, businessId: string, encoded: string) {
  const provided = await findConnection(db, businessId)
  if (provided?.connection.kind !== 'saml') return { refused: 'off' }
  const read = await readSamlAnswer(provided.connection, encoded)
  if (!read) return { refused: 'provider' }
  const { id, answer } = read
  if (!isUuid(id)) return { refused: 'provider' }
  const isAsked = and(eq(attempts.step, 'asked'), gt(attempts.expiresAt, now()))
  const kept = await db
    .update(attempts)
    .set({ step: 'answered', answer })
    .where(and(eq(attempts.businessId, businessId), eq(attempts.id, id), isAsked))
    .returning({ id: attempts.id })
  return kept.length > 0 ? { id } : { refused: 'expired' }
}

/** Handles the browser's return: with the query of OpenID Connect, or the id of a stored SAML response. */
export async function handleReturn(db: Database, visit: Visit, query: string): Promise<Back> {
  const id = new URLSearchParams(query).get('state') ?? ''
  const provided = await findConnection(db, visit.businessId)
  if (!provided) return { refused: 'off' }
  const isSaml = provided.connection.kind === 'saml'
  const attempt = await take(db, visit, id, isSaml ? 'answered' : 'asked')
  if (!attempt) return { refused: 'expired' }
  const answer = isSaml ? attempt.answer : await readOpenIdAnswer(provided.connection, attempt, query)
  if (!answer) return { refused: 'provider' }
  const next = { ...attempt, id: randomUUID(), answer, expiresAt: ends() }
  if (attempt.isTest) {
    await db.insert(attempts).values({ ...next, step: 'tested' })
    if (!judge(provided, answer)) await rememberTest(db, provided)
    return { tested: next.id }
  }
  const userAgent = visit.headers.get('user-agent')
  const admitted = await admit(db, { businessId: visit.businessId, answer, userAgent })
  if (admitted !== 'agreement') return admitted
  await db.insert(attempts).values({ ...next, step: 'agreement' })
  return { agreement: next.id }
}

async function rememberTest(db: Database, { connection }: Provided) {
  const isTested = and(
    eq(singleSignOns.businessId, connection.businessId),
    eq(singleSignOns.issuer, connection.issuer),
  )
  await db.update(singleSignOns).set({ testedAt: now() }).where(isTested)
}

/** The result of a test, with the reason why this person could not sign in; null once expired. */
export async function findTest(db: Database, businessId: string, id: string) {
  const [found] = isUuid(id)
    ? await db
        .select({ answer: attempts.answer })
        .from(attempts)
        .where(
          and(
            ...[eq(attempts.businessId, businessId), eq(attempts.id, id)],
            ...[eq(attempts.step, 'tested'), gt(attempts.expiresAt, now())],
          ),
        )
    : []
  const provided = await findConnection(db, businessId)
  if (!found?.answer || !provided) return null
  return { ...found.answer, refused: judge(provided, found.answer) }
}
export type Tested = NonNullable<Awaited<ReturnType<typeof findTest>>>

/** Why we refuse a person; null if not. A provider speaks only for the proven domain of its own business. */
function judge({ business, connection, isInForce }: Provided, said: Asserted): RefusalCode | null {
  if (said.issuer !== connection.issuer || said.subject === '' || said.subject.length > 500) return 'provider'
  const email = emailOf(said)
  if (!email || said.isEmailVerified === false) return 'email'
  if (domainOf(email) !== business.domain) return 'domain'
  return isInForce ? null : 'off'
}

const emailOf = ({ email }: Asserted) => emailAddress.safeParse(email ?? '').data ?? null
export const domainOf = (email: string) => domainToASCII(email.slice(email.lastIndexOf('@') + 1))

type Admission = { businessId: string; answer: Asserted; userAgent: string | null; agreedBy?: string }

/**
 * Signs in the person whom the provider named: by a known identity, as the existing account that agreed, or with a new
 * account. Everything is checked again under the lock of the business.
 */
async function admit(
  db: Database,
  { businessId, answer, userAgent, agreedBy }: Admission,
): Promise<{ signedIn: Headers } | { refused: RefusalCode } | 'agreement'> {
  return db.transaction(async (tx) => {
    await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    const provided = await findConnection(tx, businessId)
    const refused = provided ? judge(provided, answer) : 'off'
    if (!provided || refused) return { refused: refused ?? 'off' }
    const { business, connection } = provided
    const email = emailOf(answer)!
    const { issuer, subject } = answer
    const isIdentity = and(
      ...[eq(singleSignOnIdentities.businessId, businessId), eq(singleSignOnIdentities.issuer, issuer)],
      eq(singleSignOnIdentities.subject, subject),
    )
    const open = async (userId: string) => ({
      signedIn: await startSession(tx, { userId, userAgent, onlyBusinessId: businessId }),
    })
    const [known] = await tx
      .update(singleSignOnIdentities)
      .set({ domain: business.domain, updatedAt: now() })
      .where(isIdentity)
      .returning()
    if (known) {
      if (known.userId === business.ownerId) return { refused: 'owner' }
      return (await isOpenMember(tx, businessId, known.userId)) ? open(known.userId) : { refused: 'removed' }
    }

    const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (account?.id === business.ownerId) return { refused: 'owner' }
    if (account && account.id !== agreedBy) return 'agreement'
    const isMember = account !== undefined && (await isOpenMember(tx, businessId, account.id))
    if (!isMember && !(await hasPlace(() => requirePlace(tx, business, email)))) return { refused: 'places' }
    const userId = account?.id ?? (await createAccount(tx, { email, answer, timeZone: business.timeZone }))
    const identity = { businessId, issuer, subject, userId, domain: business.domain }
    const joined = await tx
      .insert(singleSignOnIdentities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ userId: singleSignOnIdentities.userId })
    if (joined.length === 0) return { refused: 'taken' }
    if (!isMember) await addMember(tx, business, { userId, role: connection.defaultRole })
    return open(userId)
  })
}

async function isOpenMember(tx: Database, businessId: string, userId: string) {
  const [member] = await tx
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.businessId, businessId), eq(members.userId, userId), isNull(users.closedAt)))
  return member !== undefined
}

const hasPlace = (require: () => Promise<void>) =>
  require().then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )

/** Without a password; its mailbox, which the owner of the domain controls, can set one. */
async function createAccount(
  tx: Database,
  { email, answer, timeZone }: { email: string; answer: Asserted; timeZone: string },
) {
  const name = cleanedLine(answer.name ?? '').slice(0, 100) || email.slice(0, email.lastIndexOf('@'))
  const user = {
    id: uuidv7(),
    name,
    email,
    emailVerified: true,
    timeZone,
    createdAt: now(),
    updatedAt: now(),
  }
  await tx.insert(users).values(user)
  return user.id
}

/** The address that the provider named, while this browser may still agree. */
export async function findAgreement(db: Database, { businessId, headers }: Visit, id: string) {
  const browser = readCookie(headers, cookie())
  if (!browser || !isUuid(businessId) || !isUuid(id)) return null
  const [found] = await db
    .select({ answer: attempts.answer, business: businesses.name })
    .from(attempts)
    .innerJoin(businesses, eq(businesses.id, attempts.businessId))
    .where(
      and(
        ...[eq(attempts.businessId, businessId), eq(attempts.id, id), eq(attempts.step, 'agreement')],
        ...[eq(attempts.browserHash, hashOf(browser)), gt(attempts.expiresAt, now())],
      ),
    )
  const email = found?.answer && emailOf(found.answer)
  return email ? { email, business: found.business } : null
}

/** Links the account that agreed: from now on the provider signs it in, for this business alone. */
export async function agree(
  db: Database,
  visit: Visit,
  { id, userId }: { id: string; userId: string },
): Promise<Back> {
  const attempt = await take(db, visit, id, 'agreement')
  if (!attempt?.answer) return { refused: 'expired' }
  const { businessId, headers } = visit
  const given = { businessId, answer: attempt.answer, userAgent: headers.get('user-agent'), agreedBy: userId }
  const admitted = await admit(db, given)
  return admitted === 'agreement' ? { refused: 'expired' } : admitted
}

/** Deletes attempts that nobody finished. */
export async function forgetExpiredAttempts(db: Database) {
  await db.delete(attempts).where(lte(attempts.expiresAt, now()))
}
