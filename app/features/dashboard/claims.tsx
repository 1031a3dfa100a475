import { createContext, type ReactNode, useContext } from 'react'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { replyDays } from '#app/features/inbox/period-filter.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { EvidenceChoice, EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { Evidence, EvidenceQuote } from './sample-dashboard.server.ts'

// The reviews behind each claim of the dashboard, as the inbox lists them.

type ClaimFilter = Partial<InboxFilter>

export const ratedReviews: ClaimFilter = { state: 'published', provenance: 'own' }

export const withoutReply: ClaimFilter = { state: 'unreplied', period: String(replyDays) }

/** Without a label: all that mention the topic. */
export const aboutTopic = (topic: string, label?: 'positive' | 'negative'): ClaimFilter => ({
  state: 'published',
  provenance: 'customers',
  period: 'quarter',
  topic,
  label,
})

/** On a page without an inbox: the claims whose reviews are beside them, by their address in the inbox. */
export const InPlace = createContext<{ name: string; addresses: string[] } | null>(null)

type ClaimProps = { of: ClaimFilter; children: ReactNode }

/** A claim links into the owner's inbox. Elsewhere it opens its reviews in place, or is plain text if there are none. */
export function Claim({ of, children }: ClaimProps) {
  const inPlace = useContext(InPlace)
  const address = inboxAddress(of)
  if (!inPlace) return <EvidenceLink to={address}>{children}</EvidenceLink>
  const at = inPlace.addresses.indexOf(address)
  if (at < 0) return children
  return (
    <EvidenceChoice at={at} name={inPlace.name}>
      {children}
    </EvidenceChoice>
  )
}

type ClaimsInPlaceProps = {
  /** Of the claims in the children, in their order. The first is open. */
  evidence: Evidence[]
  /** The name of the radio group. */
  name: string
  legend: string
  children: ReactNode
}

export function ClaimsInPlace({ evidence, name, legend, children }: ClaimsInPlaceProps) {
  return (
    <InPlace value={{ name, addresses: evidence.map(({ address }) => address) }}>
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

function EvidenceOf({ evidence: { title, count, quotes } }: { evidence: Evidence }) {
  return (
    <div>
      <p className="text-sm">
        <b className="font-medium">{title}.</b>{' '}
        <span className="text-muted">
          {formatNumber(quotes.length)} of {countOf(count, 'review')}
          {count > 1 && ', newest first'}
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
  const { text, spans, language, rating, authorName, writtenAt } = quote
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
    </Quote>
  )
}
