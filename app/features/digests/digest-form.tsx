import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/radio.tsx'
import { type DigestFrequency, digestFrequencyOptions } from './performance-digest.vocabulary.ts'

type DigestFormProps = { often: DigestFrequency; email: string; place: string; error?: string }

export function DigestForm({ often, email, place, error }: DigestFormProps) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset>
      <p className="text-sm text-muted wrap-anywhere">
        The same digest, sent to {email}. If there is nothing to say, no email is sent.
      </p>
      <DigestFrequencyChoice error={error} often={often} place={place} />
      <Button className="justify-self-start" isBusy={isBusy}>
        {isBusy ? 'Saving…' : 'Save'}
      </Button>
    </Form>
  )
}

type ChoiceProps = { often: DigestFrequency; place?: string; error?: string }

export const DigestFrequencyChoice = ({ often, place, error }: ChoiceProps) => (
  <RadioGroup
    defaultValue={often}
    error={error}
    help={place && `In the time zone ${place}.`}
    key={often}
    label="Send me the digest"
    name="often"
    options={digestFrequencyOptions}
  />
)
