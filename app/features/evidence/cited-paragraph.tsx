import { Link } from 'react-router'
import type { Citation, CitedSentence } from '#app/features/citations/cited-sentence.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDate } from '#app/languages/format.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { Quote } from '#app/ui/quote.tsx'
import type { Sentiment } from '#app/ui/sentiment.tsx'

/** A sentence, the reviews that it was counted from, and its quotes. */
export function CitedParagraph({ sentence: { text, figures, citations } }: { sentence: CitedSentence }) {
  const counted = figures.find(({ address }) => address)
  return (
    <div className="grid min-w-0 gap-3">
      <p className="max-w-measure font-serif text-lg leading-snug wrap-anywhere">{text}</p>
      {counted && (
        <p className="text-sm">
          <EvidenceLink to={counted.address!}>Read the {countOf(counted.reviews, 'review')}</EvidenceLink>
        </p>
      )}
      {citations.length > 0 && (
        <ul className="grid max-w-measure gap-4">
          {citations.map((citation) => (
            <li className="min-w-0" key={`${citation.reviewId} ${citation.quote}`}>
              <CitedQuote citation={citation} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An exact quote as it was written, with a link to the whole review. */
export function CitedQuote({ citation, sentiment }: { citation: Citation; sentiment?: Sentiment }) {
  const { reviewId, quote, authorName, writtenAt, provenance, language } = citation
  return (
    <Quote
      language={language}
      sentiment={sentiment}
      source={
        <span className="wrap-anywhere">
          <bdi>{authorName}</bdi>, {formatDate(writtenAt)}
          {provenance === 'imported' && ', imported'}.{' '}
          <Link to={inboxAddress({ review: reviewId })}>Read the whole review</Link>
        </span>
      }
    >
      {quote}
    </Quote>
  )
}
