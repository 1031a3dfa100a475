import { data, Form } from 'react-router'
import {
  appealDecision,
  decideAppeal,
  listOpenAppeals,
  type OpenAppeal,
} from '#app/features/moderation/appeals.server.ts'
import { CaseFactsList } from '#app/features/operator/case-facts.tsx'
import { Case, CaseHeading, CaseList, CaseWords, DecisionFold } from '#app/features/operator/case-list.tsx'
import { DeskClear } from '#app/features/operator/desk-clear.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/operator-appeals'

export const meta = () => [{ title: 'Appeals · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/appeals
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, open] = await Promise.all([countOperatorWork(db), listOpenAppeals(db)])
  return { work, open }
}

// POST /operator/appeals
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(appealDecision, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await decideAppeal(db, parsed.value)
    const title =
      parsed.value.decision === 'accept'
        ? 'The review is public. We notify its author'
        : 'The review stays removed. We notify its author'
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

/** Also after a refused decision: the page shows what has changed since it was opened. */
export const shouldRevalidate = () => true

export default function OperatorAppeals({ loaderData, actionData }: Route.ComponentProps) {
  const { work, open } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="appeals" toast={toast} work={work}>
      <OpenAppeals result={actionData} open={open} />
    </OperatorDesk>
  )
}

/** Open appeals by authors. Stars are hidden because they must not influence the decision. */
function OpenAppeals({ open, result }: { open: OpenAppeal[]; result: FormResult | undefined }) {
  return (
    <section aria-labelledby="cases" className="grid gap-2">
      <CaseHeading count={open.length} noun="appeal" />
      <CaseList cases={open} empty={<DeskClear />} keyOf={({ reviewId }) => String(reviewId)} result={result}>
        {(appeal, own, isFirst) => <AppealItem appeal={appeal} isFirst={isFirst} result={own} />}
      </CaseList>
    </section>
  )
}

type ItemProps = { appeal: OpenAppeal; result: FormResult | undefined; isFirst: boolean }

function AppealItem({ appeal, result, isFirst }: ItemProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Case
      due={appeal}
      facts={<CaseFactsList facts={appeal.facts} />}
      since={appeal.openedAt}
      title={`${appeal.authorName} about ${appeal.businessName}`}
    >
      <p className="text-sm">
        <strong className="font-medium">
          Removed on <Time as="date" at={appeal.removedAt} />:{' '}
          {challengeReasonText[appeal.removedReason].toLowerCase()}.
        </strong>{' '}
        {appeal.removedNote}
        {appeal.isEditedSince && ' Its author has edited it since; this is the current text.'}
      </p>
      <p className="text-sm whitespace-pre-line wrap-anywhere" dir="auto">
        {appeal.appeal}
      </p>
      <CaseWords answers={appeal.facts.answers} text={textOrNone(appeal)} title={appeal.title} />
      <DecisionFold isOpen={isFirst || result !== undefined}>
        <Form className="grid gap-4" method="post" noValidate>
          {message && <FormError text={message} />}
          <input name="businessId" type="hidden" value={appeal.businessId} />
          <input name="reviewId" type="hidden" value={appeal.reviewId} />
          <input name="version" type="hidden" value={appeal.version} />
          <TextArea
            defaultValue={values.note}
            error={errors.note}
            help="The author will read this."
            id={`note-${appeal.reviewId}`}
            label="Your reasons"
            limit={1000}
            name="note"
            rows={3}
          />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" name="decision" value="accept">
              Publish the review
            </Button>
            <Button kind="danger" name="decision" value="reject">
              Keep it removed
            </Button>
          </div>
        </Form>
      </DecisionFold>
    </Case>
  )
}
