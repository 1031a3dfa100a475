import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorsByField } from '#app/platform/form-errors.ts'
import { forgetForm, useRememberedForm } from '#app/ui/remembered-form.ts'
import { newContact } from './contact.schema.ts'
import { trapField } from './honeypot.ts'
import { postContact } from './posting-contact.ts'

type Errors = Record<string, string>

type Given = {
  /** What the server said of the fields before the page had its script. */
  errors: Errors
  onSending?: (isSending: boolean) => void
  onSent: (values: Record<string, string>) => void
}

const rememberedAs = 'contact'

/**
 * The life of the scripted form: it checks with the server's own schema while somebody types, says what is wrong
 * with a field once they have left it, and sends. What was typed outlives an error, a reload and a closing.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, given: Given) {
  const [errors, setErrors] = useState<Errors>(given.errors)
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(given.errors)))
  const [isValid, setValid] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failedWith, setFailedWith] = useState<number>()

  function check() {
    const parsed = newContact.safeParse(valuesOf(form.current))
    setValid(parsed.success)
    setErrors(parsed.success ? {} : errorsByField(parsed.error))
  }

  useRememberedForm(form, rememberedAs)
  // What was there before the script: typed early, put back by the browser or by us.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come.
  useEffect(() => check(), [])

  /** Says what is wrong with all of it, and leads to the first. */
  function showAll(found = errors) {
    flushSync(() => {
      setErrors(found)
      setLeft(new Set(Object.keys(found)))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // A sentence that appears would move the button that is just being pressed.
    if (relatedTarget instanceof HTMLButtonElement || !target.name) return
    setLeft((before) => new Set(before).add(target.name))
  }

  async function send() {
    const values = valuesOf(form.current)
    setFailedWith(undefined)
    report(true)
    const outcome = await postContact(values)
    report(false)
    if (outcome.kind === 'sent') {
      forgetForm(rememberedAs)
      given.onSent(values)
    } else if (outcome.kind === 'invalid') showAll(outcome.errors)
    else {
      flushSync(() => setFailedWith(outcome.status))
      // A browser that filled in the hidden field must not stand in the way of the next try.
      const trap = form.current?.elements.namedItem(trapField)
      if (trap instanceof HTMLInputElement) trap.value = ''
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    }
  }

  function report(isUnderWay: boolean) {
    setSending(isUnderWay)
    given.onSending?.(isUnderWay)
  }

  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => left.has(name)))
  return { errors: shown, isValid, isSending, failedWith, check, leave, showAll: () => showAll(), send }
}

function valuesOf(form: HTMLFormElement | null) {
  const values: Record<string, string> = {}
  for (const [name, value] of form ? new FormData(form) : [])
    if (typeof value === 'string') values[name] = value
  return values
}
