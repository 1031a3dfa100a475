import './ed25519.server.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  type Act,
  type Actor,
  actCodes,
  actors,
  type Case,
  type Standing,
  standings,
  steps,
  takeStep,
} from '#app/features/log-format/acts.ts'
import { commit, type Fields, fieldsOf } from '#app/features/log-format/commitment.ts'
import { type ActEntry, dayOf, encodeHeader, noCase } from '#app/features/log-format/entry.ts'
import { forgetAnswers, recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import type { WebhookEvent } from '#app/features/webhook-events/webhook.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { logCases, logLeaves, receipts } from './log.table.ts'

/** Something that happened to a review. `fields`: what its receipt opens; those left out are empty. */
export type ReviewAct = {
  businessId: string
  reviewId: string
  act: Act
  actor: Actor
  at: Date
  fields?: Fields
  /** Only for a review that was set back: otherwise the standing follows from the act. */
  standing?: Standing
}

export type KnownCase = Case & { id: Buffer }
type Leaf = typeof logLeaves.$inferInsert
type Receipt = typeof receipts.$inferInsert

/**
 * Writes acts with what opens them; call it in the transaction of the act itself, which holds the lock of the review.
 * Throws what the log does not allow. `isSilent`: no program hears of them.
 */
export async function appendActs(tx: Database, events: ReviewAct[], { isSilent = false } = {}) {
  const known = await takeCases(tx, events)
  const leaves: Leaf[] = []
  const opening: Receipt[] = []
  for (const event of events) {
    const made = makeAct(event, known.get(event.reviewId))
    known.set(event.reviewId, made.after)
    leaves.push(made.leaf)
    opening.push(made.receipt)
  }
  await save(tx, { events, known, leaves, opening })
  if (isSilent) return
  await recordEvents(
    tx,
    events.flatMap(({ businessId, reviewId, act }) => {
      const type = webhookOf[act]
      return type ? [{ businessId, type, subjectId: reviewId }] : []
    }),
  )
  for (const { businessId, reviewId } of events.filter(({ act }) => act === 'erased'))
    await forgetAnswers(tx, businessId, [reviewId])
}

const webhookOf: Partial<Record<Act, WebhookEvent>> = {
  published: 'review.published',
  edited: 'review.changed',
  hidden: 'review.changed',
  restored: 'review.changed',
  answered: 'review.replied',
  answer_removed: 'review.replied',
  withdrawn: 'review.withdrawn',
  erased: 'review.withdrawn',
  removed: 'review.removed',
}

const isFirst = (act: Act) => act === 'submitted' || act === 'imported'

/** Locks the cases of the reviews, except those that these events begin. */
async function takeCases(tx: Database, events: ReviewAct[]) {
  const known = new Map<string, KnownCase>()
  const started = new Set(events.filter(({ act }) => isFirst(act)).map(({ reviewId }) => reviewId))
  const later = events.filter(({ reviewId }) => !started.has(reviewId))
  for (const [businessId, its] of Map.groupBy(later, (event) => event.businessId)) {
    const { rows } = await tx.execute<KnownCase & { review: string }>(sql`
      select review_id as review, case_id as id, standing, kind, steps, day from log_cases
      where business_id = ${businessId} and review_id in ${[...new Set(its.map(({ reviewId }) => reviewId))]}
      for update`)
    for (const { review, ...each } of rows) known.set(review, each)
  }
  return known
}

/** By the machine's clock, which sample data does not move: an entry is never dated back. */
const today = () => dayOf(new Date())

function makeAct(
  { businessId, reviewId, act, actor, at, fields: given = {}, standing: setBackTo }: ReviewAct,
  before?: KnownCase,
) {
  const standing = setBackTo ?? standingAfter(act, before, given)
  const day = Math.max(today(), before?.day ?? 0)
  const step = before?.steps ?? 0
  const after = takeStep(before, { act, standing, step, day })
  if (typeof after === 'string') throw new Error(`The log does not allow this: ${after} (${reviewId}).`)
  const id = before?.id ?? randomBytes(16)
  const fields = completed(act, { ...given, at: at.toISOString(), review: reviewId })
  const { leaf, salt } = sealed({ act, standing, actor, day, businessId, case: id, step }, fields)
  const was = before ? standings[before.standing] : 0
  const opens = { businessId, id: leaf.id, reviewId, act, actor, step, at, salt, entry: leaf.entry }
  return {
    after: { ...after, id },
    leaf: { ...leaf, was },
    receipt: { ...opens, fields: JSON.stringify(fields) },
  }
}

/** The standing after an act. It follows from the act alone, except that a published review may be an insider's or imported. */
function standingAfter(act: Act, before: KnownCase | undefined, { provenance }: Fields): Standing {
  const { to } = steps[act]
  if (act === 'published') return before?.kind ?? (provenance === 'insider' ? 'insider' : 'published')
  if (act === 'restored') return before?.kind ?? 'published'
  return to === 'same' ? (before?.standing ?? 'none') : to[0]!
}

function completed(act: Act, given: Fields): Fields {
  const names = fieldsOf[act]
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`${act} has no field ${unknown.join(', ')}.`)
  return Object.fromEntries(names.map((name) => [name, given[name] ?? '']))
}

function sealed(header: ActEntry, fields: Fields) {
  const salt = randomBytes(32)
  const bytes = encodeHeader(header)
  const { act, actor, businessId, day, step } = header
  const entry = Buffer.concat([bytes, commit(bytes, salt, fields)])
  const codes = { act: actCodes[act], actor: actors[actor] }
  return { salt, leaf: { businessId, id: randomUUID(), ...codes, day, step, entry, was: 0 } }
}

type Written = { events: ReviewAct[]; known: Map<string, KnownCase>; leaves: Leaf[]; opening: Receipt[] }

/** One statement, however many there are. */
async function save(tx: Database, { events, known, leaves, opening }: Written) {
  if (events.length === 0) return
  const businessOf = new Map(events.map(({ businessId, reviewId }) => [reviewId, businessId]))
  const cases = [...businessOf].map(([reviewId, businessId]) => {
    const { id: caseId, standing, kind, steps, day } = known.get(reviewId)!
    return { businessId, reviewId, caseId, standing, kind, steps, day }
  })
  await tx.execute(sql`
    with leaf as (${insertRows(logLeaves, leaves)}), opened as (${insertRows(receipts, opening)})
    ${insertRows(logCases, cases)} on conflict (business_id, review_id) do update
      set standing = excluded.standing, kind = excluded.kind, steps = excluded.steps, day = excluded.day`)
}

/** The leaf of a review that is in the log and in no table: nobody holds a receipt for it. */
export function makeLostLeaf({ businessId, id, ...before }: KnownCase & { businessId: string }) {
  const { day, steps: step, standing: was } = before
  const header = { act: 'lost', standing: 'erased', actor: 'rule', businessId, case: id, step } as const
  const at = now()
  const fields = completed('lost', { at: at.toISOString() })
  return { ...sealed({ ...header, day: Math.max(today(), day) }, fields).leaf, was: standings[was] }
}

type BusinessAct = { businessId: string; act: 'opened' | 'renamed' | 'closed'; at: Date; fields?: Fields }

/** Sorts the acts of a day: a business is opened before and closed after everything else. */
const turnOf = { opened: -1, renamed: 0, closed: 2 ** 31 - 1 }

export const turnOfBusinessAct = (act: Act): number | undefined => ({ ...turnOf })[act as keyof typeof turnOf]

/** The leaf of an act about the business itself, with the salt that opens it. */
export function makeBusinessLeaf({ businessId, act, at, day, fields: given }: BusinessAct & { day: number }) {
  const fields = completed(act, { ...given, at: at.toISOString() })
  const header = { act, standing: 'none', actor: 'business', day, businessId } as const
  const { leaf, salt } = sealed({ ...header, case: noCase, step: 0 }, fields)
  return { leaf: { ...leaf, step: turnOf[act] }, salt }
}

/**
 * Writes an act about the business itself, in the transaction of the change. No author holds a receipt for it: the caller
 * keeps the salt, or forgets it.
 */
export async function appendBusinessAct(tx: Database, event: BusinessAct) {
  const { leaf, salt } = makeBusinessLeaf({ ...event, day: today() })
  await tx.insert(logLeaves).values(leaf)
  return { id: leaf.id, salt }
}
