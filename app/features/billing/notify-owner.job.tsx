import { asc, eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { Jobs } from '#app/jobs.ts'
import { formatList, formatLongDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import type { BillingNews } from './owner-news.ts'
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
  const { subject, body } = billingMail({
    news,
    state,
    isAnnual: stored.isAnnual,
    plan: plans[stored.planId ?? 'starter'].longName,
    periodEnd: stored.currentPeriodEnd,
    graceUntil: stored.unpaidSince && graceEnd(stored.unpaidSince),
    covered: namesOf(owned.filter(({ coveredAt }) => coveredAt)),
    left: namesOf(owned.filter(({ id, coveredAt }) => !coveredAt && left.includes(id))),
    link: linkTo('/business/subscription'),
  })
  const messageId = `<billing.${news}.${userId}.${at}@vouchsafe>`
  await sendMail(db, { to, subject, ...(await renderMail(body)), messageId })
}

type Told = {
  news: BillingNews
  state: SubscriptionState
  plan: string
  isAnnual: boolean
  periodEnd: Date
  graceUntil: Date | null
  /** The names of the businesses that the plan covers, and of those for which it has no place any more. */
  covered: string
  left: string
  link: string
}

const kept =
  'Everything that was collected stays: your reviews are published and counted as before, and nothing is deleted.'

/** To the owner: what was bought, changed or cancelled, that a payment failed, that the plan is over. */
function billingMail({ news, link, ...about }: Told) {
  const { plan, covered, left } = about
  const { subject, text, button = 'See the subscription' } = words(about)[news]
  return {
    subject,
    body: (
      <EmailLayout heading={subject} preview={text} reason="You bought a plan.">
        <EmailText>{text}</EmailText>
        {covered && <EmailText>{`It is the plan of ${covered}.`}</EmailText>}
        {left && (
          <EmailText>
            {`${plan} has no place for ${left}, on Starter now: the businesses that were covered first stay. You can choose others on your subscription page.`}
          </EmailText>
        )}
        {news !== 'bought' && <EmailText>{kept}</EmailText>}
        <EmailButton href={link}>{button}</EmailButton>
      </EmailLayout>
    ),
  }
}

type Words = { subject: string; text: string; button?: string }

function words({ state, plan, isAnnual, periodEnd, graceUntil }: Omit<Told, 'news' | 'link'>) {
  const end = formatLongDate(periodEnd)
  const now = `${plan}, billed ${isAnnual ? 'yearly' : 'monthly'}`
  const until = graceUntil ? ` until ${formatLongDate(graceUntil)}` : ''
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
