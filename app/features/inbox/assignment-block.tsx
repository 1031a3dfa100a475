import { Form } from 'react-router'
import { May } from '#app/features/businesses/business-context.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Assignment } from './assign-review.server.ts'
import { longestAssignmentNote } from './inbox-address.ts'

type AssignmentBlockProps = {
  reviewId: string
  assignment: Assignment | null
  colleagues: { id: string; name: string }[]
  result: FormResult | undefined
}

/** Who looks after a review. For teams: an owner alone has nobody to give it to. */
export function AssignmentBlock({ reviewId, assignment, colleagues, result }: AssignmentBlockProps) {
  if (colleagues.length < 2 && !assignment) return null
  return (
    <>
      {assignment && (
        <p className="basis-full wrap-anywhere">
          <b className="font-medium">{assignment.name}</b> looks after this review
          {assignment.note && (
            <>
              : “{assignment.note}”
              {assignment.by && assignment.by !== assignment.name && (
                <span className="text-muted"> {assignment.by}</span>
              )}
            </>
          )}
        </p>
      )}
      <May right="reply">
        <details
          className="open:order-last open:basis-full"
          key={JSON.stringify(assignment)}
          open={result !== undefined}
        >
          <summary className="btn chip">
            {assignment ? 'Give it to somebody else' : 'Give it to a colleague'}
          </summary>
          <Form className="mt-3 grid gap-4 sm:max-w-[440px]" method="post" noValidate preventScrollReset>
            <FormError text={result?.message} />
            <input name="review" type="hidden" value={reviewId} />
            <Select
              defaultValue={result?.values.colleague ?? assignment?.to}
              error={result?.errors.colleague}
              label="Colleague"
              name="colleague"
              options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextInput
              defaultValue={result?.values.note ?? assignment?.note ?? ''}
              error={result?.errors.note}
              help="Only your team sees it."
              isOptional
              label="Note"
              maxLength={longestAssignmentNote}
              name="note"
            />
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              <Button kind="secondary" name="act" value="assign">
                Give it
              </Button>
              {assignment && (
                <Button kind="quiet" name="act" value="unassign">
                  Nobody in particular
                </Button>
              )}
            </div>
          </Form>
        </details>
      </May>
    </>
  )
}
