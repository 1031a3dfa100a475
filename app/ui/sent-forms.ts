import { setNatively } from './remembered-form.ts'

const storeKey = 'sent-form'

/** A form as it was sent: where, by whom, and the values of its controls in their order. */
type SentForm = { path: string; owner: string; signature: string; nth: number; values: (string | boolean)[] }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never stored: secrets, files, and fields that nobody types. */
const skipped = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset'])

/** Stores what was typed in a form that is on its way, for this tab. `owner`: nobody else gets it back. */
export function keepSentForm(form: HTMLFormElement, { path, owner }: { path: string; owner: string }) {
  const signature = signatureOf(form)
  const sent: SentForm = {
    ...{ path, owner, signature },
    nth: formsLike(signature).indexOf(form),
    values: controlsOf(form).map((control) => (isTick(control) ? control.checked : control.value)),
  }
  sessionStorage.setItem(storeKey, JSON.stringify(sent))
}

/** Call it once the service has answered the form itself. */
export const forgetSentForm = () => sessionStorage.removeItem(storeKey)

/** Puts a kept form back on the page it came from. True if anything on that page was changed. */
export function restoreSentForm({ path, owner }: { path: string; owner: string }): boolean {
  const kept = sessionStorage.getItem(storeKey)
  if (!kept) return false
  const sent = JSON.parse(kept) as SentForm
  if (sent.owner !== owner) forgetSentForm()
  if (sent.owner !== owner || sent.path !== path) return false
  const form = formsLike(sent.signature)[sent.nth]
  if (!form) return false
  forgetSentForm()
  const restored = controlsOf(form).map((control, at) => putBack(control, sent.values[at]))
  return restored.includes(true)
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      'name' in element &&
      'value' in element &&
      Boolean(element.name) &&
      !skipped.has((element as Control).type) &&
      (element as Control).autocomplete !== 'one-time-code',
  )

/** Forms with the same fields, such as one for each row of a list, are told apart by their order. */
const signatureOf = (form: HTMLFormElement) =>
  controlsOf(form)
    .map(({ name }) => name)
    .join(' ')
const formsLike = (signature: string) =>
  [...document.forms].filter((form) => form.method === 'post' && signatureOf(form) === signature)

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function putBack(control: Control, value: string | boolean | undefined) {
  if (typeof value === 'boolean') {
    if (!isTick(control) || control.checked === value) return false
    // A radio is switched off by the one that is switched on.
    if (control.type === 'checkbox' || value) control.click()
    return true
  }
  if (value === undefined || control.value === value) return false
  setNatively(control, value)
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
