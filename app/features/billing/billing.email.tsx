import { formatLongDate } from '#app/languages/format.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import type { BillingNews } from './owner-news.ts'
import type { SubscriptionState } from './subscription.schema.ts'

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
export function billingMail({ news, link, ...about }: Told) {
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
