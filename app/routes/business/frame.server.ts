import { readMissingPayment } from '#app/features/billing/subscription-page.server.ts'
import { firstOfNextMonth, listChoices } from '#app/features/businesses/add-business.server.ts'
import { may } from '#app/features/businesses/business.vocabulary.ts'
import { countReviewsWithoutReply } from '#app/features/dashboard/dashboard.server.ts'
import { monthOf } from '#app/features/inbox/period-filter.ts'
import { configuredModel } from '#app/features/language-model/model.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { countReviewsOfMonth, readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { listNewestReviews } from '#app/features/reviews/newest-reviews.server.ts'
import { formatMonthName } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import type { Member } from '#app/routes/guards.server.ts'

export type AreaFrame = Awaited<ReturnType<typeof readAreaFrame>>

export async function readAreaFrame({ user, business, role, isOnlyHere = false }: Member) {
  const at = now()
  const [withoutReply, reviews, pause, choices, missingPayment, examples] = await Promise.all([
    countReviewsWithoutReply(db, business.id, at),
    countReviewsOfMonth(db, business.id),
    readAnalysisPause(db, business, at),
    isOnlyHere ? { all: 1, first: [] } : listChoices(db, user.id),
    may(role, 'own') ? readMissingPayment(db, business) : null,
    listNewestReviews(db, business.id, { count: 2, isSeen: true }),
  ])
  return {
    email: user.email,
    isOperator: user.isOperator,
    isOnlyHere,
    role,
    business: {
      id: business.id,
      name: business.name,
      tier: business.tierName,
      language: business.language,
      timeZone: business.timeZone,
    },
    closed: business.isActive
      ? null
      : { name: business.name, erasedFrom: business.eraseAfter, reason: business.closingReason },
    choices,
    withoutReply,
    missingPayment,
    examples,
    usage: {
      reviews,
      maxReviews: plans[business.tierName].maxReviews,
      waiting: pause?.waiting ?? 0,
      resetAt: firstOfNextMonth(at).toISOString(),
    },
    month: formatMonthName(monthOf(at)),
    hasModel: configuredModel() !== null,
  }
}
