import { groupSignText } from '#app/features/moderation/case.vocabulary.ts'
import type { HeldGroup } from '#app/features/moderation/held-groups.server.ts'
import {
  decideHeldReview,
  type HeldReview,
  heldDecision,
  listHeldReviews,
} from '#app/features/moderation/held-reviews.server.ts'
import { ChallengedToo } from '#app/features/operator/case-facts.tsx'
import { Case, CasePage, CaseWords } from '#app/features/operator/case-list.tsx'
import { DecisionForm } from '#app/features/operator/decision-form.tsx'
import { failedCheckText, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatList } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import type { Route } from './+types/operator'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { held: await listHeldReviews(db) }
}

// POST /operator
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, heldDecision, async (decision) => {
    await decideHeldReview(db, decision)
    return { title: titles[decision.decision] }
  })
}

const titles = {
  publish: 'Review published',
  publish_all: 'Reviews of the group published',
  refuse: 'Review refused. We notify its author',
}

export const shouldRevalidate = () => true

export default function Operator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage
      cases={loaderData.held}
      keyOf={({ reviewId }) => String(reviewId)}
      nouns={['review']}
      result={actionData}
    >
      {(review, own) => <HeldReviewItem result={own} review={review} />}
    </CasePage>
  )
}

type HeldReviewItemProps = { review: HeldReview; result?: FormResult }

/** A review that failed a check. */
function HeldReviewItem({ review, result }: HeldReviewItemProps) {
  const { businessId, reviewId, version, authorName, facts, group } = review
  const fields = { businessId, reviewId, version }
  return (
    <Case
      decision={
        <>
          <PostButton className="btn-wide" kind="primary" name="decision" value="publish" fields={fields}>
            Publish
          </PostButton>
          <DecisionForm
            choices={[{ value: 'refuse', label: 'Refuse the review', isDanger: true }]}
            fields={fields}
            id={reviewId}
            label="Refuse …"
            noteHelp="The author will read this."
            noteLabel="What is wrong, and how to fix it"
            reason={{}}
            result={result}
          />
        </>
      }
      due={review}
      facts={facts}
      name={authorName}
      words={review.text}
      title={`${authorName} about ${review.businessName}`}
      why={review.failedChecks.map((check) => (
        <Badge key={check} kind="warning">
          {failedCheckText[check]}
        </Badge>
      ))}
    >
      {group?.heldIds[0] === reviewId && <GroupNote businessId={businessId} group={group} />}
      <CaseWords answers={facts.answers} text={textOrNone(review)} title={review.title} />
      <FailingWords words={facts.failingWords} />
      <ChallengedToo facts={facts} />
    </Case>
  )
}

/** Note above the first review of a group. "Publish all" leaves out those that failed another check too. */
function GroupNote({ group, businessId }: { group: HeldGroup; businessId: string }) {
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
        <PostButton name="decision" value="publish_all" fields={{ businessId, reviews: publishable.join() }}>
          Publish all {publishable.length}
        </PostButton>
      )}
    </div>
  )
}

function FailingWords({ words }: { words: { words: string }[] }) {
  if (words.length === 0) return null
  return (
    <p className="text-sm wrap-anywhere">
      The check stopped at {formatList(words.map((each) => `“${each.words}”`))}.
    </p>
  )
}
