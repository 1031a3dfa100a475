import { Form } from 'react-router'
import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
} from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { HiddenFields } from '#app/ui/post-button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type DecisionFormProps = {
  id: string
  /** Hidden values: the case to decide, in the version that the operator has read. */
  fields: Record<string, string | number>
  result: FormResult | undefined
  /** Label of the button that opens the form. */
  label?: string
  noteLabel?: string
  /** Who reads the note. */
  noteHelp: string
  /** Only for removals: the reason suggested, if any, and the help text of the choice. */
  reason?: { suggested?: ChallengeReason; help?: string }
  choices: readonly { value: string; label: string; isDanger?: boolean }[]
}

/** Decision form that opens with a button, also without JavaScript. */
export function DecisionForm(props: DecisionFormProps) {
  const { id, fields, result, label, noteLabel = 'Your reasons', noteHelp, reason, choices } = props
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <details className="setting min-w-0 open:basis-full" open={result !== undefined}>
      <summary className="flex w-fit cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-2">
        <span className={label ? 'btn' : 'btn btn-primary'}>
          <span className="setting-closed">{label ?? 'Decide'}</span>
          <span className="setting-opened">Cancel</span>
        </span>
        {!label && (
          <span className="setting-closed text-sm text-muted">
            {choices
              .map((choice) => choice.label)
              .join(' or ')
              .replace(/(?<= or )./, (first) => first.toLowerCase())}
          </span>
        )}
      </summary>
      <Form className="mt-4 grid max-w-measure grid-cols-1 gap-4" method="post" noValidate>
        {message && <FormError text={message} />}
        <HiddenFields fields={fields} />
        {reason && (
          <Select
            defaultValue={values.reason ?? reason.suggested ?? ''}
            error={errors.reason}
            help={reason.help}
            id={`reason-${id}`}
            label="Reason for removal"
            name="reason"
            options={challengeReasons.map((value) => ({ value, label: challengeReasonText[value] }))}
            prompt="Choose a reason"
          />
        )}
        <TextArea
          defaultValue={values.note}
          error={errors.note}
          help={noteHelp}
          id={`note-${id}`}
          label={noteLabel}
          limit={1000}
          name="note"
          rows={3}
        />
        <div className="flex flex-wrap gap-3">
          {choices.map((choice) => (
            <Button
              key={choice.value}
              kind={choice.isDanger ? 'danger' : 'primary'}
              name="decision"
              value={choice.value}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      </Form>
    </details>
  )
}
