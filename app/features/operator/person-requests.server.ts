import { createHmac, randomInt } from 'node:crypto'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { switchOffTwoFactorAsOperator } from '#app/features/accounts/two-factor.server.ts'
import { findUserByEmail } from '#app/features/accounts/user.server.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, gone, invalid, notFound } from '#app/platform/refusal.ts'
import { areEqual, deriveKeys, verify } from '#app/platform/secret.server.ts'
import { codeDays, noticeDays } from './person-request.schema.ts'
import { type PersonRequest, personRequests } from './person-request.table.ts'
import { collectPersonalData, erasePerson, hasAccount } from './personal-data.server.ts'

const mostTries = 5

type ByOperator = { operatorId: string }

/**
 * Opens a request for an address, in place of any earlier one. With `identity` the mailbox need not answer, but has a week
 * to say no; else a code goes there, which the person tells the operator.
 */
export async function openPersonRequest(
  db: Database,
  { operatorId, email, identity = null }: ByOperator & { email: string; identity?: string | null },
) {
  await refuseAccounts(db, email)
  const requestId = uuidv7()
  const expiresAt = new Date(now().getTime() + days(identity === null ? codeDays : noticeDays + 30))
  await db.transaction(async (tx) => {
    await tx.delete(personRequests).where(eq(personRequests.email, email))
    await tx.insert(personRequests).values({
      id: requestId,
      email,
      askedBy: operatorId,
      identity,
      expiresAt,
      createdAt: now(),
    })
    const how = identity === null ? 'mailed a code there' : `without the mailbox: ${identity}`
    await record(tx, operatorId, `Opened a request for the data of ${maskedAddress(email)}, ${how}`)
    await enqueue(tx, 'operator.mail-person', { requestId })
  })
}

/** A person with an account closes it themselves, which asks for their password. */
async function refuseAccounts(db: Database, email: string) {
  if (await hasAccount(db, email))
    throw conflict('This address has an account. Its owner downloads and erases the data in their profile.')
}

export async function listPersonRequests(db: Database) {
  const open = await db
    .select()
    .from(personRequests)
    .where(gt(personRequests.expiresAt, now()))
    .orderBy(asc(personRequests.createdAt), asc(personRequests.id))
  return open.map((request) => ({
    id: request.id,
    email: request.email,
    identity: request.identity,
    expiresAt: request.expiresAt,
    /** Whether the data may be handed out and erased; until `waitsUntil` it may not, null while nothing was mailed. */
    isReady: isReady(request),
    waitsUntil: waitsUntil(request),
    hasTriesLeft: request.codeTries < mostTries,
  }))
}
export type OpenPersonRequest = Awaited<ReturnType<typeof listPersonRequests>>[number]

const waitsUntil = ({ identity, notifiedAt }: PersonRequest) =>
  identity === null || !notifiedAt ? null : new Date(notifiedAt.getTime() + days(noticeDays))

function isReady(request: PersonRequest) {
  const until = waitsUntil(request)
  return request.provenAt !== null || (until !== null && until <= now())
}

/** Makes the code to be mailed; only its keyed hash is stored, so a second run makes another one. */
export async function makePersonCode(db: Database, requestId: string) {
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const [codeHash] = codeHashesOf(requestId, code)
  await db.update(personRequests).set({ codeHash }).where(eq(personRequests.id, requestId))
  return code
}

const codeHashesOf = (requestId: string, code: string) =>
  deriveKeys('person-codes').map((key) => createHmac('sha256', key).update(`${requestId} ${code}`).digest())

/** Throws 422 for a wrong code, which counts as one of five tries. */
export async function enterPersonCode(
  db: Database,
  { requestId, code }: { requestId: string; code: string },
) {
  const [tried] = await db
    .update(personRequests)
    .set({ codeTries: sql`${personRequests.codeTries} + 1` })
    .where(and(isOpen(requestId), lt(personRequests.codeTries, mostTries)))
    .returning()
  const typed = code.replace(/\D/g, '')
  const isRight =
    tried?.codeHash && codeHashesOf(requestId, typed).some((hash) => areEqual(hash, tried.codeHash!))
  if (!isRight) throw invalid('This code is wrong or has expired. After five wrong ones, mail a new one.')
  await db.update(personRequests).set({ provenAt: now() }).where(eq(personRequests.id, requestId))
}

/** Everything that is stored under the address of the request. That it was handed over is recorded. */
export async function exportPerson(
  db: Database,
  { operatorId, requestId }: ByOperator & { requestId: string },
) {
  return db.transaction(async (tx) => {
    const { email } = await lockReady(tx, requestId)
    await record(tx, operatorId, `Downloaded the data of ${maskedAddress(email)} for them`)
    return collectPersonalData(tx, email)
  })
}

export async function eraseRequested(
  db: Database,
  { operatorId, requestId }: ByOperator & { requestId: string },
) {
  return db.transaction(async (tx) => {
    const { email } = await lockReady(tx, requestId)
    await refuseAccounts(tx, email)
    await erasePerson(tx, email)
    await tx.delete(personRequests).where(eq(personRequests.id, requestId))
    await record(tx, operatorId, `Erased the data of ${maskedAddress(email)}, at their wish`)
    return email
  })
}

async function lockReady(tx: Database, requestId: string) {
  const [request] = isUuid(requestId)
    ? await tx.select().from(personRequests).where(isOpen(requestId)).for('update')
    : []
  if (!request) throw notFound('request')
  if (!isReady(request))
    throw conflict(
      'This waits for the code from the mailbox, or for the week in which the mailbox can say no.',
    )
  return request
}

export async function dropPersonRequest(
  db: Database,
  { operatorId, requestId }: ByOperator & { requestId: string },
) {
  await db.transaction(async (tx) => {
    const [dropped] = await tx.delete(personRequests).where(eq(personRequests.id, requestId)).returning()
    if (dropped) await record(tx, operatorId, `Dropped the request for ${maskedAddress(dropped.email)}`)
  })
}

/** The request that a mail's link is about. Throws 410 when it is over. */
export async function findStoppable(db: Database, token: string) {
  const requestId = verify('person-request', token)?.payload ?? ''
  const [request] = isUuid(requestId) ? await db.select().from(personRequests).where(isOpen(requestId)) : []
  if (!request) throw gone('This request is over.')
  return request
}

/** The mailbox said no: nothing is handed out or erased. */
export async function stopPersonRequest(db: Database, token: string) {
  const { id, email } = await findStoppable(db, token)
  await db.transaction(async (tx) => {
    await tx.delete(personRequests).where(eq(personRequests.id, id))
    await record(tx, null, `${maskedAddress(email)} stopped the request for its data`)
  })
}

/** Deletes requests that are over. Runs once a day. */
export async function forgetPersonRequests(db: Database) {
  await db.delete(personRequests).where(lt(personRequests.expiresAt, now()))
}

const isOpen = (requestId: string) =>
  and(eq(personRequests.id, requestId), gt(personRequests.expiresAt, now()))

const record = (tx: Database, operatorId: string | null, message: string) =>
  recordOperatorAction(tx, { operatorId, message })

/** Switches off somebody's second factor and records it with each of their businesses. False if nobody there has one. */
export async function switchOffTwoFactorOf(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user || !(await switchOffTwoFactorAsOperator(tx, user.id))) return false
    const owned = await tx
      .select({ id: businesses.id, tierName: businesses.tierName })
      .from(businesses)
      .where(eq(businesses.ownerId, user.id))
    for (const business of owned) {
      await recordActivity(tx, {
        business,
        type: 'two_factor_switched_off',
        message: 'The operator switched off two-factor sign-in for the owner, on request',
      })
    }
    return true
  })
}
