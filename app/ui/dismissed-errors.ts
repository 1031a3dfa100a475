import type { Control } from './remembered-form.ts'

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
