import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { FileField } from '#app/features/uploads/file-field.tsx'
import { en } from '#app/languages/en.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { invitationLimits } from './invitation.vocabulary.ts'
import type { LastTerms } from './list-invitations.server.ts'
import { GroundFields, LanguageField, RemindersField, RewardFields } from './terms-fields.tsx'

type ListFormProps = { result?: FormResult; last: LastTerms }

const folded = ['incentive', 'incentiveConfirmed', 'subject', 'text']

export function ListForm({ result, last }: ListFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const isChecking = state !== 'idle' && formData?.get('act') === 'check'
  useFocusFirstError(form, result)
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      encType="multipart/form-data"
      method="post"
      noValidate
      ref={form}
    >
      <input name="act" type="hidden" value="check" />
      {message && (
        <div className="sm:col-span-2">
          <FormError text={message} />
        </div>
      )}
      <FileField
        error={errors.file}
        help={`CSV or Excel with a column of email addresses, at most ${formatNumber(invitationLimits.rows.max)} rows.`}
        kept={values.upload ? { id: values.upload, name: values.uploadName ?? 'Your list' } : undefined}
        label="File with your customers"
        maxBytes={invitationLimits.fileBytes.max}
      />
      <details className="fold sm:col-span-2" open={Boolean(values.list || errors.list)}>
        <summary>Or paste your list</summary>
        <TextArea
          defaultValue={values.list}
          error={errors.list}
          help="One customer per line: name, email address, order reference, language."
          label="Your list"
          name="list"
          placeholder={'Lotte Maes, lotte@example.com, A-4711, nl\nBram de Vries, bram@example.com'}
          rows={8}
        />
      </details>
      <GroundFields isList last={last} result={result} />
      <details
        className="fold sm:col-span-2"
        open={Boolean(last?.incentive) || folded.some((name) => errors[name] || values[name])}
      >
        <summary>Language, reminders, a reward or your own text</summary>
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <RemindersField last={last} result={result} />
          <div className="grid content-start gap-5">
            <LanguageField last={last} result={result} />
            <Checkbox
              defaultChecked={Boolean(values.byCountry)}
              help="Where a row has a country and no language. Countries with several keep the chosen one."
              label="Write in the language of the customer’s country"
              name="byCountry"
            />
          </div>
          <RewardFields last={last} result={result} />
          <TextInput
            defaultValue={values.subject ?? last?.subject ?? ''}
            error={errors.subject}
            fieldClassName="sm:col-span-2"
            help="Leave empty for our standard subject in each customer’s language."
            isOptional
            label="Your own subject"
            maxLength={invitationLimits.subject.max}
            name="subject"
            placeholder={en.invitation.subject}
          />
          <TextArea
            defaultValue={values.text ?? last?.text ?? ''}
            error={errors.text}
            fieldClassName="sm:col-span-2"
            help="We fill in {name}, {business} and {order}, leave {name} out where there is none, and add the greeting, stars, reason and unsubscribe link."
            isOptional
            label="Your own text"
            limit={invitationLimits.text.max}
            name="text"
            placeholder={en.invitation.text}
            rows={4}
          />
        </div>
      </details>
      <div className="sm:col-span-2">
        <Button isBusy={isChecking} kind="primary">
          {isChecking ? 'Checking the list' : 'Check the list'}
        </Button>
      </div>
    </Form>
  )
}
