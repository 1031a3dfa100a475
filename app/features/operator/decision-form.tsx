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

/** With a label it opens with a button, also without JavaScript. */
export function DecisionForm({ label, ...form }: DecisionFormProps) {
  if (!label) return <DecisionFields {...form} />
  return (
    <details className="setting min-w-0" open={form.result !== undefined}>
      <summary className="btn btn-wide cursor-pointer list-none">
        <span className="setting-closed">{label}</span>
        <span className="setting-opened">Cancel</span>
      </summary>
      <div className="mt-4">
        <DecisionFields {...form} />
      </div>
    </details>
  )
}

function DecisionFields(props: Omit<DecisionFormProps, 'label'>) {
  const { id, fields, result, noteLabel = 'Your reasons', noteHelp, reason, choices } = props
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form className="grid grid-cols-1 gap-4" method="post" noValidate>
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
      <div className="grid gap-3">
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
  )
}
