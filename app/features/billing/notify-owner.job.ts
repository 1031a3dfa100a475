import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/sending.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { billingMail } from './billing.email.tsx'
import { graceEnd } from './granting.ts'
import { stateOf } from './reading.server.ts'
import type { SubscriptionState } from './subscription.schema.ts'
import { subscriptions } from './subscription.table.ts'
import type { BillingNews } from './subscription-changes.ts'

/** The state that each news is about: news that time has overtaken is not sent. */
const stateFor: Record<BillingNews, SubscriptionState> = {
  'payment-failed': 'past_due',
  suspended: 'suspended',
  ended: 'ended',
}

export async function notifyOwnerOfBilling(db: Database, { businessId, news }: Jobs['billing.notify-owner']) {
  const [found] = await db
    .select({ business: businesses, to: users.email, stored: subscriptions })
    .from(subscriptions)
    .innerJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(subscriptions.businessId, businessId))
  if (!found || found.business.closedAt || stateOf(found.stored, now()) !== stateFor[news]) return
  const { business, to, stored } = found
  const { subject, body } = billingMail({
    ...{ news, business },
    plan: plans[stored.planId ?? 'starter'].longName,
    graceUntil: stored.unpaidSince && graceEnd(stored.unpaidSince),
    link: linkTo('/business/subscription'),
  })
  const since = (stored.unpaidSince ?? stored.currentPeriodEnd).getTime()
  const messageId = `<billing.${news}.${businessId}.${since}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}
