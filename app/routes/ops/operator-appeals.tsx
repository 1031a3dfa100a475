import {
  appealDecision,
  decideAppeal,
  listOpenAppeals,
  type OpenAppeal,
} from '#app/features/moderation/appeals.server.ts'
import { Case, CasePage, CaseWords, QuotedStatement } from '#app/features/operator/case-list.tsx'
import { DecisionForm } from '#app/features/operator/decision-form.tsx'
import { challengeReasonText, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Route } from './+types/operator-appeals'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/appeals
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  return { open: await listOpenAppeals(db) }
}

// POST /operator/appeals
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, appealDecision, async (decision) => {
    await decideAppeal(db, decision)
    const outcome = decision.decision === 'accept' ? 'is public' : 'stays removed'
    return { title: `The review ${outcome}. We notify its author` }
  })
}

export const shouldRevalidate = () => true

export default function OperatorAppeals({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CasePage
      cases={loaderData.open}
      keyOf={({ reviewId }) => String(reviewId)}
      nouns={['appeal']}
      result={actionData}
    >
      {(appeal, own) => <AppealItem appeal={appeal} result={own} />}
    </CasePage>
  )
}

function AppealItem({ appeal, result }: { appeal: OpenAppeal; result: FormResult | undefined }) {
  const { businessId, reviewId, version, authorName, facts } = appeal
  return (
    <Case
      decision={
        <DecisionForm
          choices={[
            { value: 'accept', label: 'Publish the review' },
            { value: 'reject', label: 'Keep it removed', isDanger: true },
          ]}
          fields={{ businessId, reviewId, version }}
          id={reviewId}
          noteHelp="The author will read this."
          result={result}
        />
      }
      due={appeal}
      facts={facts}
      name={authorName}
      words={appeal.text}
      title={`${authorName} about ${appeal.businessName}`}
      why={<Badge kind="warning">Removed: {challengeReasonText[appeal.removedReason].toLowerCase()}</Badge>}
    >
      <CaseWords answers={facts.answers} text={textOrNone(appeal)} title={appeal.title} />
      {appeal.removedNote && (
        <QuotedStatement by="Reason of the removal">{appeal.removedNote}</QuotedStatement>
      )}
      <QuotedStatement at={appeal.openedAt} by="The author replies">
        {appeal.appeal}
      </QuotedStatement>
      {appeal.isEditedSince && (
        <p className="text-sm text-muted">Its author has edited it since; this is the current text.</p>
      )}
    </Case>
  )
}
