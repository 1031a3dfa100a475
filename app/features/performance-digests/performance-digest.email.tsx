import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf } from '#app/languages/format.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import {
  EmailButton,
  EmailLayout,
  EmailLink,
  EmailQuietLink,
  EmailQuote,
  EmailText,
} from '#app/ui/email-layout.tsx'
import { type DigestPeriod, digestAddress, periodName, unitName } from './digest-period.ts'
import { type DigestPart, type PerformanceDigest, partNames } from './performance-digest.ts'

type PerformanceDigestMail = {
  business: { name: string }
  /** With at least one part. */
  digest: PerformanceDigest
  /** The page on which these mails are stopped. */
  settings: string
}

/** A week or a month in a few sentences, with the quotes behind them. */
export function performanceDigestMail({ business, digest, settings }: PerformanceDigestMail) {
  const { period, parts } = digest
  const subject = subjectOf(business.name, period)
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={parts[0]!.sentence.text}
        reason={
          <>
            You own {business.name} on Vouchsafe and chose to get this digest every {unitName(period)}.{' '}
            <EmailQuietLink href={settings}>Change how often, or stop these mails</EmailQuietLink>
          </>
        }
      >
        {parts.map((part) => (
          <Part key={`${part.kind} ${part.sentence.text}`} part={part} />
        ))}
        <EmailButton href={linkTo(digestAddress(period))}>Open the digest</EmailButton>
      </EmailLayout>
    ),
  }
}

const subjectOf = (name: string, period: DigestPeriod) => `${name}: ${periodName(period)}`

/** The sentence, the reviews behind it, and its quotes. */
function Part({ part: { kind, sentence, link } }: { part: DigestPart }) {
  const { text, figures, citations } = sentence
  const counted = figures.find(({ address }) => address)
  return (
    <>
      <EmailText>
        <strong>{partNames[kind]}.</strong> {text}{' '}
        {counted && (
          <EmailLink href={linkTo(counted.address!)}>Read the {countOf(counted.reviews, 'review')}</EmailLink>
        )}
        {link && <EmailLink href={linkTo(link.to)}>{link.text}</EmailLink>}
      </EmailText>
      {citations.map((citation) => (
        <Quoted citation={citation} key={`${citation.reviewId} ${citation.quote}`} />
      ))}
    </>
  )
}

/** The link leads to the review alone, which is also how a kept mail is found when the review is erased. */
function Quoted({ citation: { reviewId, authorName, provenance, language, quote } }: { citation: Citation }) {
  return (
    <>
      <EmailText>
        <EmailQuietLink href={linkTo(inboxAddress({ review: reviewId }))}>
          {authorName} wrote{provenance === 'imported' && ' (imported)'}:
        </EmailQuietLink>
      </EmailText>
      <EmailQuote language={language}>{quote}</EmailQuote>
    </>
  )
}
