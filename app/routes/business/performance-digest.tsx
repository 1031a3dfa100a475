import { placeOf } from '#app/features/accounts/account.schema.ts'
import { DigestPage } from '#app/features/digests/digest-page.tsx'
import { endOf, lastFullPeriod, readDigestPeriod, shiftPeriod } from '#app/features/digests/digest-period.ts'
import {
  changeDigestFrequency,
  digestChoice,
  findDigestFrequency,
} from '#app/features/digests/digest-settings.server.ts'
import { readPerformanceDigest } from '#app/features/digests/performance-digest.server.ts'
import { digestSaved } from '#app/features/digests/performance-digest.vocabulary.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/written-periods.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { type IntentResult, saved } from '#app/routes/sign-in/intents.server.ts'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/performance-digest.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Digest · Vouchsafe' }]

// GET /business/analytics/digest, or of an earlier week or month: ?by=week&from=2026-11-16
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'performanceInsights')
  const { business, user } = owner
  const at = now()
  const period = readDigestPeriod(new URL(request.url).searchParams, at)
  const [digest, often, written] = await Promise.all([
    readPerformanceDigest(db, business, period),
    findDigestFrequency(db, { businessId: business.id, userId: user.id }),
    findWrittenPeriod(db, business.id, countedProvenances),
  ])
  const [older, newer] = [shiftPeriod(period, -1), shiftPeriod(period, 1)]
  return {
    ...{ digest, often, email: user.email, place: placeOf(business.timeZone) },
    older: written && endOf(older) > written.from ? older : null,
    newer: newer.from <= lastFullPeriod(period.often, at).from ? newer : null,
  }
}

// POST /business/analytics/digest: how often it comes by email
export async function action({ context, request }: Route.ActionArgs) {
  const owner = memberOf(context)
  requireFeature(owner, 'performanceInsights')
  const values = await readForm(request)
  const parsed = parseForm(digestChoice, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const of = { businessId: owner.business.id, userId: owner.user.id }
    await changeDigestFrequency(db, of, parsed.value.often)
    return saved(digestSaved[parsed.value.often])
  })
}

export default function PerformanceDigestRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result: IntentResult | undefined = actionData
  useActionToast(result?.toast)
  return <DigestPage {...loaderData} error={result?.errors.often} />
}

export const ErrorBoundary = Failure
