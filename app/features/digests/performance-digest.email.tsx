import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
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
import type { DigestPart, PerformanceDigest } from './performance-digest.server.ts'
import { partNames } from './performance-digest.vocabulary.ts'

type PerformanceDigestMail = {
  business: { name: string }
  /** With at least one part. */
  digest: PerformanceDigest
  /** The page on which these mails are stopped. */
  settings: string
}

export function performanceDigestMail({ business, digest, settings }: PerformanceDigestMail) {
  const { period, parts } = digest
  const subject = subjectOf(business.name, period)
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={textOf(parts[0]!.sentence)}
        reason={
          <>
            You own {business.name} on Vouchsafe and chose to get this digest every {unitName(period)}.{' '}
            <EmailQuietLink href={settings}>Change how often, or stop these mails</EmailQuietLink>
          </>
        }
      >
        {parts.map((part) => (
          <Part key={`${part.kind} ${textOf(part.sentence)}`} part={part} />
        ))}
        <EmailButton href={linkTo(digestAddress(period))}>Open the digest</EmailButton>
      </EmailLayout>
    ),
  }
}

const subjectOf = (name: string, period: DigestPeriod) => `${name}: ${periodName(period)}`

function Part({ part: { kind, sentence, quotes, link } }: { part: DigestPart }) {
  return (
    <>
      <EmailText>
        <strong>{partNames[kind]}.</strong>{' '}
        {sentence.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <EmailLink href={linkTo(part.address)} key={part.address}>
              {part.text}
            </EmailLink>
          ),
        )}{' '}
        {link && <EmailLink href={linkTo(link.to)}>{link.text}</EmailLink>}
      </EmailText>
      {quotes.map((quote) => (
        <Quoted key={`${quote.reviewId} ${quote.text}`} quote={quote} />
      ))}
    </>
  )
}

/** The link leads to the review alone, which is also how a kept mail is found when the review is erased. */
function Quoted({ quote: { reviewId, authorName, provenance, language, text } }: { quote: Quote }) {
  return (
    <>
      <EmailText>
        <EmailQuietLink href={linkTo(inboxAddress({ review: reviewId }))}>
          {authorName} wrote{provenance === 'imported' && ' (imported)'}:
        </EmailQuietLink>
      </EmailText>
      <EmailQuote language={language}>{text}</EmailQuote>
    </>
  )
}
