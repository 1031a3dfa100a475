import { useEffect, useRef } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { type Control, controlsOf, isChoice, setNatively } from './remembered-form.ts'
import { showToast } from './toast.tsx'

/**
 * In the layout of a desk: where a form that was sent met an expired session or a service that is away, what was
 * typed is back on its page after the login or the next try. Where an answer redraws the form, the focus stays with
 * it. `owner` tells people and their businesses apart.
 */
export function SentFormsWatch({ owner }: { owner: string }) {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const isIdle = [useNavigation(), ...useFetchers()].every(({ state }) => state === 'idle')
  const isOnItsWay = useRef(false)
  const from = useRef<{ pathname: string; button: SentFrom | null }>(null)

  useEffect(() => {
    const keep = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      // Only forms that the router sends: for the others the browser loads a new page.
      if (!event.defaultPrevented || form.method !== 'post') return
      isOnItsWay.current = true
      keepSentForm(form, { path, owner })
      from.current = { pathname, button: sentFrom(event.submitter) }
    }
    addEventListener('submit', keep)
    return () => removeEventListener('submit', keep)
  }, [path, pathname, owner])

  useEffect(() => {
    if (!isIdle) return
    const { button, pathname: sentOn } = from.current ?? {}
    from.current = null
    if (button && sentOn === pathname) refocus(button)
    const isFailed = document.querySelector('[data-failed]') !== null
    const isAnswered = isOnItsWay.current && !isFailed
    isOnItsWay.current = false
    if (isAnswered) forgetSentForm()
    else if (!isFailed && restoreSentForm({ path, owner }))
      showToast({ type: 'info', title: 'What you typed is back. Please send it again.' })
  }, [isIdle, path, pathname, owner])

  return null
}

/** A button of a form among those that do the same on the page, such as the third "Delete". */
type SentFrom = { act: string; nth: number }

const actOf = ({ name, value }: HTMLButtonElement) => `${name} ${value}`
const buttonsFor = (act: string) =>
  [
    ...document.querySelectorAll<HTMLButtonElement>('main form[method=post] button:not([type=button])'),
  ].filter((button) => actOf(button) === act)

/** Remembers the button with which a form is sent; null for none in the page. */
function sentFrom(button: HTMLElement | null): SentFrom | null {
  if (!(button instanceof HTMLButtonElement)) return null
  const act = actOf(button)
  const nth = buttonsFor(act).indexOf(button)
  return nth < 0 ? null : { act, nth }
}

/**
 * Gives the focus back where an answer took its control away: to the button that is now in its place (of the next row,
 * after a row was deleted), to the fold that it is in, else to the page.
 */
function refocus({ act, nth }: SentFrom) {
  if (document.activeElement !== document.body) return
  const now = buttonsFor(act)
  const button = now[nth] ?? now.at(-1)
  const fold = button?.closest('details:not([open])')?.querySelector('summary')
  const place = fold ?? button ?? document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}

const storeKey = 'sent-form'

/** A form as it was sent: where, by whom, and the values of its controls in their order. */
type SentForm = { path: string; owner: string; signature: string; nth: number; values: (string | boolean)[] }

/** Stores what was typed in a form that is on its way, for this tab. `owner`: nobody else gets it back. */
function keepSentForm(form: HTMLFormElement, { path, owner }: { path: string; owner: string }) {
  const signature = signatureOf(form)
  const sent: SentForm = {
    path,
    owner,
    signature,
    nth: formsLike(signature).indexOf(form),
    values: controlsOf(form).map((control) => (isChoice(control) ? control.checked : control.value)),
  }
  sessionStorage.setItem(storeKey, JSON.stringify(sent))
}

/** Call it once the service has answered the form itself. */
const forgetSentForm = () => sessionStorage.removeItem(storeKey)

/** Puts a kept form back on the page it came from. True if anything on that page was changed. */
function restoreSentForm({ path, owner }: { path: string; owner: string }): boolean {
  const kept = sessionStorage.getItem(storeKey)
  if (!kept) return false
  const sent = JSON.parse(kept) as SentForm
  if (sent.owner !== owner) forgetSentForm()
  if (sent.owner !== owner || sent.path !== path) return false
  const form = formsLike(sent.signature)[sent.nth]
  if (!form) return false
  forgetSentForm()
  const restored = controlsOf(form).filter((control, at) => putBack(control, sent.values[at]))
  for (const control of restored) {
    const fold = control.closest('details')
    if (fold) fold.open = true
  }
  return restored.length > 0
}

/** Forms with the same fields, such as one for each row of a list, are told apart by their order. */
const signatureOf = (form: HTMLFormElement) =>
  controlsOf(form)
    .map(({ name }) => name)
    .join(' ')
const formsLike = (signature: string) =>
  [...document.forms].filter((form) => form.method === 'post' && signatureOf(form) === signature)

function putBack(control: Control, value: string | boolean | undefined) {
  if (typeof value === 'boolean') {
    if (!isChoice(control) || control.checked === value) return false
    // A radio is switched off by the one that is switched on.
    if (control.type === 'checkbox' || value) control.click()
    return true
  }
  if (value === undefined || control.value === value) return false
  setNatively(control, value)
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
