import { Link } from 'react-router'
import { FormerNameLine } from '#app/features/businesses/former-name-line.tsx'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { Time } from '#app/ui/time.tsx'
import type { PublicRecord } from './public-record.ts'
import { type Fact, numberOrNone, type Section } from './section.ts'
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
  ],
  rules: ['decisions', 'business'],
}

function describeBusiness({ business, plan }: PublicRecord): Fact[] {
  const { id, name, formerNames, earlierBusinesses, website, domain, domainProvenAt, address } = business
  return [
    ['Name', <bdi key="name">{name}</bdi>, business.isSample && 'Sample data: nobody wrote these reviews.'],
    ...list(
      'Former names and domains',
      formerNames.map((former) => <FormerNameLine former={former} key={former.until} />),
      `Of the last ${periods.recordYears} years, but for capital letters and spacing.`,
    ),
    ...list(
      'Earlier, closed businesses',
      earlierBusinesses.map(({ id: earlierId, closedAt, published }) => (
        <a href={`/business/${id}/earlier/${earlierId}`} key={earlierId}>
          Closed on <Time as="date" at={closedAt} />, {countOf(published, 'review')}
        </a>
      )),
      `A business that is closed and opened again stays linked to its numbers for ${periods.recordYears} years.`,
    ),
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
      !business.isActive && business.status,
    ],
    [
      'What it pays',
      describePrice(plan),
      'Every plan publishes and counts by the same rules; none can remove, hide, delay or reorder a review.',
    ],
  ]
}

function list(name: string, items: React.ReactElement[], note: string): Fact[] {
  if (items.length === 0) return []
  const lines = items.map((item) => <li key={item.key}>{item}</li>)
  return [
    [
      name,
      <ul className="grid gap-1 wrap-anywhere" key="list">
        {lines}
      </ul>,
      note,
    ],
  ]
}

function describePrice({ name, monthlyPriceCents, billing }: PublicRecord['plan']) {
  if (billing === 'off') return 'Nothing: no business pays for this service'
  if (monthlyPriceCents === 0) return `Nothing (${name} plan)`
  const price = `$${(monthlyPriceCents / 100).toFixed(monthlyPriceCents % 100 === 0 ? 0 : 2)} a month (${name} plan)`
  return billing === 'demo' ? `${price}; in this demo no money moves` : price
}

function describeOperator({ name, address, jurisdiction, hosting }: PublicRecord['operator']): Fact[] {
  return [
    ['Name', name ?? 'Not given', name !== null && <Link to="/imprint">Imprint</Link>],
    ...(address
      ? [
          [
            'Address',
            <span className="whitespace-pre-line" key="address">
              {address}
            </span>,
          ] as const,
        ]
      : []),
    ...(jurisdiction ? [['Governing law', jurisdiction] as const] : []),
    ...(hosting ? [['Where the data is stored', hosting] as const] : []),
  ]
}

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
  rows: ({ business, totals, authors }) => [
    {
      title: 'Withdrawn, erased and edited',
      facts: [
        [
          'Withdrawn now',
          formatNumber(totals.withdrawn),
          `After ${countOf(authors.timesWithdrawn, 'withdrawal')}; authors can restore their reviews.`,
        ],
        [
          'Erased for good',
          formatNumber(authors.erased),
          `${formatNumber(authors.erased - authors.erasedByOperator)} by their authors or unconfirmed, ${formatNumber(authors.erasedByOperator)} by the operator for their authors. Only the log, the reviews received and the months count them.`,
        ],
        [
          'Edited',
          formatNumber(authors.edited),
          authors.edited > 0 && (
            <>
              Each shows its earlier stars:{' '}
              <Link to={viewAddress(business.id, { mark: 'edited' })}>those still published</Link>
            </>
          ),
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
  rows: ({ invitations: { sent, reviewed, declined, unsubscribed, undelivered } }) =>
    sent === 0
      ? []
      : [
          {
            title: 'What happened to the invitations',
            isFolded: true,
            columns: ['', 'Invitations'],
            lines: [
              ['Sent', sent],
              ['Led to a review', reviewed],
              ['Declined', declined],
              ['Unsubscribed', unsubscribed],
              ['Could not be delivered', undelivered],
            ],
          },
        ],
  rules: ['writing', 'invitations', 'questions', 'elsewhere'],
  note: 'All rules here are generated from the current settings and numbers.',
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
                <Time as="date" at={log.firstAt} /> to <Time as="date" at={log.lastAt} />
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
          ],
          ['Counted', `${formatDate(countedAt)} (UTC); the files have the exact time`],
        ],
      },
    ]
  },
  rules: ['log'],
}
