import { asc, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendLetter } from '#app/features/mailing/letter.email.tsx'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatList, formatLongDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import type { BillingNews } from './owner-news.ts'
import type { SubscriptionState } from './subscription.schema.ts'
import { type StoredSubscription, subscriptions } from './subscription.table.ts'
import { graceEnd, stateOf } from './subscription-rules.ts'

/** The states that each news is about: news that time has overtaken is not sent. */
const statesFor: Record<BillingNews, SubscriptionState[]> = {
  bought: ['active', 'changing', 'ending'],
  changed: ['active', 'changing'],
  cancelled: ['ending'],
  'payment-failed': ['past_due'],
  'on-starter': ['suspended', 'ended'],
}

export async function notifyOwnerOfBilling(
  db: Database,
  { userId, news, left, at }: Jobs['billing.notify-owner'],
) {
  const [found] = await db
    .select({ to: users.email, stored: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.userId, userId))
  if (!found) return
  const { to, stored } = found
  const state = stateOf(stored, now())
  if (!statesFor[news].includes(state)) return
  const isTheirs = eq(businesses.ownerId, userId)
  const owned = await db.select().from(businesses).where(isTheirs).orderBy(asc(businesses.coveredAt))
  const namesOf = (given: typeof owned) => formatList(given.map(({ name }) => name))
  const covered = namesOf(owned.filter(({ coveredAt }) => coveredAt))
  const gone = namesOf(owned.filter(({ id, coveredAt }) => !coveredAt && left.includes(id)))
  const plan = plans[stored.planId ?? 'starter'].longName
  const { subject, text, button = 'See the subscription' } = words(stored, state, plan)[news]
  const letter = {
    subject,
    preview: text,
    reason: 'You bought a plan.',
    text: [
      text,
      covered && `It is the plan of ${covered}.`,
      gone &&
        `${plan} has no place for ${gone}, on Starter now: the businesses that were covered first stay. You can choose others on your subscription page.`,
      news !== 'bought' &&
        'Everything that was collected stays: your reviews are published and counted as before, and nothing is deleted.',
    ],
    button: [button, linkTo('/business/subscription')] as [string, string],
  }
  await sendLetter(db, to, letter, `<billing.${news}.${userId}.${at}@vouchsafe>`)
}

type Words = { subject: string; text: string; button?: string }

function words(stored: StoredSubscription, state: SubscriptionState, plan: string) {
  const { isAnnual, currentPeriodEnd, unpaidSince } = stored
  const end = formatLongDate(currentPeriodEnd)
  const now = `${plan}, billed ${isAnnual ? 'yearly' : 'monthly'}`
  const until = unpaidSince ? ` until ${formatLongDate(graceEnd(unpaidSince))}` : ''
  return {
    bought: {
      subject: `You are on ${plan} now`,
      text: `You bought ${now}. It renews on ${end} unless you cancel it before. Invoices are on your subscription page.`,
    },
    changed: {
      subject: 'Your plan was changed',
      text:
        state === 'changing'
          ? `The change that you chose begins on ${end}. Until then you keep ${now}.`
          : `You are on ${now}. It renews on ${end} unless you cancel it before.`,
    },
    cancelled: {
      subject: `${plan} ends on ${end}`,
      text: `The plan is cancelled: it stays until ${end} and is not charged again. Until then you can take this back on your subscription page.`,
    },
    'payment-failed': {
      subject: `The payment for ${plan} failed`,
      text: `The payment for ${plan} did not go through. You keep ${plan}${until}, so there is time to check the card.`,
      button: 'Check the payment',
    },
    'on-starter': {
      subject: 'You are on Starter now',
      text:
        state === 'ended'
          ? `${plan} is over, and you are on Starter, which is free. Nothing more is charged.`
          : `The payment for ${plan} is still missing, so you are on Starter. ${plan} comes back as soon as it is paid.`,
    },
  } satisfies Record<BillingNews, Words> as Record<BillingNews, Words>
}
