import { Link } from 'react-router'
import { isShown } from '#analysis/confidence.ts'
import type { ReviewAnalysis } from '#app/features/analyses/analysis.schema.ts'
import { spansOf, topicsByOpinion } from '#app/features/analyses/opinion.ts'
import { Opinions, SentimentLine, whyNoSentiment } from '#app/features/analyses/opinions.tsx'
import { May } from '#app/features/businesses/business-context.tsx'
import { Answers } from '#app/features/form-questions/answers.tsx'
import type { PublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import { ReplyBlock, type ReplyBlockProps } from '#app/features/replies/reply-block.tsx'
import { statedLanguage } from '#app/features/reviews/public-review.ts'
import {
  challengeReasonText,
  failedCheckText,
  hasWords,
  textOrNone,
} from '#app/features/reviews/review.vocabulary.ts'
import { ReviewPhotos } from '#app/features/reviews/review-card.tsx'
import { ReviewMarks } from '#app/features/reviews/review-marks.tsx'
import { ReviewTags } from '#app/features/tags/review-tags.tsx'
import type { Tag } from '#app/features/tags/tag.vocabulary.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { Face } from '#app/ui/face.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { SentimentSign } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import type { Assignment } from './assign-review.server.ts'
import { AssignmentBlock } from './assignment-block.tsx'
import { inboxAddress } from './inbox-address.ts'
import type { ReviewDetail } from './review-detail.server.ts'
import { ReviewHistory } from './review-history.tsx'

type ReviewPageProps = Omit<ReplyBlockProps, 'review' | 'entry'> & {
  review: ReviewDetail
  businessId: string
  /** The place of the review on its public page; null if it is not there. */
  place: PublicPlace | null
  tags: Tag[]
  /** The business has tags, on this review or others. */
  hasTags: boolean
  tagResult: FormResult | undefined
  assignment?: Assignment | null
  colleagues?: { id: string; name: string }[]
  assignResult?: FormResult
  backTo: string
}

/** In characters: set larger. */
const shortText = 240

export function ReviewPage({
  review,
  businessId,
  place,
  tags,
  hasTags,
  tagResult,
  assignment = null,
  colleagues = [],
  assignResult,
  backTo,
  ...replying
}: ReviewPageProps) {
  const { title, text, authorName, rating, writtenAt, provenance, importSource, analysis, standing } = review
  const isWordless = text !== null && !hasWords({ title, text })
  return (
    <article aria-label="The review" className="inbox-review">
      <div className="inbox-text" key={`text ${review.id}`}>
        <p className="text-sm min-[1000px]:hidden">
          <Link className="reach" data-back to={backTo}>
            Back to the list
          </Link>
        </p>
        <div className="min-w-0">
          <div className="mb-5 flex gap-4">
            {authorName && <Face name={authorName} />}
            <div className="grid min-w-0 flex-1 gap-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <h2 className="font-sans text-base font-medium" data-open-review tabIndex={-1}>
                  {authorName ?? 'Name no longer shown'}
                </h2>
                <Stars isLarge rating={rating} />
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
                {provenance && <Provenance from={importSource ?? undefined} kind={provenance} />}
                {review.product && <span className="font-medium wrap-anywhere">{review.product.name}</span>}
                <ReviewMarks review={review} />
                <Time as="exact" at={writtenAt} />
                <InPublic place={place} standing={standing} />
                {standing === 'published' && !review.challenge && (
                  <May right="manage">
                    <Link className="reach" to={`/business/reviews/challenge?review=${review.id}`}>
                      Challenge this review
                    </Link>
                  </May>
                )}
              </div>
            </div>
          </div>
          <StandingNote review={review} />
          {title && <h3 className="mb-2 text-xl wrap-anywhere">{title}</h3>}
          {text && (
            <p
              className={`quote ${text.length < shortText ? 'text-2xl' : 'text-lg'} wrap-anywhere whitespace-pre-line`}
              dir="auto"
              lang={statedLanguage(analysis?.language ?? null) ?? undefined}
            >
              <Underlined spans={analysis ? spansOf(analysis) : []} text={text} />
            </p>
          )}
          {place?.entry.kind === 'review' && (
            <div className="mt-4 empty:hidden">
              <ReviewPhotos authorName={place.entry.authorName} photos={place.entry.photos} />
            </div>
          )}
          {isWordless && <p className="text-muted">{textOrNone({ title, text })}</p>}
        </div>
        {review.answers.length > 0 && (
          <Block id="answers" title="Answers to your questions">
            <Answers answers={review.answers} />
          </Block>
        )}
        {(text || title) && <AnalysisLine analysis={analysis} rating={rating} />}
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <ReviewTags
            addressOf={({ id }) => inboxAddress({ tag: id })}
            hasTags={hasTags}
            key={`tags ${review.id}`}
            result={tagResult}
            reviewId={review.id}
            tags={tags}
          />
          <AssignmentBlock
            assignment={assignment}
            colleagues={colleagues}
            key={`assignment ${review.id}`}
            result={assignResult}
            reviewId={review.id}
          />
        </div>
        {(standing !== 'published' || review.challenge?.isHidden) && review.reply && (
          <Block id="reply" title="Your reply">
            <p className="text-sm whitespace-pre-line">{review.reply.text}</p>
          </Block>
        )}
        <ReviewHistory businessId={businessId} history={review.history} />
      </div>
      {place?.entry.kind === 'review' && (
        <ReplyBlock {...replying} entry={place.entry} key={review.id} review={review} />
      )}
    </article>
  )
}

/** The very review on the public page, or why it is not there. */
function InPublic({ place, standing }: { place: PublicPlace | null; standing: ReviewDetail['standing'] }) {
  if (!place)
    return <span>{standing === 'waiting' ? 'Not public yet' : 'No longer on your public page'}</span>
  return (
    <a className="reach" href={place.address}>
      {place.entry.kind === 'review' ? 'See it in public' : 'See the notice in its place'}
    </a>
  )
}

function StandingNote({
  review: { standing, failedChecks, removedReason, challenge },
}: {
  review: ReviewDetail
}) {
  const sentence =
    standing === 'waiting'
      ? `Not public yet: an automatic check flagged it (${failedChecks.map((check) => failedCheckText[check].toLowerCase()).join('; ')}). The operator decides within ${periods.decisionDays} days; you do not need to do anything.`
      : standing === 'withdrawn'
        ? 'The author has withdrawn this review. Its text is no longer shown, and it no longer counts.'
        : standing === 'removed'
          ? `The operator has removed this review. Reason: ${challengeReasonText[removedReason ?? 'unlawful'].toLowerCase()}. Its text is no longer shown, and it no longer counts.`
          : challenge
            ? `Challenged: ${challengeReasonText[challenge.reason].toLowerCase()}. ${challenge.isHidden ? 'Our own check found that too, so the public sees only its stars until the operator decides. They still count.' : 'It stays public, marked as challenged, until the operator decides.'}`
            : null
  return sentence && <p className="mb-4 border-l-2 border-warning py-1 pl-4 text-sm">{sentence}</p>
}

type ReviewAnalysisProps = { analysis: ReviewAnalysis | null; rating: number }

/** Sentiment and topics in one line, whose evidence is underlined in the text. The rest unfolds. */
export function AnalysisLine({ analysis, rating }: ReviewAnalysisProps) {
  if (!analysis) return <p className="text-sm text-muted">Not analysed yet. This takes a few seconds.</p>
  const { language, sentiment, aspects, keywords } = analysis
  if (!sentiment) return <p className="text-sm text-muted">{whyNoSentiment(language)}</p>
  return (
    <section aria-label="Analysis" className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <p>
        <SentimentSign label={sentiment.label} />{' '}
        <b className="font-medium first-letter:uppercase inline-block">
          {sentiment.label !== 'neutral' && !isShown(sentiment) && 'probably '}
          {sentiment.label}
        </b>
      </p>
      <Opinions
        nameOf={(topic, label) => (
          <Link className="reach" to={inboxAddress({ topic, label })}>
            {topic}
          </Link>
        )}
        topics={topicsByOpinion(aspects)}
      />
      <details className="open:basis-full">
        <summary className="w-fit text-muted underline underline-offset-4">Details</summary>
        <div className="mt-2 grid gap-1">
          <SentimentLine sentiment={sentiment} stars={rating} />
          {keywords.length > 0 && (
            <p>
              <span className="text-muted">Keywords</span> {keywords.slice(0, 12).join(', ')}
            </p>
          )}
        </div>
      </details>
    </section>
  )
}
