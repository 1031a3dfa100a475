import { type KeyboardEvent, useRef } from 'react'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Actions } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { type ContactSource, contactFailure } from './contact.vocabulary.ts'
import { ContactError } from './contact-error.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = {
  /** Where to write when the form fails. */
  address: string
  ticket: string
  source: ContactSource
  /** Of a form that was sent without script and not taken. */
  answer?: FormResult & { failedWith?: number }
  /** Also tells whether the newsletter is wanted. */
  onSent: (wantsNewsletter: boolean) => void
  onSending?: (isSending: boolean) => void
  /** In a dialog: closes it. */
  onCancel?: () => void
}

/** The contact form. Without script it is a plain form, and the server says what is wrong. */
export function ContactForm(props: ContactFormProps) {
  const { address, ticket, source, answer, onSent, onSending, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const isScripted = useHydrated()
  const { errors, isValid, isSending, failedWith, check, leave, showAll, send } = useContactForm(form, {
    errors: answer?.errors ?? {},
    onSending,
    onSent: ({ wantsNewsletter }) => onSent(wantsNewsletter === 'on'),
  })
  const status = failedWith ?? (isSending ? undefined : answer?.failedWith)
  const values = answer?.values ?? {}

  /** A disabled button takes no Enter: then the first wrong field is the answer. */
  function answerEnter(event: KeyboardEvent) {
    const { key, target } = event
    const isLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (key !== 'Enter' || !isLine || isValid) return
    // Or the same stroke would go on to the field that gets the focus, and unfold a list there.
    event.preventDefault()
    showAll()
  }

  return (
    <form
      action="/contact"
      className="grid gap-5"
      method="post"
      noValidate
      onBlur={leave}
      onInput={check}
      onKeyDown={answerEnter}
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid && !isSending) void send()
      }}
      ref={form}
    >
      <ContactFields errors={errors} values={values} />
      <input name="ticket" type="hidden" value={values.ticket || ticket} />
      <input name="source" type="hidden" value={source} />
      {status !== undefined && <ContactError address={address} text={contactFailure(status, address)} />}
      <Actions>
        <Button disabled={isScripted && (!isValid || isSending)} isLarge={!onCancel} kind="primary">
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
        {onCancel && (
          <Button disabled={isSending} onClick={onCancel} type="button">
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  )
}
