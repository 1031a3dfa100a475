import { periods } from '#app/periods.ts'
import type { Sampled } from './desk-samples.tsx'

const daysAtMost = `${periods.decisionDays} days at most`

/** Title of each section when no work waits there, and what will wait there, with an example. */
export const deskSections: Record<string, { title: string; text: string; sample?: Sampled }> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${daysAtMost}.`,
    sample: {
      name: 'Anna K.',
      about: 'about Lind Bakery',
      why: 'Contains a link',
      words: 'Lovely rolls. More shops like this one at www.example.com.',
      choices: ['Publish', 'Refuse …'],
    },
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    sample: {
      name: 'Lind Bakery',
      about: 'challenges a review by Sam R.',
      why: 'Fake',
      words: 'The coffee was cold on Monday, and nobody said sorry.',
      stated: ['The business claims', 'We are closed on Mondays.'],
      choices: ['Keep it public', 'Remove the review'],
    },
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    sample: {
      name: 'Sam R.',
      about: 'about Lind Bakery',
      why: 'Removed: fake',
      words: 'The coffee was cold on Monday, and nobody said sorry.',
      stated: ['The author replies', 'It was a Tuesday. I still have the receipt.'],
      choices: ['Publish the review', 'Keep it removed'],
    },
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${daysAtMost}.`,
    sample: {
      name: 'Li W.',
      about: 'about Lind Bakery',
      why: '1 report',
      words: 'The tall man at the till with the limp is always rude.',
      stated: ['Personal data', 'Everybody here knows whom this means.'],
      choices: ['Keep it public', 'Remove the review'],
    },
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${daysAtMost}.`,
  },
  '/operator/earlier': {
    title: 'No closed business has come back',
    text: 'A new business that looks like a closed one waits for you here.',
    sample: {
      name: 'Lind Bakery',
      about: 'lind-bakery.example, opened today',
      why: 'Same domain',
      words: 'Is it the business that was closed on 3 March?',
      stated: ['The owner objects', 'We took over the shop in June.'],
      choices: ['Another business', 'The same: link its record'],
    },
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours; those that a server refuses wait here.',
    sample: {
      name: 'Lind Bakery',
      about: 'Invitations to review',
      rows: [
        ['anna@example.com', 'Mailbox full'],
        ['sam@example.com', 'Server busy'],
      ],
      choices: ['Send again'],
    },
  },
  '/operator/jobs': {
    title: 'No failed work',
    text: 'Background work that failed for about six hours waits here, for a week.',
    sample: {
      name: 'Lind Bakery',
      about: 'Work that failed',
      rows: [
        ['Analysis of a review', '8 tries'],
        ['Weekly report', '6 tries'],
      ],
      choices: ['Try again'],
    },
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
    sample: {
      name: 'Newsletter',
      about: '2 subscribers',
      rows: [
        ['anna@example.com', 'Confirmed'],
        ['sam@example.com', 'Confirmed'],
      ],
      choices: ['Download CSV'],
    },
  },
}
