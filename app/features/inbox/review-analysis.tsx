import { Link } from 'react-router'
import type { ReviewAnalysis, SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { formatLanguage } from '#app/languages/format.ts'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Block } from './block.tsx'
import { inboxAddress } from './inbox-address.ts'

const saysOf: Record<SentimentLabel, string> = {
  positive: 'Praises',
  negative: 'Complains about',
  neutral: 'Mentions',
}

/** What the engine understood, in a line or two. What is underlined in the text is the evidence. */
export function ReviewReading({ analysis }: { analysis: ReviewAnalysis | null }) {
  return (
    <Block id="reading" title="What it says">
      {analysis ? (
        <Reading analysis={analysis} />
      ) : (
        <p className="text-sm text-muted">Not read yet. It takes a second.</p>
      )}
    </Block>
  )
}

function Reading({ analysis: { language, sentiment, aspects, keywords } }: { analysis: ReviewAnalysis }) {
  if (!sentiment) {
    return (
      <p className="text-sm text-muted">
        {language === 'und'
          ? 'The words do not say enough to judge them'
          : `Written in ${formatLanguage(language)}, which is not judged yet`}
        , so there is no number rather than a wrong one.
      </p>
    )
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>
        <SentimentSign label={sentiment.label} /> Reads as {sentiment.label}, {signed(sentiment.score)} on a
        scale from −1 to 1.
      </p>
      {(['positive', 'negative', 'neutral'] as const).map((label) => {
        const topics = [
          ...new Set(aspects.filter((aspect) => aspect.label === label).map(({ topic }) => topic)),
        ]
        return (
          topics.length > 0 && (
            <p key={label}>
              <span className="text-muted">{saysOf[label]}</span>{' '}
              {topics.map((topic, index) => (
                <span key={topic}>
                  {index > 0 && ', '}
                  <Link to={inboxAddress({ topic, label })}>{topic}</Link>
                </span>
              ))}
            </p>
          )
        )
      })}
      {keywords.length > 0 && (
        <p>
          <span className="text-muted">Keywords</span> {keywords.slice(0, 12).join(', ')}
        </p>
      )}
    </div>
  )
}

const signed = (score: number) => `${score < 0 ? '−' : '+'}${Math.abs(score).toFixed(2)}`
