import { formatLongDate } from '#app/languages/format.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import type { BillingNews } from './subscription-changes.ts'

type Told = {
  news: BillingNews
  business: { name: string }
  plan: string
  graceUntil: Date | null
  link: string
}

const kept =
  'Everything that was collected stays: your reviews are published and counted as before, and nothing is deleted.'

/** To the owner, when a payment failed or the plan is over. */
export function billingMail({ news, business, plan, graceUntil, link }: Told) {
  const { subject, text, button } = words({ business, plan, graceUntil })[news]
  return {
    subject,
    body: (
      <EmailLayout heading={subject} preview={text} reason={`You own ${business.name}.`}>
        <EmailText>{text}</EmailText>
        <EmailText>{kept}</EmailText>
        <EmailButton href={link}>{button}</EmailButton>
      </EmailLayout>
    ),
  }
}

function words({ business, plan, graceUntil }: Pick<Told, 'business' | 'plan' | 'graceUntil'>) {
  const until = graceUntil ? ` until ${formatLongDate(graceUntil)}` : ''
  return {
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
