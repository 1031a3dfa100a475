// What forms do on a page that is not hydrated.
import { forgetForm, keepForm, restoreForm } from './remembered-form.ts'

type Form = HTMLFormElement
const forms = <Name extends string>(name: Name) => document.querySelectorAll<Form>(`form[data-${name}]`)
const formOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('form') : null)

for (const form of forms('remember')) restoreForm(form, form.dataset.remember!)
for (const done of document.querySelectorAll<HTMLElement>('[data-forget]')) forgetForm(done.dataset.forget!)
const changed = sessionStorage.getItem('changed')
sessionStorage.removeItem('changed')
if (changed) document.querySelector<HTMLElement>(`form[data-live] [name="${changed}"]`)?.focus()
// The first wrong field of a form that came back, or else what came of it.
document.querySelector<HTMLElement>('form [aria-invalid="true"], [data-result]')?.focus()

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
  const button = event.submitter
  if (event.defaultPrevented || formOf(button)?.method !== 'post') return
  if (button!.ariaBusy) return event.preventDefault()
  button!.ariaBusy = 'true'
})

// A browser that comes back to a page puts back what was chosen, although the page shows what it showed.
addEventListener('pageshow', () => {
  for (const form of forms('live')) {
    if (!form.target) form.reset()
    else if (form.matches(':has(:not(:default):checked)')) submitLive(form)
  }
  for (const button of document.querySelectorAll('button[aria-busy]')) button.ariaBusy = null
})
