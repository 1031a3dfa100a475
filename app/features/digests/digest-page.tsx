import { Link } from 'react-router'
import { QuoteList } from '#app/features/findings/cited-quote.tsx'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { textOf } from '#app/features/findings/finding-text.ts'
import { Block } from '#app/ui/block.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { DigestForm } from './digest-form.tsx'
import { type DigestPeriod, digestAddress, periodName, unitName } from './digest-period.ts'
import type { PerformanceDigest } from './performance-digest.server.ts'
import { type DigestFrequency, partNames } from './performance-digest.vocabulary.ts'

type DigestPageProps = {
  digest: PerformanceDigest
  /** Null at either end. */
  older: DigestPeriod | null
  newer: DigestPeriod | null
  often: DigestFrequency
  /** Where the mails go, and whose morning is meant. */
  email: string
  place: string
  error?: string
}

/** The digest of a week or a month, and whether it comes by email. */
export function DigestPage({ digest, older, newer, ...form }: DigestPageProps) {
  const { period, parts } = digest
  return (
    <div className="grid gap-12 min-[1100px]:grid-cols-[minmax(0,1fr)_320px]">
      <section aria-labelledby="digest" className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="text-2xl" id="digest">
            {periodName(period)}
          </h2>
          <Choice current={period} />
        </div>
        {parts.length === 0 ? (
          <div className="mt-6">
            <EmptyState level={3} title={`Nothing to say about this ${unitName(period)}`}>
              No email is sent about a {unitName(period)} like this.
            </EmptyState>
          </div>
        ) : (
          <ul className="mt-6 grid">
            {parts.map(({ kind, sentence, quotes, link }) => (
              <li className="grid gap-2 border-t border-line py-6" key={`${kind} ${textOf(sentence)}`}>
                <h3 className="font-sans text-sm font-normal text-muted">{partNames[kind]}</h3>
                <p className="max-w-measure font-serif text-lg leading-snug wrap-anywhere">
                  <FindingSentence parts={sentence} />
                </p>
                {quotes.length > 0 && <QuoteList quotes={quotes} />}
                {link && (
                  <p className="text-sm">
                    <Link to={link.to}>{link.text}</Link>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label="Digests"
          newer={newer ? digestAddress(newer) : undefined}
          newerLabel={`Next ${unitName(period)}`}
          older={older ? digestAddress(older) : undefined}
          olderLabel={`${unitName(period) === 'week' ? 'Week' : 'Month'} before`}
        />
      </section>
      <div className="min-w-0">
        <Block id="by-email" title="By email">
          <DigestForm {...form} />
        </Block>
      </div>
    </div>
  )
}

/** The same time by the week or by the month. */
function Choice({ current }: { current: DigestPeriod }) {
  return (
    <p className="flex gap-4 text-sm">
      {(['weekly', 'monthly'] as const).map((often) => (
        <Link
          aria-current={often === current.often ? 'true' : undefined}
          className="inline-block py-2 aria-[current=true]:font-medium aria-[current=true]:no-underline"
          key={often}
          to={`/business/analytics/digest?by=${unitName({ often })}`}
        >
          By {unitName({ often })}
        </Link>
      ))}
    </p>
  )
}
