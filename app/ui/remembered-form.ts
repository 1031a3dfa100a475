/** Types of fields that are never stored: secrets, files, and what nobody types. */
const skipped = /password|hidden|file|submit/

/**
 * Restores what was typed in this tab, so that a reload or a lost connection loses nothing. Values from the
 * server win over stored ones.
 */
export function restoreForm(form: HTMLFormElement, key: string) {
  const kept = sessionStorage.getItem(key)
  if (kept) restore(form, JSON.parse(kept) as Record<string, string>)
}

export function keepForm(form: HTMLFormElement, key: string) {
  sessionStorage.setItem(key, JSON.stringify(valuesOf(form)))
}

/** Call it once the form was accepted. */
export function forgetForm(key: string) {
  sessionStorage.removeItem(key)
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls whose values may be stored. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      'value' in element &&
      (element as Control).name !== '' &&
      !skipped.test((element as Control).type) &&
      (element as Control).autocomplete !== 'one-time-code',
  )

function valuesOf(form: HTMLFormElement) {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form))
    if (!isChoice(control) || control.checked) values[control.name] = control.value
  return values
}

function restore(form: HTMLFormElement, values: Record<string, string>) {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (isChoice(control)) restoreChoice(form, control, value)
    else if (!control.value) setNatively(control, value)
  }
}

export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function restoreChoice(form: HTMLFormElement, control: HTMLInputElement, value: string) {
  const isFilledIn = control.type === 'radio' && form.querySelector(`[name="${control.name}"]:checked`)
  if (!isFilledIn && control.value === value && !control.checked) control.click()
}

/** Bypasses React's setter, so that counters and other listeners are notified. */
export function setNatively(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Hides the error of a changed field, also in the summary above the form. */
export function dismissError({ form, id, name }: Control) {
  for (const each of form?.querySelectorAll<Control>('[aria-invalid="true"]') ?? [])
    if (each.name === name) each.ariaInvalid = 'false'
  const error = document.getElementById(`${id}-error`) ?? document.getElementById(`${name}-error`)
  if (!error) return
  const entry = document.querySelector(`[role="alert"] [href="#${error.id.slice(0, -6)}"]`)?.closest('li')
  error.hidden = true
  // A hidden error would still describe the field; without its id it does not.
  error.dataset.dismissed = error.id
  error.id = ''
  if (!entry) return
  entry.hidden = true
  const summary = entry.closest<HTMLElement>('[role="alert"]')!
  summary.hidden = !summary.querySelector('li:not([hidden])')
}

/** Shows dismissed errors again where a new result has them too. */
export function restoreErrors(form: Element) {
  for (const error of form.querySelectorAll<HTMLElement>('[data-dismissed]')) {
    error.hidden = false
    error.id = error.dataset.dismissed!
    delete error.dataset.dismissed
  }
  for (const control of form.querySelectorAll('[aria-invalid="false"]')) control.ariaInvalid = 'true'
}
