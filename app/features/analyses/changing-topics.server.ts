import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { wholeTopic } from './analysis.schema.ts'
import { mentions, topicRules } from './analysis.table.ts'
import { topicsBehind } from './shown-topics.server.ts'
import { topicName } from './topic-name.ts'

type Business = { id: string; tierName: string }
/** `topic` as the owner sees it. */
type Of = { business: Business; topic: string }

const mostRules = 500

/**
 * Shows a topic to its owner under another name; the name of another topic joins the two. Also applies to later reviews,
 * never to public pages. Throws 404 for a topic that the business does not have, 409 for the name of a muted one.
 */
export async function renameTopic(db: Database, { business, topic, name }: Of & { name: string }) {
  return changing(db, { business, topic }, async (tx, behind) => {
    const standing = await findNamed(tx, business.id, name)
    const isJoin = standing !== null && standing !== topic
    const shownAs = isJoin ? standing : name
    if (shownAs === topic) return 'unchanged' as const
    await setRules(tx, business.id, { topics: behind, shownAs, isMuted: false })
    await claimName(tx, business.id, shownAs)
    const [from, to] = [topicName(topic), topicName(shownAs)]
    const message = isJoin
      ? `Joined the topic “${from}” into “${to}”`
      : `Renamed the topic “${from}” to “${to}”`
    await record(tx, business, message)
    return isJoin ? ('joined' as const) : ('renamed' as const)
  })
}

/** Leaves a topic out of everything that the owner sees. Public pages show it as before. */
export async function muteTopic(db: Database, { business, topic }: Of) {
  return changing(db, { business, topic }, async (tx, behind) => {
    await setRules(tx, business.id, { topics: behind, shownAs: topic, isMuted: true })
    await record(tx, business, `Muted the topic “${topicName(topic)}”`)
  })
}

/** Undoes the owner's changes to a topic, given by its stored name. Throws 404 if there are none. */
export async function restoreTopic(db: Database, { business, topic }: Of) {
  await db.transaction(async (tx) => {
    await lock(tx, business.id)
    const isIts = and(eq(topicRules.businessId, business.id), eq(topicRules.topic, topic))
    const [undone] = await tx.delete(topicRules).where(isIts).returning()
    if (!undone) throw notFound('topic')
    await record(tx, business, `Undid the changes to the topic “${topicName(topic)}”`)
  })
}

async function changing<T>(
  db: Database,
  { business, topic }: Of,
  change: (tx: Database, behind: string[]) => Promise<T>,
) {
  return db.transaction(async (tx) => {
    await lock(tx, business.id)
    const behind = await topicsBehind(tx, business.id, topic)
    const isThere = and(
      eq(mentions.businessId, business.id),
      inArray(mentions.topic, behind),
      ne(mentions.topic, wholeTopic),
    )
    const found = behind.length > 0 && (await tx.$count(mentions, isThere)) > 0
    if (!found) throw notFound('topic')
    return change(tx, behind)
  })
}

/** Concurrent changes to the topics of a business wait. */
const lock = (tx: Database, businessId: string) =>
  tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update')

/** The topic that the owner already sees under this name, whatever its capitals; null if there is none. */
async function findNamed(tx: Database, businessId: string, name: string): Promise<string | null> {
  const stored = name.toLowerCase()
  const { rows } = await tx.execute<{ shown_as: string; is_muted: boolean }>(sql`
    select shown_as, is_muted from ${topicRules} where business_id = ${businessId} and lower(shown_as) = ${stored}
    union all
    select a.topic, false from ${mentions} a where a.business_id = ${businessId} and a.topic = ${stored}
      and not exists (select from ${topicRules} t where t.business_id = ${businessId} and t.topic = a.topic)
    limit 1`)
  const [found] = rows
  if (found?.is_muted) throw conflict(`You muted “${topicName(found.shown_as)}”. Show it again first.`)
  return found?.shown_as ?? null
}

type Rules = { topics: string[]; shownAs: string; isMuted: boolean }

async function setRules(tx: Database, businessId: string, { topics, shownAs, isMuted }: Rules) {
  const rows = topics.map((topic) => ({ businessId, topic, shownAs, isMuted }))
  await tx
    .insert(topicRules)
    .values(rows)
    .onConflictDoUpdate({ target: [topicRules.businessId, topicRules.topic], set: { shownAs, isMuted } })
  if ((await tx.$count(topicRules, eq(topicRules.businessId, businessId))) > mostRules)
    throw conflict(`You have more than ${mostRules} changes to topics. Undo some first.`)
}

/** If the engine later finds a topic with this name in lower case, it is the same topic. */
async function claimName(tx: Database, businessId: string, shownAs: string) {
  const topic = shownAs.toLowerCase()
  if (topic === shownAs) return
  await tx.insert(topicRules).values({ businessId, topic, shownAs, isMuted: false }).onConflictDoNothing()
}

const record = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'topics_changed', message, relatedId: business.id })
