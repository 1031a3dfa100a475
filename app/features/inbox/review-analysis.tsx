import { Link } from 'react-router'
import type { ReviewAnalysis } from '#app/features/analyses/analysis.schema.ts'
import { topicsByOpinion } from '#app/features/analyses/opinion.ts'
import { Opinions } from '#app/features/analyses/opinions.tsx'
import { SentimentLine } from '#app/features/analyses/sentiment-line.tsx'
import { whyNoSentiment } from '#app/features/analyses/why-no-sentiment.ts'
import { Block } from './block.tsx'
import { inboxAddress } from './inbox-address.ts'

type ReviewAnalysisProps = { analysis: ReviewAnalysis | null; rating: number }

/** Sentiment, topics and keywords. The evidence is underlined in the text. */
export function ReviewAnalysisBlock({ analysis, rating }: ReviewAnalysisProps) {
  return (
    <Block id="analysis" title="Analysis">
      {analysis ? (
        <Analysis analysis={analysis} rating={rating} />
      ) : (
        <p className="text-sm text-muted">Not analysed yet. This takes a few seconds.</p>
      )}
    </Block>
  )
}

function Analysis({ analysis, rating }: { analysis: ReviewAnalysis; rating: number }) {
  const { language, sentiment, aspects, keywords } = analysis
  if (!sentiment) return <p className="text-sm text-muted">{whyNoSentiment(language)}</p>
  return (
    <div className="grid gap-3 text-sm">
      <SentimentLine sentiment={sentiment} stars={rating} />
      <Opinions
        nameOf={(topic, label) => (
          <Link className="reach" to={inboxAddress({ topic, label })}>
            {topic}
          </Link>
        )}
        topics={topicsByOpinion(aspects)}
      />
      {keywords.length > 0 && (
        <p>
          <span className="text-muted">Keywords</span> {keywords.slice(0, 12).join(', ')}
        </p>
      )}
    </div>
  )
}
