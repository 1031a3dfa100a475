import { Link } from 'react-router'
import { FormerNameLine } from '#app/features/businesses/former-name-line.tsx'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatDate, formatList, formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { Time } from '#app/ui/time.tsx'
import type { PublicRecord } from './public-record.ts'
import { type Fact, numberOrNone, rule, type Section } from './section.ts'
import { low } from './star-counts.ts'

// Who is behind the business and the service, what authors took back, how reviews are collected, how to check it.

export const parties: Section = {
  id: 'who',
  name: 'Who is behind this',
  question: 'Who is behind this?',
  label: 'The business and the operator',
  verdict({ business: { name, domain, domainProvenAt }, operator }) {
    const operatorName = operator.name ? `, ${operator.name},` : ''
    return [
      operator.isTheBusiness
        ? `${name} and the operator of this service are the same people, so they decide on reviews of their own business.`
        : `The operator of this service${operatorName} is not the owner of ${name}, and decides on its reviews.`,
      ...(domainProvenAt ? [] : [`${name} has not shown that it controls ${domain}.`]),
      ...(operator.name || operator.isTheBusiness ? [] : ['The operator has not said who they are.']),
    ]
  },
  rows: (record) => [
    { title: 'The business', facts: describeBusiness(record) },
    { title: 'The operator of this service', facts: describeOperator(record.operator) },
    rule(
      'Who decides',
      `The operator, by one policy for every business and within ${periods.decisionDays} days: on stopped reviews, challenges, reports and appeals. The author is told why.`,
    ),
    rule(
      'What the business can do',
      record.operator.isTheBusiness
        ? 'It can reply to each review once, in public, but not edit or filter reviews. Only as the operator can it remove one, with a reason that this page counts.'
        : 'It can reply to each review once, in public. It cannot edit, delay, hide, remove or filter out a review: there is no setting for it.',
    ),
  ],
}

function describeBusiness({ business, plan }: PublicRecord): (Fact | false)[] {
  const { id, name, formerNames, earlierBusinesses, website, domain, domainProvenAt, address } = business
  return [
    ['Name', <bdi key="name">{name}</bdi>, business.isSample && 'Sample data: nobody wrote these reviews.'],
    formerNames.length > 0 && [
      'Former names and domains',
      formerNames.map((former) => (
        <span className="block wrap-anywhere" key={former.until}>
          <FormerNameLine former={former} />
        </span>
      )),
      `Of the last ${periods.recordYears} years, but for capital letters and spacing.`,
    ],
    earlierBusinesses.length > 0 && [
      'Earlier, closed businesses',
      earlierBusinesses.map(({ id: earlierId, closedAt, published }) => (
        <a className="block" href={`/business/${id}/earlier/${earlierId}`} key={earlierId}>
          Closed on <Time as="date" at={closedAt} />, {countOf(published, 'review')}
        </a>
      )),
      `A business that is closed and opened again stays linked to its numbers for ${periods.recordYears} years.`,
    ],
    [
      'Website',
      <a href={website} key="website" rel="nofollow noopener ugc">
        {domain}
      </a>,
      domainProvenAt ? (
        <>
          Proven on <Time as="date" at={domainProvenAt} />
        </>
      ) : (
        'Not proven: only entered by the business.'
      ),
    ],
    ['Address', address ? <bdi key="address">{address}</bdi> : 'Not given'],
    [
      'Collects reviews here',
      <>
        since <Time as="date" at={business.collectingSince} />
        {!business.isActive && ', now closed'}
      </>,
    ],
    [
      'What it pays',
      describePrice(plan),
      'Every plan publishes and counts by the same rules; none can remove, hide, delay or reorder a review.',
    ],
  ]
}

function describePrice({ name, monthlyPriceCents, billing }: PublicRecord['plan']) {
  if (billing === 'off') return 'Nothing: no business pays for this service'
  if (monthlyPriceCents === 0) return `Nothing (${name} plan)`
  const price = `$${(monthlyPriceCents / 100).toFixed(monthlyPriceCents % 100 === 0 ? 0 : 2)} a month (${name} plan, which may cover other businesses of its owner)`
  return billing === 'demo' ? `${price}; in this demo no money moves` : price
}

const describeOperator = (operator: PublicRecord['operator']): (Fact | false)[] => [
  ['Name', operator.name ?? 'Not given', operator.name !== null && <Link to="/imprint">Imprint</Link>],
  operator.address !== null && [
    'Address',
    <span className="whitespace-pre-line" key="address">
      {operator.address}
    </span>,
  ],
  operator.jurisdiction !== null && ['Governing law', operator.jurisdiction],
  operator.hosting !== null && ['Where the data is stored', operator.hosting],
]

/** What authors did with their reviews afterwards. Pressure on them would show here. */
export const authors: Section = {
  id: 'authors',
  name: 'Changes by authors',
  question: 'What did authors change or take back?',
  label: 'Withdrawn, erased and edited',
  verdict({ totals: { withdrawn }, authors }) {
    const { edited, raisedStars, loweredStars, erased, erasedByOperator } = authors
    if (withdrawn + edited + erased === 0) {
      return ['Nothing: no author has edited, withdrawn or erased a review.']
    }
    const stars =
      edited > 0
        ? ` (${numberOrNone(raisedStars)} to more stars, ${numberOrNone(loweredStars)} to fewer)`
        : ''
    const bad = withdrawn > 0 ? ` (${numberOrNone(low(authors.withdrawn))} with 1 or 2 stars)` : ''
    const operator =
      erasedByOperator > 0 ? ` (${formatNumber(erasedByOperator)} by the operator for the author)` : ''
    return [
      `${countOf(edited, 'review')} edited${stars}; ${numberOrNone(withdrawn)} withdrawn${bad}; ${numberOrNone(erased)} erased${operator}.`,
    ]
  },
  rows: ({ business, authors }) => [
    {
      title: 'Withdrawn, erased and edited',
      facts: [
        ['Withdrawals', formatNumber(authors.timesWithdrawn), 'Authors can restore their reviews.'],
        [
          'Erased for good',
          formatNumber(authors.erased),
          'By their authors, unconfirmed, or by the operator for their authors. Only the log, the reviews received and the months count them.',
        ],
        authors.edited > 0 && [
          'Edited',
          formatNumber(authors.edited),
          <Link key="edited" to={viewAddress(business.id, { mark: 'edited' })}>
            Those still published show their earlier stars
          </Link>,
        ],
      ],
    },
  ],
}

export const collection: Section = {
  id: 'collection',
  name: 'Rules',
  question: 'How are the reviews collected?',
  label: 'The rules',
  verdict({ business: { name, isActive }, invitations: { sent } }) {
    if (!isActive) return [`${name} is closed on this service and collects no more reviews.`]
    const invited =
      sent === 0
        ? 'has sent no invitation'
        : `chooses whom it invites, ${countOf(sent, 'person', 'people')} so far`
    return [`${name} ${invited}; everybody else can write, too.`]
  },
  rows: (record) => [
    record.invitations.sent > 0 && {
      title: 'What happened to the invitations',
      isFolded: true,
      facts: invitationOutcomes.map(
        ([outcome, name]) => [name, formatNumber(record.invitations[outcome])] as const,
      ),
    },
    record.business.isActive &&
      rule(
        'Who can write a review',
        `Every customer, invited or not. Without an invitation that we mailed, they confirm their email address first, or we delete the review after ${periods.unconfirmedDays} days.`,
      ),
    rule('Who is invited', describeInvitations(record)),
    rule('The business’s own questions', describeQuestions(record)),
    rule('On other sites', describeWidgets(record)),
  ],
  note: 'All rules here are generated from the current settings and numbers.',
}

const invitationOutcomes = [
  ['sent', 'Sent'],
  ['reviewed', 'Led to a review'],
  ['declined', 'Declined'],
  ['unsubscribed', 'Unsubscribed'],
  ['undelivered', 'Could not be delivered'],
] as const

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
  return `${name} asks ${countOf(asked, 'question')} of its own: optional, and never part of the rating. ${shown === 0 ? 'No answers are' : `The answers to ${shown} of them are`} shown with the review.`
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
  return `${name} has ${countOf(count, 'widget')} for other sites: ${parts.join('; ')}. None shows reviews by insiders, and each links to this page.`
}

export const log: Section = {
  id: 'log',
  name: 'Log and files',
  question: 'Can this be checked?',
  label: 'The log, and these figures as a file',
  verdict: () => [
    'In part: authors can check their own receipts, but the log is not public. These figures are the service’s own count.',
  ],
  rows({ business, log, countedAt }) {
    const file = `/business/${business.id}/transparency`
    return [
      {
        title: 'The log, and these figures as a file',
        facts: [
          [
            'Log entries',
            formatNumber(log.entries),
            log.firstAt && log.lastAt && (
              <>
                One for each step of a review, from <Time as="date" at={log.firstAt} /> to{' '}
                <Time as="date" at={log.lastAt} />
              </>
            ),
          ],
          [
            'Receipts',
            <>
              Signed; anyone can check one with <a href="/receipts/keys">our public keys</a>
            </>,
          ],
          [
            'This page as a file',
            <>
              <a download href={`${file}.csv`}>
                CSV
              </a>{' '}
              and <a href={`${file}.json`}>JSON</a>
            </>,
            `Counted on ${formatDate(countedAt)} (UTC); the files have the exact time.`,
          ],
        ],
      },
    ]
  },
}
