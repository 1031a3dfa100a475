import { formatLongDate } from '#app/languages/format.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import type { BillingNews } from './subscription-changes.ts'

type Told = {
  news: BillingNews
  business: { name: string }
  plan: string
  isAnnual: boolean
  /** The plan that follows with the next period. */
  next: { plan: string; isAnnual: boolean } | null
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

function words({ business, plan, isAnnual, next, periodEnd, graceUntil }: Omit<Told, 'news' | 'link'>) {
  const end = formatLongDate(periodEnd)
  const billed = (yearly: boolean) => `billed ${yearly ? 'yearly' : 'monthly'}`
  const now = `${plan}, ${billed(isAnnual)}`
  const until = graceUntil ? ` until ${formatLongDate(graceUntil)}` : ''
  return {
    bought: {
      subject: `${business.name} is on ${plan} now`,
      text: `You bought ${now}. It renews on ${end} unless you cancel it before. Invoices are on your subscription page.`,
      button: 'See the subscription',
    },
    changed: {
      subject: `The plan of ${business.name} was changed`,
      text: next
        ? `You chose ${next.plan}, ${billed(next.isAnnual)}, from ${end} on. Until then you keep ${plan}.`
        : `The business is on ${now}. It renews on ${end} unless you cancel it before.`,
      button: 'See the subscription',
    },
    cancelled: {
      subject: `${plan} for ${business.name} ends on ${end}`,
      text: `The plan is cancelled: it stays until ${end} and is not charged again. Until then you can take this back on your subscription page.`,
      button: 'See the subscription',
    },
    'payment-failed': {
      subject: `The payment for ${business.name} failed`,
      text: `The payment for ${plan} did not go through. You keep ${plan}${until}, so there is time to check the card.`,
      button: 'Check the payment',
    },
    suspended: {
      subject: `${business.name} is on Starter now`,
      text: `The payment for ${plan} is still missing, so the business is on Starter. ${plan} comes back as soon as it is paid.`,
      button: 'Pay and continue',
    },
    ended: {
      subject: `${plan} for ${business.name} has ended`,
      text: `The subscription is over, and the business is on Starter, which is free. Nothing more is charged.`,
      button: 'See the plans',
    },
  } satisfies Record<BillingNews, { subject: string; text: string; button: string }>
}
