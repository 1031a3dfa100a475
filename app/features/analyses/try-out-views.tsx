import type { ReactNode } from 'react'
import { hasWords, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { periods } from '#app/periods.ts'
import { AnalysedTextView } from './analysed-text.tsx'
import type { TryOut } from './try-out.server.ts'

export function TryOutViews({ tried, businessName }: { tried: TryOut; businessName: string }) {
  return (
    <div className="grid gap-5">
      <View title="The customer sees">
        <CustomerView tried={tried} />
      </View>
      <View title="The owner sees">
        <OwnerView tried={tried} />
      </View>
      <View title="A visitor sees">
        {tried.failedChecks.length > 0 && (
          <p className="mb-4 text-sm text-muted">Once the operator has published it:</p>
        )}
        <ReviewCard businessName={businessName} entry={tried.review} />
      </View>
    </div>
  )
}

function View({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="overflow-hidden rounded-surface border border-line bg-sheet">
      <h3 className="border-b border-line bg-wash px-5 py-2.5 font-sans text-sm font-medium">{title}</h3>
      <div className="p-5">{children}</div>
    </section>
  )
}

function CustomerView({ tried: { review, failedChecks } }: { tried: TryOut }) {
  return (
    <div className="grid gap-3">
      <p className="font-serif text-2xl wrap-anywhere">Thank you, {review.authorName.split(' ')[0]}.</p>
      {failedChecks.length === 0 ? (
        <p className="text-sm">
          Once you confirm your email address we publish it as you wrote it, whether it has {review.rating}{' '}
          {review.rating === 1 ? 'star' : 'stars'} or any other number.
        </p>
      ) : (
        <div className="text-sm">
          <p>
            Once you confirm your email address the operator checks it within {periods.decisionDays} days,
            because:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {failedChecks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function OwnerView({ tried: { review, analysis } }: { tried: TryOut }) {
  if (!hasWords(review)) return <p className="text-sm text-muted">{textOrNone(review)}</p>
  return <AnalysedTextView analysed={{ ...analysis, quoted: [], keywords: [] }} />
}
