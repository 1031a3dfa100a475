// What forms do on a page that is not hydrated.
import { setBusy } from './busy-button.ts'
import { forgetForm, keepForm, restoreForm } from './remembered-form.ts'

type Form = HTMLFormElement
const forms = <Name extends string>(name: Name) => document.querySelectorAll<Form>(`form[data-${name}]`)
const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

for (const form of forms('remember')) restoreForm(form, form.dataset.remember!)
for (const done of document.querySelectorAll<HTMLElement>('[data-forget]')) forgetForm(done.dataset.forget!)
addEventListener('input', ({ target }) => {
  const form = formOf(target)
  if (form?.dataset.remember) keepForm(form, form.dataset.remember)
})

/** Every change shows other reviews, or another wall in the form's frame. */
addEventListener('change', ({ target }) => {
  const form = formOf(target)
  if (form?.dataset.live !== undefined) submitLive(form, (target as HTMLSelectElement).name)
})

function submitLive(form: Form, changed = '') {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${form.target}"]`)
  if (!frame) {
    // The focus stays on the choice when the page with what was chosen has come.
    sessionStorage.setItem('changed', changed)
    return form.requestSubmit()
  }
  // Replaced, so that the back button leaves the page and does not undo the choice.
  const query = new URLSearchParams(new FormData(form) as never)
  frame.contentWindow?.location.replace(`${form.action}?${query}`)
}

/** An address says only what was chosen. */
addEventListener('formdata', ({ target, formData }) => {
  if ((target as Form).dataset.live === undefined) return
  for (const [name, value] of [...formData]) if (!value) formData.delete(name)
})

/** A second press must not send a form twice. */
addEventListener('submit', (event) => {
  const form = event.target as Form
  if (event.defaultPrevented || form.method !== 'post') return
  if (form.dataset.sent !== undefined) return event.preventDefault()
  form.dataset.sent = ''
  if (event.submitter instanceof HTMLButtonElement) setBusy(event.submitter, true)
})

addEventListener('pageshow', () => {
  focusWhereNeeded()
  // A browser that comes back to a page puts back what was chosen, although the page shows what it showed.
  for (const form of forms('live')) {
    if (!form.target) form.reset()
    else if (form.matches(':has(:not(:default):checked)')) submitLive(form)
  }
  for (const form of forms('sent')) {
    delete form.dataset.sent
    for (const button of form.querySelectorAll('button')) setBusy(button, false)
  }
})

/** Once the browser has gone to the place that the address names, which takes the focus. */
function focusWhereNeeded() {
  const changed = sessionStorage.getItem('changed')
  sessionStorage.removeItem('changed')
  if (document.activeElement !== document.body) return
  // The choice that was changed, the first wrong field of a form that came back, or what came of it.
  const choice = changed && document.querySelector<HTMLElement>(`form[data-live] [name="${changed}"]`)
  const place = choice || document.querySelector<HTMLElement>('form [aria-invalid="true"], [data-result]')
  place?.focus()
}
