import { Link } from 'react-router'
import { Time } from '#app/ui/time.tsx'
import { type Fact, Facts, RecordPart, Within } from './record-part.tsx'
import type { ShownRecord } from './shown-record.ts'

/** Who is behind the business, who runs the service that shows its reviews, and what the one pays the other. */
export function WhoPart({ record }: { record: ShownRecord }) {
  const { business, operator } = record
  return (
    <RecordPart
      id="who"
      lead={
        operator.isTheBusiness && (
          <p className="border-l-2 border-warning pl-4 text-ink">
            {`${business.name} and the operator of this service are the same people: they decide about their own reviews. What they decided is on this page, and each author holds a signed receipt.`}
          </p>
        )
      }
      title="Who is behind this?"
    >
      <Within title="The business">
        <Facts facts={businessFacts(record)} />
      </Within>
      <Within title="The operator of this service">
        <Facts facts={operatorFacts(record)} />
      </Within>
    </RecordPart>
  )
}

function businessFacts({ business, plan }: ShownRecord): Fact[] {
  const { name, website, domain, domainProvenAt, address, collectingSince, isActive, closed, isSample } =
    business
  return [
    {
      id: 'name',
      name: 'Name',
      value: <span dir="auto">{name}</span>,
      note: isSample && 'Sample data: nobody wrote these reviews.',
    },
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
          Proven: whoever runs this page also controls {domain}, checked on{' '}
          <Time as="date" at={domainProvenAt} />.
        </>
      ) : (
        'Not proven: the business typed this address and has not shown that it controls it.'
      ),
    },
    { id: 'address', name: 'Address', value: address ? <span dir="auto">{address}</span> : 'Not given' },
    {
      id: 'since',
      name: 'Collects reviews here',
      value: (
        <>
          since <Time as="date" at={collectingSince} />
          {!isActive && ', closed now'}
        </>
      ),
      note: closed,
    },
    {
      id: 'plan',
      name: 'What it pays',
      value: priceText(plan),
      note: 'No plan changes what is shown: every plan publishes and counts every review, and none can remove, hide, delay or reorder one.',
    },
  ]
}

function priceText({ name, monthlyPriceCents, billing }: ShownRecord['plan']) {
  if (billing === 'off') return 'Nothing: on this service nobody pays'
  if (monthlyPriceCents === 0) return `Nothing (the ${name} plan)`
  const price = `$${(monthlyPriceCents / 100).toFixed(monthlyPriceCents % 100 === 0 ? 0 : 2)} a month (the ${name} plan)`
  return billing === 'demo' ? `${price}; in this demo no money moves` : price
}

function operatorFacts({ operator }: ShownRecord): Fact[] {
  const { name, address, jurisdiction, hosting } = operator
  return [
    {
      id: 'name',
      name: 'Name',
      value: name ?? 'Not given',
      note:
        name === null ? (
          'Whoever runs this service has not said here who they are.'
        ) : (
          <Link to="/imprint">Imprint</Link>
        ),
    },
    ...(address
      ? [{ id: 'address', name: 'Address', value: <span className="whitespace-pre-line">{address}</span> }]
      : []),
    ...(jurisdiction ? [{ id: 'law', name: 'Law that holds', value: jurisdiction }] : []),
    ...(hosting ? [{ id: 'hosting', name: 'Where the data is', value: hosting }] : []),
    {
      id: 'decides',
      name: 'Decides about',
      value: 'What stops at a check, what is challenged, and appeals of authors',
      note: (
        <>
          By the rules of the <Link to="/review-policy">review policy</Link>, the same for every business.
        </>
      ),
    },
  ]
}
