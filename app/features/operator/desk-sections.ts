import { periods } from '#app/periods.ts'

const daysAtMost = `${periods.decisionDays} days at most`

/** Title of each section when no work waits there, and what will wait there. */
export const deskSections: Record<string, { title: string; text: string }> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${daysAtMost}.`,
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${daysAtMost}.`,
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${daysAtMost}.`,
  },
  '/operator/earlier': {
    title: 'No returning business',
    text: 'A new business that looks like a closed one waits here for your decision.',
  },
  '/operator/contacts': {
    title: 'No new messages',
    text: 'What people write on the contact page waits here.',
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
  },
  '/operator/jobs': {
    title: 'No failed work',
    text: 'Mails and analyses are made in the background. What fails for about six hours waits here for a week.',
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
  },
}
