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
import type { BillingNews } from './owner-news.ts'
import { isOwn } from './subscriber.server.ts'
import type { SubscriptionState } from './subscription.schema.ts'
import { subscriptions } from './subscription.table.ts'
import { graceEnd, stateOf } from './subscription-rules.ts'

/** The states that each news is about: news that time has overtaken is not sent. */
const statesFor: Record<BillingNews, SubscriptionState[]> = {
  bought: ['active', 'changing', 'ending'],
  changed: ['active', 'changing'],
  cancelled: ['ending'],
  'payment-failed': ['past_due'],
  'on-starter': ['suspended', 'ended'],
}

const confirmations: BillingNews[] = ['bought', 'changed', 'cancelled']

export async function notifyOwnerOfBilling(
  db: Database,
  { businessId, news, at }: Jobs['billing.notify-owner'],
) {
  const [found] = await db
    .select({ business: businesses, to: users.email, stored: subscriptions })
    .from(subscriptions)
    .innerJoin(businesses, eq(businesses.id, subscriptions.businessId))
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(subscriptions.businessId, businessId))
  if (!found || found.business.closedAt) return
  const { business, to, stored } = found
  // After a handover the new owner has bought and cancelled nothing.
  if (confirmations.includes(news) && !isOwn(stored, business)) return
  const state = stateOf(stored, now())
  if (!statesFor[news].includes(state)) return
  const { subject, body } = billingMail({
    ...{ news, business, state, isAnnual: stored.isAnnual },
    plan: plans[stored.planId ?? 'starter'].longName,
    periodEnd: stored.currentPeriodEnd,
    graceUntil: stored.unpaidSince && graceEnd(stored.unpaidSince),
    link: linkTo('/business/subscription'),
  })
  const messageId = `<billing.${news}.${businessId}.${at}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}
