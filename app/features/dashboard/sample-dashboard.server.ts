import { topicName } from '#app/features/analyses/topic-name.ts'
import { findDemo } from '#app/features/businesses/demo.server.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { readDashboard, type Topic } from './dashboard.server.ts'
import { type Evidence, readEvidence } from './sample-evidence.server.ts'

/** Topics of the demo's dashboard, each with reviews that mention it. */
export type SampleDashboard = {
  business: string
  /** Time of reading, ISO 8601. */
  at: string
  praised: string | undefined
  criticised: string | undefined
  /** Only topics with evidence. */
  topics: Topic[]
  /** In the order of the topics. */
  evidence: Evidence[]
}

let known: { sample: Promise<SampleDashboard>; db: Database; until: number } | undefined

/** Cached for ten minutes. Where no demo was seeded, or the database fails: the demo on the day of the snapshot. */
export function findSampleDashboard(db: Database): Promise<SampleDashboard> {
  if (!known || known.db !== db || known.until <= now().getTime()) {
    const read = readDemo(db, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'dashboard of the demo')
      return null
    })
    known = { sample: read.then((live) => live ?? snapshot()), db, until: now().getTime() + minutes(10) }
  }
  return known.sample
}

async function snapshot() {
  const { default: taken } = await import('#seeds/bakery/dashboard.json', { with: { type: 'json' } })
  return taken as unknown as SampleDashboard
}

/** Null where no demo was seeded, or where it has become too old to have recent reviews. */
export async function readDemo(db: Database, at: Date): Promise<SampleDashboard | null> {
  const business = await findDemo(db)
  if (!business) return null
  const { topics, topPraise, topComplaint } = await readDashboard(db, business, at)
  const read = await Promise.all(
    topics.topics.map(async (figures) => {
      const { topic } = figures
      const evidence = await readEvidence(db, business.id, { topic, title: topicName(topic), at })
      return { figures, evidence }
    }),
  )
  const shown = read.filter(({ evidence }) => evidence !== null)
  if (shown.length === 0) return null
  return {
    business: business.name,
    at: at.toISOString(),
    praised: topPraise?.topic,
    criticised: topComplaint?.topic,
    topics: shown.map(({ figures }) => figures),
    evidence: shown.map(({ evidence }) => evidence!),
  }
}
