import { Scale, Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Setting } from '#app/ui/setting.tsx'
import { type ReviewNews, reviewNewsOptions } from './notification.vocabulary.ts'

type NotificationFormProps = {
  businessId: string
  newReviews: ReviewNews
  decisions: boolean
  /** "Paris": whose morning is meant. */
  place: string
  message?: string
  isBusy: boolean
  children?: ReactNode
}

/** What a person is told of by mail about one business. */
export function NotificationForm(props: NotificationFormProps) {
  const { businessId, newReviews, decisions, place, message, isBusy, children } = props
  return (
    <Form method="post" noValidate preventScrollReset>
      <input name="businessId" type="hidden" value={businessId} />
      <Setting
        help={`Morning emails come at 8:00 in ${place}.`}
        level={3}
        picture={<Star aria-hidden size={18} strokeWidth={1.5} />}
        title="New reviews"
        value={<ReviewNewsChoice current={newReviews} />}
      />
      <Setting
        help="What the operator decides about a review that you challenged."
        level={3}
        picture={<Scale aria-hidden size={18} strokeWidth={1.5} />}
        title="Challenges"
        value={
          <Checkbox
            defaultChecked={decisions}
            id={`decisions-${businessId}`}
            label="Email me the decision"
            name="decisions"
          />
        }
      />
      {children}
      <div className="setting grid justify-items-start gap-4 p-4 sm:px-5">
        <FormError text={message} />
        <Button isBusy={isBusy} kind="primary">
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </Form>
  )
}

/** How often new reviews are told of. */
export function ReviewNewsChoice({ current }: { current: ReviewNews }) {
  // Several businesses may stand on one page.
  const id = useId()
  return (
    <fieldset className="pick" key={current}>
      <legend className="sr-only">New reviews</legend>
      {reviewNewsOptions.map(({ value, label }) => (
        <label key={value}>
          <input
            defaultChecked={value === current}
            id={`${id}-${value}`}
            name="newReviews"
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
