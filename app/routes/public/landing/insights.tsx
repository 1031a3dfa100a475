import type { AnalysedText } from '#app/features/analyses/analyse-text.server.ts'
import { AnalysedTextView } from '#app/features/analyses/analysed-text.tsx'
import { textLimits } from '#app/features/analyses/text-to-analyse.vocabulary.ts'
import { ClaimsInPlace } from '#app/features/dashboard/claims.tsx'
import { TopicTable } from '#app/features/dashboard/praise-and-complaints.tsx'
import type { SampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import { formatDate, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import type { Sample } from '#app/routes/public/landing.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Section } from './section.tsx'

export type InsightsResult = { read?: AnalysedText }
type OwnWordsProps = { example: AnalysedText; result?: FormResult & InsightsResult }
type InsightsProps = OwnWordsProps & { sample: Sample; topics: SampleDashboard }

export function Insights({ sample: { count, labels, tags }, topics, ...ownWords }: InsightsProps) {
  const { business, at, praised, criticised } = topics
  return (
    <Section
      id="ai-insights"
      note={`Sample data of ${business}, ${formatDate(at)}. Choose a topic to read its reviews.`}
      title="AI insights"
    >
      {praised && criticised && (
        <p className="finding">
          People praise the {praised} and complain about the {criticised}.
        </p>
      )}
      <div className="insights">
        <ClaimsInPlace evidence={topics.evidence} legend="Topics, each with its reviews" name="topic-claim">
          <TopicTable topics={topics.topics} />
        </ClaimsInPlace>
      </div>
      <div className="mt-5 grid gap-x-12 gap-y-4 lg:grid-cols-2">
        <SentimentBar hasKey height={24} {...labels} label={`of ${count} sample reviews`} />
        <ul aria-label="Frequent words, a sample" className="tags">
          <li className="text-muted">Often said</li>
          {tags.map(({ phrase, reviews }) => (
            <li key={phrase}>
              {phrase} <span className="text-muted">{formatNumber(reviews)}</span>
            </li>
          ))}
        </ul>
      </div>
      <OwnWords {...ownWords} />
    </Section>
  )
}

/** Shows the example's result until the visitor sends a text of their own. */
function OwnWords({ example, result }: OwnWordsProps) {
  const { values = { words: example.text }, errors = {}, message } = result ?? {}
  const analysed = result ? result.read : example
  return (
    <details className="fold own-words" id="your-words" open={result !== undefined}>
      <summary>Try it on your own review</summary>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <form action="/?index#your-words" className="grid content-start gap-4" method="post" noValidate>
          <FormError text={message} />
          <TextArea
            defaultValue={values.words}
            error={errors.words}
            help="Analysed now, stored nowhere."
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
            <div className="rounded-surface border border-line bg-sheet p-4 sm:p-7">
              <AnalysedTextView analysed={analysed} />
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
