import { Form } from 'react-router'
import type { OpenAppeal } from '#app/features/moderation/appeals.server.ts'
import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'

/** Open appeals by authors. Stars are hidden because they must not influence the decision. */
export function OpenAppeals({ open, result }: { open: OpenAppeal[]; result: FormResult | undefined }) {
  if (open.length === 0) {
    return (
      <EmptyState title="No open appeals">
        Authors of removed or refused reviews can appeal once. Their appeals appear here.
      </EmptyState>
    )
  }
  return (
    <ol className="border-t border-rule">
      {open.map((appeal) => (
        <li className="border-b border-line py-7" key={appeal.reviewId}>
          <AppealItem
            result={result?.values.reviewId === appeal.reviewId ? result : undefined}
            appeal={appeal}
          />
        </li>
      ))}
    </ol>
  )
}

function AppealItem({ appeal, result }: { appeal: OpenAppeal; result: FormResult | undefined }) {
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <article className="grid gap-4">
      <p className="text-sm text-muted">
        {appeal.authorName} about {appeal.businessName}, <Time at={appeal.openedAt} />. Due{' '}
        <strong className="font-medium text-ink">
          <Time at={appeal.decideBy} />
        </strong>
        .
      </p>
      <p className="text-sm">
        <strong className="font-medium">
          Removed on <Time as="date" at={appeal.removedAt} />:{' '}
          {challengeReasonText[appeal.removedReason].toLowerCase()}.
        </strong>{' '}
        {appeal.removedNote}
        {appeal.isEditedSince && ' Its author has edited it since; this is the current text.'}
      </p>
      <p className="text-sm whitespace-pre-line" dir="auto">
        {appeal.appeal}
      </p>
      <blockquote className="border-l border-control pl-4 font-serif text-lg whitespace-pre-line wrap-anywhere">
        {appeal.title && <p className="font-medium">{appeal.title}</p>}
        <p dir="auto">{textOrNone(appeal)}</p>
      </blockquote>
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
          <Button name="decision" value="accept">
            Publish the review
          </Button>
          <Button kind="danger" name="decision" value="reject">
            Keep it removed
          </Button>
        </div>
      </Form>
    </article>
  )
}
