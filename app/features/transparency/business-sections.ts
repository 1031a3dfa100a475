import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatDate, formatList, formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { casesAddress, starChoiceOf } from './cases.ts'
import type { PublicRecord } from './public-record.ts'
import { inAll, low, numberOrNone, type Row, type Section, starCells, starColumns } from './section.ts'

// Who is behind the business and the service, what authors took back, how reviews are collected, how to check it.

export const parties: Section = {
  id: 'who',
  question: 'Who is behind this?',
  brief: ({ operator: { isTheBusiness } }) =>
    isTheBusiness
      ? ['The business', 'decides on its own reviews']
      : ['The operator', 'decides, not the business'],
  verdict({ business: { name, domain, domainProvenAt }, operator }) {
    return [
      operator.isTheBusiness
        ? `${name} runs this service itself, so it decides on reviews of its own business.`
        : `${operator.name ?? 'The operator of this service'} is not the owner of ${name}, and decides on its reviews.`,
      ...(domainProvenAt ? [] : [`${name} has not shown that it controls ${domain}.`]),
      ...(operator.name || operator.isTheBusiness ? [] : ['The operator has not said who they are.']),
    ]
  },
  columns: ['Who', 'As they say'],
  rows: ({ business, operator, plan }) => [
    ['Business', business.name],
    business.isSample && ['Sample data', 'Nobody wrote these reviews.'],
    ...business.formerNames.map(({ name, domain, until }): Row => {
      const former = [name, domain && `at ${domain}`].filter((each) => each !== null)
      return ['Formerly', `${former.join(', ')}, until ${formatDate(until)}`]
    }),
    ...business.earlierBusinesses.map(({ id, closedAt, published }): Row => {
      const value = `Closed on ${formatDate(closedAt)}, ${countOf(published, 'review')}`
      return ['Earlier business', { value, to: `/business/${business.id}/earlier/${id}` }]
    }),
    ['Website', { value: business.domain, to: business.website }],
    [
      'Domain',
      business.domainProvenAt
        ? `Proven on ${formatDate(business.domainProvenAt)}`
        : 'Not proven: only entered by the business',
    ],
    ['Address', business.address ?? 'Not given'],
    [
      'Collects reviews',
      `since ${formatDate(business.collectingSince)}${business.isActive ? '' : ', now closed'}`,
    ],
    ['Pays', describePrice(plan)],
    ['Operator', operator.name === null ? 'Not given' : { value: operator.name, to: '/imprint' }],
    operator.address !== null && ['Its address', operator.address],
    operator.jurisdiction !== null && ['Governing law', operator.jurisdiction],
    operator.hosting !== null && ['Data is stored', operator.hosting],
  ],
  rules: ({ business, operator }) => [
    [
      'Who decides',
      `The operator, by one policy for every business and plan, within ${periods.decisionDays} days. The author is told why.`,
    ],
    [
      'What the business can do',
      operator.isTheBusiness
        ? 'It can reply to each review once, in public, but not edit or filter reviews. Only as the operator can it remove one, with a reason that this page counts.'
        : 'It can reply to each review once, in public. It cannot edit, delay, hide, remove or filter out a review or reorder them, whatever it pays.',
    ],
    business.formerNames.length + business.earlierBusinesses.length > 0 && [
      'Earlier names and businesses',
      `Stay linked for ${periods.recordYears} years; changes of capital letters and spacing are left out.`,
    ],
  ],
}

function describePrice({ name, monthlyPriceCents, billing }: PublicRecord['plan']) {
  if (billing === 'off') return 'Nothing: no business pays for this service'
  if (monthlyPriceCents === 0) return `Nothing (${name} plan)`
  const price = `$${(monthlyPriceCents / 100).toFixed(monthlyPriceCents % 100 === 0 ? 0 : 2)} a month (${name} plan, which may cover other businesses of its owner)`
  return billing === 'demo' ? `${price}; in this demo no money moves` : price
}

/** What authors did with their reviews afterwards. Pressure on them would show here. */
export const authors: Section = {
  id: 'authors',
  question: 'What did authors change or take back?',
  brief: ({ totals: { withdrawn }, authors: { erased } }) => [
    formatNumber(withdrawn + erased),
    'taken back by their authors',
  ],
  verdict({ totals: { withdrawn }, authors }) {
    const { edited, raisedStars, loweredStars, erased, erasedByOperator } = authors
    if (withdrawn + edited + erased === 0) {
      return ['Nothing: no author has edited, withdrawn or erased a review.']
    }
    const stars =
      edited > 0
        ? ` (${numberOrNone(raisedStars)} to more stars, ${numberOrNone(loweredStars)} to fewer)`
        : ''
    const replaced =
      authors.replaced > 0 ? `, ${formatNumber(authors.replaced)} of them imported and written anew` : ''
    const bad = withdrawn > 0 ? ` (${numberOrNone(low(authors.withdrawn))} with 1 or 2 stars)` : ''
    const operator =
      erasedByOperator > 0 ? ` (${formatNumber(erasedByOperator)} by the operator for the author)` : ''
    return [
      `${countOf(edited, 'review')} edited${stars}; ${numberOrNone(withdrawn)} withdrawn${bad}${replaced}; ${numberOrNone(erased)} erased${operator}.`,
    ]
  },
  columns: ['By authors', ...starColumns],
  rows({ business: { id }, authors }) {
    const cases = (rating: number | null) => casesAddress(id, 'withdrawn', { stars: starChoiceOf(rating) })
    return [
      ['Withdrawn now', ...starCells(authors.withdrawn, cases)],
      [
        'Imported ones, replaced by a new review of the address that the import named',
        ...inAll(authors.replaced),
      ],
      ['Ever withdrawn', ...inAll(authors.timesWithdrawn)],
      ['Edited', ...inAll(authors.edited)],
      authors.edited > 0 && [
        'Those still published',
        ...inAll({ value: 'list', to: viewAddress(id, { mark: 'edited' }) }),
      ],
      ['To more stars', ...inAll(authors.raisedStars)],
      ['To fewer stars', ...inAll(authors.loweredStars)],
      ['Erased for good', ...inAll(authors.erased)],
      ['By the operator for the author', ...inAll(authors.erasedByOperator)],
    ]
  },
  rules: () => [
    [
      'What stays of them',
      'Authors can restore what they withdrew, and an edited review shows its earlier stars. Erased and unconfirmed ones that were deleted count only as received, in the months and in the log.',
    ],
  ],
}

export const collection: Section = {
  id: 'collection',
  question: 'How are the reviews collected?',
  brief: ({ invitations: { sent } }) => [
    formatNumber(sent),
    sent === 1 ? 'person invited' : 'people invited',
  ],
  verdict({ business: { name, isActive }, invitations: { sent } }) {
    if (!isActive) return [`${name} is closed on this service and collects no more reviews.`]
    const invited =
      sent === 0
        ? 'has sent no invitation'
        : `chooses whom it invites, ${countOf(sent, 'person', 'people')} so far`
    return [`${name} ${invited}; everybody else can write, too.`]
  },
  columns: ['Invitations', 'Number'],
  rows: ({ invitations }) => [
    ['Sent', invitations.sent],
    ['Led to a review', invitations.reviewed],
    ['Declined', invitations.declined],
    ['Unsubscribed', invitations.unsubscribed],
    ['Could not be delivered', invitations.undelivered],
  ],
  rules: (record) => [
    record.business.isActive && [
      'Who can write',
      `Every customer, invited or not. Without an invitation that we mailed, they confirm their address first, or we delete the review after ${periods.unconfirmedDays} days.`,
    ],
    ['Who is invited', describeInvitations(record)],
    ['Own questions', describeQuestions(record)],
    ['On other sites', describeWidgets(record)],
  ],
}

function describeInvitations({ business: { name }, invitations }: PublicRecord) {
  const { sent, byBasis, hasOrderLinks } = invitations
  const groups = [
    [byBasis.consent, 'people who agreed to be asked'],
    [byBasis.existing_customer, 'customers who were told that they would be asked'],
  ] as const
  const asked = groups
    .filter(([count]) => count > 0)
    .map(([count, who]) => `${count === sent && sent > 1 ? 'all' : formatNumber(count)} to ${who}`)
  return [
    sent > 0
      ? `${countOf(sent, 'invitation')}, ${formatList(asked)}. Each works once, for ${periods.invitationDays} days.`
      : `${name} has sent no invitations.`,
    hasOrderLinks &&
      'Its shop can put signed links into order emails: such a review counts as invited once its author has confirmed the mailbox.',
    (sent > 0 || hasOrderLinks) && 'We cannot see whom the business leaves out.',
  ]
    .filter(Boolean)
    .join(' ')
}

function describeQuestions({ business: { name }, questions: { asked, shown } }: PublicRecord) {
  if (asked === 0) return `${name} asks nothing beyond the review.`
  return `${name} asks ${formatNumber(asked)}: optional, and never part of the rating. ${shown === 0 ? 'No answers are' : `The answers to ${shown} of them are`} shown.`
}

function describeWidgets({ business: { name }, widgets: { newest, ratings, selections } }: PublicRecord) {
  const count = newest + ratings + selections
  if (count === 0) return 'No widget shows these reviews on other sites.'
  const shown = [
    [newest, 'the newest of all reviews'],
    [ratings, 'the rating of all reviews'],
    [selections, `reviews that ${name} selected or reordered, which the widget says`],
  ] as const
  const parts = shown
    .filter(([each]) => each > 0)
    .map(([each, what]) => `${formatNumber(each)} ${each === 1 ? 'shows' : 'show'} ${what}`)
  return `${name} has ${countOf(count, 'widget')}: ${parts.join('; ')}. None shows reviews by insiders, and each links to this page.`
}

export const log: Section = {
  id: 'log',
  question: 'Can this be checked?',
  brief: ({ log: { entries } }) => [formatNumber(entries), 'entries in the public log'],
  verdict: () => [
    'Yes: what happened to every review is in a public log, and authors have receipts for their own. These figures are the service’s own count.',
  ],
  columns: ['What', 'Where'],
  rows({ business: { id }, log, countedAt }) {
    return [
      ['Counted on', `${formatDate(countedAt)} (UTC)`],
      ['All figures', { value: 'JSON', to: `/business/${id}/transparency.json` }],
      ['Entries in the log', log.entries],
      log.firstAt !== null &&
        log.lastAt !== null && ['From, to', `${formatDate(log.firstAt)} – ${formatDate(log.lastAt)}`],
      ['The log’s size, signed', { value: 'Checkpoint', to: '/log/checkpoint' }],
      ['To check a receipt', { value: 'A page to save', to: '/log/verify.html' }],
      ['Public keys', { value: 'Of the log and of receipts', to: '/log/keys' }],
      ['All rules and limits', { value: 'Review policy', to: '/review-policy' }],
    ]
  },
}
