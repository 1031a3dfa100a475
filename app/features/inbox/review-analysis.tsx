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

/** Sentiment, topics and keywords. The evidence is underlined in the text. */
export function ReviewAnalysisBlock({ analysis }: { analysis: ReviewAnalysis | null }) {
  return (
    <Block id="analysis" title="Analysis">
      {analysis ? (
        <Analysis analysis={analysis} />
      ) : (
        <p className="text-sm text-muted">Not analysed yet. This takes a few seconds.</p>
      )}
    </Block>
  )
}

function Analysis({ analysis: { language, sentiment, aspects, keywords } }: { analysis: ReviewAnalysis }) {
  if (!sentiment) {
    return (
      <p className="text-sm text-muted">
        {language === 'und'
          ? 'This text is too short to analyse.'
          : `We cannot analyse ${formatLanguage(language)} yet, so this review has no sentiment score.`}
      </p>
    )
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>
        <SentimentSign label={sentiment.label} /> Sentiment: {sentiment.label}, {signed(sentiment.score)} on a
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
