import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
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
    news,
    business,
    state,
    isAnnual: stored.isAnnual,
    plan: plans[stored.planId ?? 'starter'].longName,
    periodEnd: stored.currentPeriodEnd,
    graceUntil: stored.unpaidSince && graceEnd(stored.unpaidSince),
    link: linkTo('/business/subscription'),
  })
  const messageId = `<billing.${news}.${businessId}.${at}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}

type Told = {
  news: BillingNews
  business: { name: string }
  state: SubscriptionState
  plan: string
  isAnnual: boolean
  periodEnd: Date
  graceUntil: Date | null
  link: string
}

const kept =
  'Everything that was collected stays: your reviews are published and counted as before, and nothing is deleted.'

/** To the owner: what was bought, changed or cancelled, that a payment failed, that the plan is over. */
function billingMail({ news, link, ...about }: Told) {
  const { business } = about
  const { subject, text, button } = words(about)[news]
  return {
    subject,
    body: (
      <EmailLayout heading={subject} preview={text} reason={`You own ${business.name}.`}>
        <EmailText>{text}</EmailText>
        {news !== 'bought' && <EmailText>{kept}</EmailText>}
        <EmailButton href={link}>{button}</EmailButton>
      </EmailLayout>
    ),
  }
}

function words({ business, state, plan, isAnnual, periodEnd, graceUntil }: Omit<Told, 'news' | 'link'>) {
  const end = formatLongDate(periodEnd)
  const now = `${plan}, billed ${isAnnual ? 'yearly' : 'monthly'}`
  const until = graceUntil ? ` until ${formatLongDate(graceUntil)}` : ''
  const button = 'See the subscription'
  return {
    bought: {
      subject: `${business.name} is on ${plan} now`,
      text: `You bought ${now}. It renews on ${end} unless you cancel it before. Invoices are on your subscription page.`,
      button,
    },
    changed: {
      subject: `The plan of ${business.name} was changed`,
      text:
        state === 'changing'
          ? `The change that you chose begins on ${end}. Until then you keep ${now}.`
          : `The business is on ${now}. It renews on ${end} unless you cancel it before.`,
      button,
    },
    cancelled: {
      subject: `${plan} for ${business.name} ends on ${end}`,
      text: `The plan is cancelled: it stays until ${end} and is not charged again. Until then you can take this back on your subscription page.`,
      button,
    },
    'payment-failed': {
      subject: `The payment for ${business.name} failed`,
      text: `The payment for ${plan} did not go through. You keep ${plan}${until}, so there is time to check the card.`,
      button: 'Check the payment',
    },
    'on-starter': {
      subject: `${business.name} is on Starter now`,
      text:
        state === 'ended'
          ? `${plan} is over, and the business is on Starter, which is free. Nothing more is charged.`
          : `The payment for ${plan} is still missing, so the business is on Starter. ${plan} comes back as soon as it is paid.`,
      button,
    },
  } satisfies Record<BillingNews, { subject: string; text: string; button: string }>
}
