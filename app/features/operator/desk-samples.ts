import { periods } from '#app/periods.ts'
import type { OperatorTab } from './operator-desk.tsx'

type DeskSample = Record<'title' | 'text' | 'why' | 'words' | 'below', string> & { choices?: string[] }

/** For each section without work: what will wait there, and how that looks. */
export const deskSamples: Partial<Record<OperatorTab, DeskSample>> = {
  held: {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${periods.decisionDays} days at most.`,
    why: 'Contains a link',
    words: 'Great bread. For 30% off your first box see best-local-deals.example.',
    below: 'Anna P. about Corner Bakery',
    choices: ['Publish', 'Refuse …'],
  },
  challenges: {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    why: 'Not about this business',
    words: 'The market stall was out of pies by ten.',
    below: 'Corner Bakery claims: we have no market stall.',
    choices: ['Keep it public', 'Remove …'],
  },
  appeals: {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    why: 'Removed: advertising',
    words: 'Best rye in town. They also deliver on Fridays.',
    below: 'Its author: I have nothing to do with the shop.',
    choices: ['Publish the review', 'Keep it removed'],
  },
  reports: {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${periods.decisionDays} days at most.`,
    why: '1 report',
    words: 'Ask for Pauline, her number is 555-0100.',
    below: 'Personal data: that is my number.',
    choices: ['Keep it public', 'Remove …'],
  },
  photos: {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${periods.decisionDays} days at most.`,
    why: 'Photo',
    words: 'Two loaves on a board, cut open.',
    below: 'Anna P. about Corner Bakery',
    choices: ['Show it', 'Refuse and delete'],
  },
  earlier: {
    title: 'No returning business',
    text: 'A new business that looks like a closed one waits here: is it the same?',
    why: 'Same domain',
    words: 'Is Café Nord the business that was closed on 3 May?',
    below: 'The closed one received 41 reviews.',
    choices: ['Another business', 'The same: link its record'],
  },
  mail: {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
    why: 'Mailbox full',
    words: 'Invitation to anna@post.example',
    below: '12 tries, for Corner Bakery',
    choices: ['Send again'],
  },
  jobs: {
    title: 'Every job has run',
    text: 'A job that still fails after about six hours of retries waits here for a week.',
    why: 'Failed',
    words: 'analyse-reviews',
    below: '12 tries, the last an hour ago. The database did not answer.',
    choices: ['Try again'],
  },
  newsletter: {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
    why: 'Confirmed',
    words: 'anna@post.example',
    below: 'Confirmed an hour ago',
    choices: ['Download CSV'],
  },
  record: {
    title: 'Nothing recorded yet',
    text: 'Your first decision will be the first line here.',
    why: 'Removed',
    words: 'Challenge upheld: personal data',
    below: 'Corner Bakery, an hour ago',
  },
}
