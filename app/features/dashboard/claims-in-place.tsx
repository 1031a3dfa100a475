import type { ReactNode } from 'react'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import { InPlace } from './claim.tsx'
import type { Evidence, EvidenceOrder, EvidenceQuote } from './evidence.server.ts'

type ClaimsInPlaceProps = {
  /** Of the claims in the children, in their order. The first is open. */
  evidence: Evidence[]
  /** Names the radios. */
  name: string
  legend: string
  children: ReactNode
}

/** Claims, and beside them the reviews behind the chosen one. */
export function ClaimsInPlace({ evidence, name, legend, children }: ClaimsInPlaceProps) {
  const addresses = evidence.map(({ address }) => address)
  return (
    <InPlace value={{ name, addresses }}>
      <fieldset className="claims">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
      <div className="evidence">
        {evidence.map((each) => (
          <EvidenceOf evidence={each} key={each.address} />
        ))}
      </div>
    </InPlace>
  )
}

const orders: Record<EvidenceOrder, string> = {
  newest: 'newest first',
  oldest: 'longest wait first',
  lowest: 'lowest first',
}

function EvidenceOf({ evidence: { title, count, order, quotes } }: { evidence: Evidence }) {
  return (
    <div>
      <p className="text-sm">
        <b className="font-medium">{title}.</b>{' '}
        <span className="text-muted">
          {formatNumber(quotes.length)} of {countOf(count, 'review')}
          {count > 1 && `, ${orders[order]}`}
        </span>
      </p>
      <ul className="mt-4 grid gap-5">
        {quotes.map((quote) => (
          <li key={`${quote.authorName} ${quote.writtenAt}`}>
            <ReviewQuote quote={quote} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ReviewQuote({ quote }: { quote: EvidenceQuote }) {
  const { text, isCut, spans, language, rating, authorName, writtenAt } = quote
  return (
    <Quote
      language={language}
      source={
        <>
          <Stars rating={rating} /> <bdi>{authorName}</bdi>, {formatDate(writtenAt)}
        </>
      }
    >
      <Underlined spans={spans} text={text} />
      {isCut && ' …'}
    </Quote>
  )
}
