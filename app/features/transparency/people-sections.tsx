import { Link } from 'react-router'
import { FormerNameLine } from '#app/features/businesses/former-name-line.tsx'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatHours, formatNumber, formatPercent } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Time } from '#app/ui/time.tsx'
import type { PublicRecord, Replied } from './public-record.ts'
import { type Fact, Facts, Section, Subsection } from './section.tsx'
import { authorsVerdict, partiesVerdict, repliesVerdict } from './verdicts.ts'

type SectionProps = { record: PublicRecord }

/** Who is behind the business, who runs the service that shows its reviews, and what the one pays the other. */
export function PartiesSection({ record }: SectionProps) {
  const { operator } = record
  return (
    <Section
      id="who"
      label="The business and the operator"
      notes={
        operator.isTheBusiness && (
          <p>Their decisions are on this page, and every author gets signed receipts.</p>
        )
      }
      title="Who is behind this?"
      verdict={partiesVerdict(record)}
    >
      <Subsection title="The business">
        <Facts facts={businessFacts(record)} />
      </Subsection>
      <Subsection title="The operator of this service">
        <Facts facts={operatorFacts(record)} />
      </Subsection>
    </Section>
  )
}

function businessFacts({ business, plan }: PublicRecord): Fact[] {
  const {
    id,
    name,
    formerNames,
    earlierBusinesses,
    website,
    domain,
    domainProvenAt,
    address,
    collectingSince,
    isActive,
    status,
    isSample,
  } = business
  return [
    {
      id: 'name',
      name: 'Name',
      value: <span dir="auto">{name}</span>,
      note: isSample && 'Sample data: nobody wrote these reviews.',
    },
    ...(formerNames.length > 0
      ? [
          {
            id: 'former',
            name: 'Former names and domains',
            value: (
              <ul className="grid gap-1 wrap-anywhere">
                {formerNames.map((former) => (
                  <li key={former.until}>
                    <FormerNameLine former={former} />
                  </li>
                ))}
              </ul>
            ),
            note: 'Of the last two years, since the business first received a review. Each change is in the log; changes of capital letters and spacing are not listed.',
          },
        ]
      : []),
    ...(earlierBusinesses.length > 0
      ? [
          {
            id: 'earlier',
            name: 'Earlier, closed businesses',
            value: (
              <ul className="grid gap-1">
                {earlierBusinesses.map((earlier) => (
                  <li key={earlier.id}>
                    <a href={`/business/${id}/earlier/${earlier.id}`}>
                      Closed on <Time as="date" at={earlier.closedAt} />,{' '}
                      {countOf(earlier.published, 'review')}
                    </a>
                  </li>
                ))}
              </ul>
            ),
            note: 'Closing does not wash: the numbers of a business that was closed and made again stay linked for two years.',
          },
        ]
      : []),
    {
      id: 'website',
      name: 'Website',
      value: (
        <a href={website} rel="nofollow noopener ugc">
          {domain}
        </a>
      ),
      note: domainProvenAt ? (
        <>
          Proven: on <Time as="date" at={domainProvenAt} />, the people who run this page also controlled{' '}
          {domain}.
        </>
      ) : (
        'Not proven: the business entered this address and has not shown that it controls it.'
      ),
    },
    { id: 'address', name: 'Address', value: address ? <span dir="auto">{address}</span> : 'Not given' },
    {
      id: 'since',
      name: 'Collects reviews here',
      value: (
        <>
          since <Time as="date" at={collectingSince} />
          {!isActive && ', now closed'}
        </>
      ),
      note: !isActive && status,
    },
    {
      id: 'plan',
      name: 'What it pays',
      value: priceText(plan),
      note: 'No plan changes what is shown: every plan publishes and counts reviews by the same rules, and none lets a business remove, hide, delay or reorder a review.',
    },
  ]
}

function priceText({ name, monthlyPriceCents, billing }: PublicRecord['plan']) {
  if (billing === 'off') return 'Nothing: no business pays for this service'
  if (monthlyPriceCents === 0) return `Nothing (${name} plan)`
  const price = `$${(monthlyPriceCents / 100).toFixed(monthlyPriceCents % 100 === 0 ? 0 : 2)} a month (${name} plan)`
  return billing === 'demo' ? `${price}; in this demo no money moves` : price
}

function operatorFacts({ operator }: PublicRecord): Fact[] {
  const { name, address, jurisdiction, hosting } = operator
  return [
    {
      id: 'name',
      name: 'Name',
      value: name ?? 'Not given',
      note:
        name === null ? (
          'The people who run this service have not said here who they are.'
        ) : (
          <Link to="/imprint">Imprint</Link>
        ),
    },
    ...(address
      ? [{ id: 'address', name: 'Address', value: <span className="whitespace-pre-line">{address}</span> }]
      : []),
    ...(jurisdiction ? [{ id: 'law', name: 'Governing law', value: jurisdiction }] : []),
    ...(hosting ? [{ id: 'hosting', name: 'Where the data is stored', value: hosting }] : []),
    {
      id: 'decides',
      name: 'Decides on',
      value: 'Reviews that a check stopped, challenges, reports and appeals',
      note: (
        <>
          By the rules of the <Link to="/review-policy">review policy</Link>, which are the same for every
          business.
        </>
      ),
    },
  ]
}

/** Whether the business replies, how fast, and whether it replies to bad reviews. */
export function RepliesSection({ record }: SectionProps) {
  const { business, replies } = record
  return (
    <Section
      id="replies"
      label={replies.count > 0 ? 'Replies by stars' : 'How replies work'}
      notes={
        <p>A business can reply to each review once, in public. Imported reviews are not counted here.</p>
      }
      title="Does the business reply?"
      verdict={repliesVerdict(record)}
    >
      {replies.count > 0 && (
        <Facts
          facts={[
            {
              id: 'all',
              name: 'All reviews',
              value: <Replies replied={replies} to={viewAddress(business.id, { hasReply: true })} />,
            },
            { id: 'low', name: '1 or 2 stars', value: <Replies replied={replies.low} /> },
            { id: 'high', name: '4 or 5 stars', value: <Replies replied={replies.high} /> },
            {
              id: 'edited',
              name: 'Edited later',
              value: replies.edited === 0 ? 'None' : countOf(replies.edited, 'reply', 'replies'),
              note: 'The log records each version.',
            },
          ]}
        />
      )}
    </Section>
  )
}

function Replies({ replied, to }: { replied: Replied; to?: string }) {
  const { count, of, rate, medianHours } = replied
  if (rate === null) return 'No such reviews'
  const within = medianHours === null ? '' : `, half of them within ${formatHours(medianHours)}`
  const rest = ` of ${formatNumber(of)} (${formatPercent(rate)})${within}`
  if (!to || count === 0) return formatNumber(count) + rest
  return (
    <>
      <EvidenceLink to={to}>{formatNumber(count)}</EvidenceLink>
      {rest}
    </>
  )
}

/** What authors did with their reviews afterwards. Pressure on them would show here. */
export function AuthorsSection({ record }: SectionProps) {
  const { business, totals, authors } = record
  const { timesWithdrawn, erased, erasedByOperator, edited, raisedStars, loweredStars } = authors
  return (
    <Section
      id="authors"
      label="Withdrawn, erased and edited"
      notes={<p>Authors edit, withdraw and erase their reviews themselves, without asking the business.</p>}
      title="What did authors change or take back?"
      verdict={authorsVerdict(record)}
    >
      <Facts
        facts={[
          {
            id: 'withdrawn',
            name: 'Withdrawn now',
            value: formatNumber(totals.withdrawn),
            note: `The log has ${countOf(timesWithdrawn, 'withdrawal')}; authors can restore a withdrawn review.`,
          },
          {
            id: 'erased',
            name: 'Erased for good',
            value: formatNumber(erased),
            note: `${formatNumber(erased - erasedByOperator)} by their authors, or because no email address was confirmed in time; ${formatNumber(erasedByOperator)} by the operator, for authors who wrote to them. The words and stars are gone and only the log records the erasure, so apart from the reviews received and the months, these reviews are in no other number on this page.`,
          },
          {
            id: 'edited',
            name: 'Edited',
            value:
              edited === 0
                ? 'None'
                : `${countOf(edited, 'review')}: ${raisedStars} with more stars than before, ${loweredStars} with fewer`,
            note: edited > 0 && (
              <>
                Each edited review says so and shows its earlier stars. See{' '}
                <Link to={viewAddress(business.id, { mark: 'edited' })}>those still published</Link>.
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}
