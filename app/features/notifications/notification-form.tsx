import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { type ReviewNews, reviewNewsOptions } from './notification.vocabulary.ts'

type NotificationFormProps = {
  businessId: string
  newReviews: ReviewNews
  decisions: boolean
  /** "Paris": whose morning is meant. */
  place: string
  message?: string
  isBusy: boolean
}

/** What a person is told of by mail about one business. */
export function NotificationForm(props: NotificationFormProps) {
  const { businessId, newReviews, decisions, place, message, isBusy } = props
  return (
    <Form className="grid gap-6" method="post" noValidate preventScrollReset>
      <FormError text={message} />
      <input name="businessId" type="hidden" value={businessId} />
      <ReviewNewsChoice current={newReviews} help={`In the time zone ${place}.`} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">Challenges</legend>
        <Checkbox
          defaultChecked={decisions}
          help="You will also find the decision on the page of the review."
          id={`decisions-${businessId}`}
          label="Tell me when the operator has decided about a review that I challenged"
          name="decisions"
        />
      </fieldset>
      <Button className="justify-self-start" isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </Button>
    </Form>
  )
}

/** How often new reviews are told of. */
export function ReviewNewsChoice({ current, help }: { current: ReviewNews; help?: string }) {
  // Several businesses may stand on one page.
  const id = useId()
  return (
    <fieldset className="grid gap-2" key={current}>
      <legend className="mb-2 text-sm font-medium">New reviews</legend>
      {reviewNewsOptions.map((option) => (
        <Radio
          defaultChecked={option.value === current}
          help={option.help}
          id={`${id}-${option.value}`}
          key={option.value}
          label={option.label}
          name="newReviews"
          value={option.value}
        />
      ))}
      {help && <p className="text-xs text-muted">{help}</p>}
    </fieldset>
  )
}
