import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { and, eq, inArray } from 'drizzle-orm'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aConfirmationLink } from '#tests/factories.ts'
import { headersOf, reviewPost } from '../load/review-post.ts'

const count = Number(process.env.BENCH_REVIEWS ?? 200)
const pauseMs = 100

/** The service holds more than 30 in ten minutes for its operator, so several businesses share them. */
export const businessesFor = Math.ceil(count / 25)

export type Wall = { businessId: string; widgetId: string }
type Where = { db: Database; origin: string; walls: Wall[] }

/**
 * Milliseconds from a review's publication to the first response with it at the origin, while 50 visitors ask for the
 * widgets as fast as they can. Reviews are sent and confirmed through the service's own forms.
 */
export async function timeToBeSeen({ db, origin, walls }: Where) {
  const submitted: Submitted[] = []
  for (let at = 0; at < count; at++)
    submitted.push(await submit({ db, origin, ...walls[at % walls.length]! }, at))
  const requests = walls.map(({ widgetId }) => ({
    path: `/w/${widgetId}.js`,
    headers: { 'accept-encoding': 'br' },
  }))
  const load = autocannon({ url: origin, requests, connections: 50, duration: 3600 }, () => {})
  const watching = watch(walls.map(({ widgetId }) => `${origin}/w/${widgetId}.json`))
  try {
    for (const [at, review] of submitted.entries()) {
      await confirm(origin, review, at)
      await sleep(pauseMs)
    }
    await sleep(3_000)
  } finally {
    load.stop()
    watching.stop()
  }
  return summary(await published(db, walls), await watching.seenAt)
}

type Submitted = { token: string; agreedAt: Date }

async function confirm(origin: string, { token, agreedAt }: Submitted, at: number) {
  const response = await fetch(`${origin}/review/confirm/${token}`, {
    method: 'POST',
    headers: headersOf(origin, at),
    body: new URLSearchParams({ version: '1', agreedAt: String(agreedAt.getTime()) }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A confirmation was answered ${response.status}.`)
}

async function submit(
  { db, origin, businessId }: Omit<Where, 'walls'> & Wall,
  at: number,
): Promise<Submitted> {
  const text = `Visit ${at}: loaf ${at} kept ${at} hours, and queue ${at} moved.`
  const { path, headers, body, email } = reviewPost({ origin, businessId, text, count: at })
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
  if (response.status !== 303) throw new Error(`A review was answered ${response.status}.`)
  const [review] = await db
    .select({ id: reviews.id, agreedAt: reviews.consentedAt })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.authorEmail, email)))
  const { id: reviewId, agreedAt } = review!
  return { agreedAt, token: await aConfirmationLink(db, { businessId, reviewId }) }
}

/** Notes when each review was first in the widget's data. */
function watch(urls: string[]) {
  const seenAt = new Map<string, number>()
  let isWatching = true
  const look = async (url: string) => {
    while (isWatching) {
      const { reviews } = (await (await fetch(url)).json()) as { reviews: { id: string }[] }
      for (const { id } of reviews) if (!seenAt.has(id)) seenAt.set(id, Date.now())
      await sleep(10)
    }
  }
  const stop = () => {
    isWatching = false
  }
  return { stop, seenAt: Promise.all(urls.map(look)).then(() => seenAt) }
}

const published = (db: Database, walls: Wall[]) =>
  db
    .select({ id: reviews.id, publishedAt: reviews.publishedAt })
    .from(reviews)
    .where(
      and(
        inArray(
          reviews.businessId,
          walls.map(({ businessId }) => businessId),
        ),
        eq(reviews.state, 'published'),
      ),
    )

/** A review that was never seen counts as infinitely late. */
function summary(all: { id: string; publishedAt: Date | null }[], seenAt: Map<string, number>) {
  if (all.length < count) throw new Error(`Only ${all.length} of ${count} reviews were published.`)
  const waits = all
    .map(({ id, publishedAt }) => (seenAt.get(id) ?? Number.POSITIVE_INFINITY) - publishedAt!.getTime())
    .sort((a, b) => a - b)
  const at = (share: number) => waits[Math.min(Math.floor(waits.length * share), waits.length - 1)]!
  return { median: at(0.5), p99: at(0.99) }
}
