import { Form } from 'react-router'
import { groupSignText } from '#app/features/moderation/group-signs.vocabulary.ts'
import type { HeldGroup } from '#app/features/moderation/held-groups.server.ts'
import type { HeldReview } from '#app/features/moderation/held-reviews.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckText, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatList } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { CaseFactsList, ChallengedToo } from './case-facts.tsx'
import { Case, CaseHeading, CaseList, CaseWords } from './case-list.tsx'
import { Decision } from './decision.tsx'
import { DeskClear } from './desk-clear.tsx'

type HeldReviewsProps = { held: HeldReview[]; result?: FormResult }

/** Reviews that failed a check. Stars are hidden because they must not influence the decision. */
export function HeldReviews({ held, result }: HeldReviewsProps) {
  return (
    <section aria-labelledby="cases" className="grid gap-2">
      <CaseHeading count={held.length} noun="review" />
      <CaseList cases={held} empty={<DeskClear />} keyOf={({ reviewId }) => String(reviewId)} result={result}>
        {(review, own) => <HeldReviewItem result={own} review={review} />}
      </CaseList>
    </section>
  )
}

type ItemProps = { review: HeldReview; result?: FormResult }

function HeldReviewItem({ review, result }: ItemProps) {
  const { facts, group } = review
  return (
    <Case
      due={review}
      facts={<CaseFactsList facts={facts} />}
      since={review.heldAt}
      title={`${review.authorName} about ${review.businessName}`}
    >
      {group?.heldIds[0] === review.reviewId && <GroupNote group={group} review={review} />}
      <CaseWords answers={facts.answers} text={textOrNone(review)} title={review.title} />
      <ul className="text-sm">
        {review.failedChecks.map((check) => (
          <li key={check}>
            <span className="font-medium text-danger">{failedCheckText[check]}</span>
            <FailingWords words={facts.failingWords.filter((each) => each.check === check)} />
          </li>
        ))}
      </ul>
      <ChallengedToo facts={facts} />
      <HeldDecision result={result} review={review} />
    </Case>
  )
}

/** Above the first of a group. "Publish all" leaves out those that failed another check too. */
function GroupNote({ group, review }: { group: HeldGroup; review: HeldReview }) {
  const { signs, heldIds, others, average, publishable } = group
  return (
    <div className="grid gap-3 border-l-2 border-warning py-1 pl-4 text-sm">
      <h3 className="text-base font-medium">
        A group: {countOf(heldIds.length, 'review')} to decide, together below
      </h3>
      <p>
        Beside {countOf(others, 'earlier or decided review')}, with these signs:{' '}
        {formatList(signs.map((sign) => groupSignText[sign]))}. Honest customers may share them too: guests of
        one event, colleagues, a mobile network.
      </p>
      {average.before !== null && average.now !== null && (
        <p>
          Average of the published reviews: {formatAverage(average.before)} before the group,{' '}
          {formatAverage(average.now)} now. Bad or good news alone can do that.
        </p>
      )}
      {publishable.length > 1 && (
        <Form method="post">
          <input name="businessId" type="hidden" value={review.businessId} />
          <input name="reviews" type="hidden" value={publishable.join()} />
          <Button kind="secondary" name="decision" value="publish_all">
            Publish all {publishable.length}
          </Button>
        </Form>
      )}
    </div>
  )
}

function FailingWords({ words }: { words: { words: string }[] }) {
  if (words.length === 0) return null
  return <span className="wrap-anywhere">: {words.map((each) => `“${each.words}”`).join(', ')}</span>
}

function HeldDecision({ review, result }: ItemProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const id = review.reviewId
  const isOpen = Boolean(values.note || values.reason || errors.note || errors.reason)
  return (
    <Form className="grid gap-4" method="post" noValidate>
      {message && <FormError text={message} />}
      <input name="businessId" type="hidden" value={review.businessId} />
      <input name="reviewId" type="hidden" value={id} />
      <input name="version" type="hidden" value={review.version} />
      <Decision isOtherOpen={isOpen} label="Publish" other="Refuse …" value="publish">
        <Select
          defaultValue={values.reason ?? ''}
          error={errors.reason}
          id={`reason-${id}`}
          label="Reason"
          name="reason"
          options={challengeReasons.map((reason) => ({
            value: reason,
            label: challengeReasonText[reason],
          }))}
          prompt="Choose a reason"
        />
        <TextArea
          defaultValue={values.note}
          error={errors.note}
          help="The author will read this."
          id={`note-${id}`}
          label="What is wrong, and how to fix it"
          limit={1000}
          name="note"
          rows={3}
        />
        <Button className="justify-self-start" kind="danger" name="decision" value="refuse">
          Refuse the review
        </Button>
      </Decision>
    </Form>
  )
}
