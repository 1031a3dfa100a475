import { ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import { DigestPage } from '#app/features/digests/digest-page.tsx'
import { endOf, lastFullPeriod, readDigestPeriod, shiftPeriod } from '#app/features/digests/digest-period.ts'
import { findDigestFrequency } from '#app/features/digests/digest-settings.server.ts'
import { readPerformanceDigest } from '#app/features/digests/performance-digest.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/performance-digest.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Digest · Vouchsafe' }]

// GET /business/analytics/digest, or of an earlier week or month: ?by=week&from=2026-11-16
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business, user } = memberWith(context, 'performanceInsights', 'digest')
  const at = now()
  const period = readDigestPeriod(new URL(request.url).searchParams, at)
  const of = { businessId: business.id, userId: user.id }
  const [digest, often, written] = await Promise.all([
    readPerformanceDigest(db, business, period),
    findDigestFrequency(db, of),
    findWrittenPeriod(db, business.id, countedProvenances),
  ])
  const shown = digest.parts.flatMap(({ quotes }) => quotes.map(({ reviewId }) => reviewId))
  await noteRatingsShown(db, business.id, [...shown, ...digest.newest.map(({ id }) => id)])
  const [older, newer] = [shiftPeriod(period, -1), shiftPeriod(period, 1)]
  return {
    digest,
    often,
    settings: ownersMailLinks('performance-digests', of).path,
    older: written && endOf(older) > written.from ? older : null,
    newer: newer.from <= lastFullPeriod(period.often, at).from ? newer : null,
  }
}

export default function PerformanceDigestRoute({ loaderData }: Route.ComponentProps) {
  return <DigestPage {...loaderData} />
}
