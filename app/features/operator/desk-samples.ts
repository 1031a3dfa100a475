import { periods } from '#app/periods.ts'

type DeskSample = {
  title: string
  text: string
  /** The badge of the samples. */
  why: string
  isGood?: boolean
  samples: [who: string, words: string][]
}

const days = `${periods.decisionDays} days at most`

/** For each section without work: what will wait there, and how that looks. */
export const deskSamples: Record<string, DeskSample> = {
  '/operator': {
    title: 'No review is held',
    text: `Reviews that fail an automatic check wait here, for ${days}.`,
    why: 'Contains a link',
    samples: [['Anna P. about Corner Bakery', 'Great bread. For 30% off see best-local-deals.example.']],
  },
  '/operator/challenges': {
    title: 'No open challenges',
    text: 'A business that says a review breaks a rule asks for your decision here.',
    why: 'Not about this business',
    samples: [['Corner Bakery about Anna P.', 'The market stall was out of pies by ten.']],
  },
  '/operator/appeals': {
    title: 'No open appeals',
    text: 'Authors can appeal once against a removal or a refusal.',
    why: 'Removed: advertising',
    samples: [['Ben L. about Corner Bakery', 'Best rye in town. They also deliver on Fridays.']],
  },
  '/operator/reports': {
    title: 'No open reports',
    text: `What visitors report on a public page waits here, for ${days}.`,
    why: '1 report',
    samples: [['Ben L. about Corner Bakery', 'Ask for Pauline, her number is 555-0100.']],
  },
  '/operator/photos': {
    title: 'No photos to look at',
    text: `Customers’ photos wait here, whatever the stars, for ${days}.`,
    why: 'Photo',
    samples: [['Anna P. about Corner Bakery', 'Still warm when it arrived.']],
  },
  '/operator/earlier': {
    title: 'No returning business',
    text: 'A new business that looks like a closed one waits here: is it the same?',
    why: 'Same domain',
    samples: [['Café Nord', 'Is it the business that was closed on 3 May, with 41 reviews?']],
  },
  '/operator/mail': {
    title: 'No mail waits for you',
    text: 'We retry mails for about six hours. What a server refuses waits here.',
    why: 'Mailbox full',
    samples: [['Anna P.', 'Invitation to anna@post.example, 12 tries']],
  },
  '/operator/jobs': {
    title: 'Every job has run',
    text: 'A job that still fails after about six hours of retries waits here for a week.',
    why: 'Given up',
    samples: [['Analyse reviews', '12 tries, the last an hour ago. The database did not answer.']],
  },
  '/operator/newsletter': {
    title: 'No subscribers yet',
    text: 'People sign up in the footer of each page and confirm by email.',
    why: 'Confirmed',
    isGood: true,
    samples: [
      ['Anna P.', 'anna@post.example'],
      ['Ben L.', 'ben@post.example'],
    ],
  },
  '/operator/record': {
    title: 'Nothing recorded yet',
    text: 'Every decision of yours becomes a line here.',
    why: 'Decided',
    samples: [
      ['Corner Bakery', 'A challenged review was removed: personal data'],
      ['Café Nord', 'A reported review stays public'],
      ['Halden Cycles', 'A review that failed a check was published'],
    ],
  },
}
