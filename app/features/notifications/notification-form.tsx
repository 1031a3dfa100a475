import { Scale, Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { type ReviewNews, reviewNewsOptions } from './notification.vocabulary.ts'

type NotificationFormProps = {
  businessId: string
  newReviews: ReviewNews
  decisions: boolean
  /** The place in whose time zone morning mails are sent, such as "Paris". */
  place: string
  message?: string
  isBusy: boolean
  children?: ReactNode
}

export function NotificationForm(props: NotificationFormProps) {
  const { businessId, newReviews, decisions, place, message, isBusy, children } = props
  return (
    <Form method="post" noValidate preventScrollReset>
      <input name="businessId" type="hidden" value={businessId} />
      <Setting
        help={`Daily and weekly emails come at 8:00 in ${place}.`}
        icon={Star}
        title="New reviews"
        value={<ReviewNewsChoice current={newReviews} />}
      />
      <Setting
        help="What is decided about a review that you challenged."
        icon={Scale}
        title="Decisions"
        value={
          <Choice
            chosen={decisions ? 'on' : ''}
            label="Decisions"
            name="decisions"
            options={[
              { value: 'on', label: 'At once' },
              { value: '', label: 'Never' },
            ]}
          />
        }
      />
      {children}
      <div className="setting grid justify-items-end gap-4 p-4 sm:px-5">
        <FormError text={message} />
        <Button isBusy={isBusy} kind="primary">
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </Form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  chosen: string
  options: readonly { value: string; label: string }[]
}

function Choice({ label, name, chosen, options }: ChoiceProps) {
  // Several businesses may stand on one page.
  const id = useId()
  return (
    <fieldset className="pick" key={chosen}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            defaultChecked={option.value === chosen}
            id={`${id}-${option.value}`}
            name={name}
            type="radio"
            value={option.value}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

export const ReviewNewsChoice = ({ current }: { current: ReviewNews }) => (
  <Choice chosen={current} label="New reviews" name="newReviews" options={reviewNewsOptions} />
)
