import type { ReactNode } from 'react'
import type { AnalysedText } from '#app/features/analyses/analyse-text.server.ts'
import { AnalysedTextView } from '#app/features/analyses/analysed-text.tsx'
import { textLimits } from '#app/features/analyses/text-to-analyse.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import type { Sample } from '#app/routes/public/landing.tsx'
import { Button } from '#app/ui/button.tsx'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Section } from './section.tsx'

export type InsightsResult = { read?: AnalysedText }
type InsightsProps = { sample: Sample; example: AnalysedText; result?: FormResult & InsightsResult }

export function Insights({ sample, example, result }: InsightsProps) {
  const { count, labels, tags } = sample
  return (
    <Section
      id="ai-insights"
      note={`An example: ${count} sample reviews, analysed by this service.`}
      title="AI insights: what customers agree on"
    >
      <div className="mt-6 md:mt-8">
        <SentimentBar hasKey height={32} {...labels} label={`of ${count} sample reviews`} />
      </div>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h3 className="font-sans text-sm text-muted">Frequent words, a sample</h3>
        <Tags>
          {tags.map(({ phrase, reviews }) => (
            <Tag count={reviews} key={phrase}>
              {phrase}
            </Tag>
          ))}
        </Tags>
      </div>
      <OwnWords example={example} result={result} />
    </Section>
  )
}

/** Shows the example's result until the visitor sends a text of their own. */
function OwnWords({ example, result }: Pick<InsightsProps, 'example' | 'result'>) {
  const { values = { words: example.text }, errors = {}, message } = result ?? {}
  const analysed = result ? result.read : example
  return (
    <div
      className="mt-10 grid gap-x-12 gap-y-6 border-t border-line pt-6 lg:mt-14 lg:grid-cols-2"
      id="your-words"
    >
      <form action="/?index#your-words" className="grid content-start gap-4" method="post" noValidate>
        <h3 className="text-2xl">Try it on your own review</h3>
        <p className="-mt-2 text-muted">
          Change a word, or paste a review you received. We analyse it now and store nothing.
        </p>
        <FormError text={message} />
        <TextArea
          defaultValue={values.words}
          error={errors.words}
          help={`In any of the ${languages.length} languages of our review form.`}
          isStory
          label="Review"
          limit={textLimits.max}
          name="words"
          rows={5}
        />
        <div>
          <Button>Analyse</Button>
        </div>
      </form>
      <div className="outline-none" data-result={result?.read && ''} tabIndex={-1}>
        {analysed && (
          <>
            <div className="rounded-surface border border-line bg-sheet p-4 sm:p-7">
              <AnalysedTextView analysed={analysed} />
            </div>
            <p className="margin-note mt-6 max-w-[30.5em] max-lg:hidden">
              <b>How to read it.</b> Praise has a straight underline, complaints a wavy one, anything doubtful
              a dashed one; a thicker line counts more.
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** Frequent words with their counts. */
function Tags({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-x-5 gap-y-1.5">{children}</ul>
}

type TagProps = { children: ReactNode; count?: number /** Where its reviews are. */; to?: string }

function Tag({ children, count, to }: TagProps) {
  return (
    <li className="text-sm">
      {to ? (
        <EvidenceLink count={count} to={to}>
          {children}
        </EvidenceLink>
      ) : (
        <>
          {children}{' '}
          {count !== undefined && <span className="text-muted tabular-nums">{formatNumber(count)}</span>}
        </>
      )}
    </li>
  )
}
