import type { PlainLetter } from '#app/features/mailing/letter.email.tsx'
import { formatLongDate } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { linkTo } from '#app/platform/mail.server.ts'

type About = { name: string; until: Date }

export const offerLetter = ({ name, until }: About, link: string): PlainLetter => ({
  subject: `You have been offered ${name}`,
  heading: `Take over ${name}?`,
  preview: 'Nothing changes until you accept.',
  reason: 'The owner of a business entered your address, and you have an account.',
  text: [
    `Its owner wants to hand ${name} over to you, with its page and its reviews. A paid plan stays to the end of the period that is paid. Nothing changes until you accept, and the offer is valid until ${formatLongDate(until)}.`,
  ],
  button: ['See the offer', link],
  after: 'If you do not know this business, ignore this email.',
})

/** To the new owner. `ended`: sentences about what ended with the handover. */
export const takenOverLetter = (name: string, ended: string[]): PlainLetter => ({
  subject: `${name} is yours now`,
  preview: 'See which keys and invitations ended with the handover.',
  reason: 'You accepted the offer of this business.',
  text: [
    'Its page, reviews, replies, widgets and sent invitations stay as they are. The former owner can no longer open it.',
    ...ended,
    'If your shop signs order links, make a new key and put it into your shop.',
  ],
  button: ['Go to order links', linkTo('/business/invitations/order-links')],
})

export const closedLetter = ({ name, until }: About): PlainLetter => ({
  subject: `${name} is closed`,
  preview: `Until ${formatLongDate(until)} you can undo it.`,
  reason: 'You closed this business, or someone who knows your password did.',
  text: [
    `It no longer collects reviews, and its page says so. On ${formatLongDate(until)} we permanently erase it with its reviews. Until then you can log in and reopen it. A paid plan is not charged again.`,
  ],
  button: ['Log in to undo it', linkTo('/profile/closing')],
  after: 'Not you? Reopen the business and change your password.',
})

export const closedByOperatorLetter = (name: string, reason: string): PlainLetter => ({
  subject: `${name} was closed by the operator`,
  heading: `${name} was closed`,
  preview: 'The operator of this service closed it. Here is the reason.',
  reason: 'You own this business.',
  text: [
    'The operator of this service closed it and gave this reason:',
    reason,
    'It no longer collects reviews, and its page says so. Published reviews stay visible. A paid plan is not renewed.',
  ],
  button: ['Contact the operator', linkTo('/contact')],
})

type Earlier = { business: { id: string; name: string }; recordId: string; closedAt: Date }

/** To the owner of a business that may have been made again: the operator decides. */
export const askedLetter = ({ business: { name }, closedAt }: Earlier): PlainLetter => ({
  subject: `Is ${name} a business that was closed here?`,
  heading: 'Is it the same business?',
  preview: 'You may object before the operator decides.',
  reason: 'You own this business.',
  text: [
    `A business with the name or domain of ${name} was closed here on ${formatLongDate(closedAt)}. The operator decides within ${periods.decisionDays} days whether yours is the same. You may object under Profile. Nothing is public before the decision.`,
  ],
  button: ['Object', linkTo('/business/profile')],
})

/** To the owner of a business that was made again. */
export const linkedLetter = ({ business: { id, name }, recordId, closedAt }: Earlier): PlainLetter => ({
  subject: `${name} links to the record of a closed business`,
  heading: 'An earlier business is linked',
  preview: `For ${periods.recordYears} years after it was closed.`,
  reason: 'You own this business.',
  text: [
    `The page of ${name} now links to the numbers of an earlier business, closed on ${formatLongDate(closedAt)}, until ${periods.recordYears} years after that day. They hold no texts, authors or owner.`,
  ],
  button: ['See the record', linkTo(`/business/${id}/earlier/${recordId}`)],
})

/** To an author whose reviews are erased with the business. */
export function farewellLetter(name: string, count: number): PlainLetter {
  const reviews = count === 1 ? 'review' : `${count} reviews`
  return {
    subject: `${name} closed, and we erased your ${reviews}`,
    heading: `${name} closed`,
    preview: `We erased your ${reviews} and your address.`,
    reason: `You reviewed ${name} with this address. We no longer store it.`,
    text: [
      `The business closed, and we erased it with its reviews, including your ${reviews} and your address. Our log keeps only fingerprints that say nothing about you.`,
      'You do not need to do anything.',
    ],
  }
}
