// The behaviour of forms on pages that are not hydrated.
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

/** Submits filter forms on every change, but for a search, which is sent with Enter or its button. */
addEventListener('change', ({ target }) => {
  const form = formOf(target)
  const { name, type } = target as HTMLInputElement
  if (form?.dataset.live !== undefined && type !== 'search') submitLive(form, name)
})

function submitLive(form: Form, changed = '') {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${form.target}"]`)
  if (!frame) {
    // Restores focus to the changed control after the page has reloaded.
    sessionStorage.setItem('changed', changed)
    return form.requestSubmit()
  }
  // Replaces the history entry, so that the back button leaves the page instead of undoing the choice.
  const query = new URLSearchParams(new FormData(form) as never)
  frame.contentWindow?.location.replace(`${form.action}?${query}`)
}

/** Leaves empty fields out of the address. */
addEventListener('formdata', ({ target, formData }) => {
  if ((target as Form).dataset.live === undefined) return
  for (const [name, value] of [...formData]) if (!value) formData.delete(name)
})

/** Prevents double submission. */
addEventListener('submit', (event) => {
  const form = event.target as Form
  if (event.defaultPrevented || form.method !== 'post') return
  if (form.dataset.sent !== undefined) return event.preventDefault()
  form.dataset.sent = ''
  if (event.submitter instanceof HTMLButtonElement) setBusy(event.submitter, true)
})

addEventListener('pageshow', () => {
  focusWhereNeeded()
  // Going back, browsers restore form values although the page still shows the old result.
  for (const form of forms('live')) {
    if (!form.target) form.reset()
    else if (form.matches(':has(:not(:default):checked)')) submitLive(form)
  }
  for (const form of forms('sent')) {
    delete form.dataset.sent
    for (const button of form.querySelectorAll('button')) setBusy(button, false)
  }
})

/** After the browser has scrolled to the address's fragment, which takes the focus. */
function focusWhereNeeded() {
  const changed = sessionStorage.getItem('changed')
  sessionStorage.removeItem('changed')
  if (document.activeElement !== document.body && document.activeElement?.role !== 'alert') return
  // Focuses the changed control, the first wrong field of a refused form, or the result, or the error of the whole form.
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const choice = changed && find(`form[data-live] [name="${changed}"]`)
  const place =
    choice || find('form [aria-invalid="true"], [data-result]') || find('[role="alert"][tabindex]')
  place?.focus()
}
