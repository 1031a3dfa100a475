// The contact form in place: it says what is wrong with a field once somebody has left it, and sends without leaving the
// page. Over the landing page it is a dialog, which nothing closes while it sends.

import { honeypotField } from '#app/ui/honeypot-field.ts'
import { forgetForm } from '#app/ui/remembered-form.ts'
import { contactFailureOf, contactFields, contactSuccess } from './contact.vocabulary.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Rules = Partial<
  Record<'missing' | 'tooShort' | 'tooLong' | 'wrong', string> & { min: number; max: number }
>

const rulesById = Object.fromEntries(
  Object.entries(contactFields).map(([name, rules]) => [`contact-${name}`, rules as Rules]),
)

const area = document.querySelector<HTMLElement>('[data-contact]')
const form = area?.querySelector('form')
if (area && form) enliven(area, form)

function enliven(area: HTMLElement, form: HTMLFormElement) {
  const dialog = area instanceof HTMLDialogElement ? area : null
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    area.querySelector<Found>(selector)!
  const view = find('[data-contact-form]')
  const title = find('[data-contact-title]')
  const sent = find('[data-contact-sent]')
  const button = find<HTMLButtonElement>('[type="submit"]')
  const missing = find('[data-missing]')
  const asked = { title: title.textContent, button: button.textContent }
  const fields = [...form.elements].filter((field): field is Control => field.id in rulesById)
  const left = new Set(fields.filter((field) => field.ariaInvalid))
  let isSending = false

  function check() {
    for (const field of left) show(field, errorOf(field))
    const wrong = fields.filter(errorOf)
    const needed = wrong.map(({ labels }) => labels![0]!.firstChild!.textContent!.toLowerCase()).join(', ')
    button.disabled = isSending || Boolean(dialog && needed)
    const told = needed && `Still needed: ${needed}`
    // Set only when it changes, because a screen reader announces it each time.
    if (missing.textContent !== told) missing.textContent = told
  }

  function show(field: Control, error: string | undefined) {
    const id = `${field.id}-error`
    document.getElementById(id)?.remove()
    field.ariaInvalid = error ? 'true' : null
    if (!error) return field.removeAttribute('aria-describedby')
    field.setAttribute('aria-describedby', id)
    const line = form.querySelector('template')!.content.firstElementChild!.cloneNode(true) as HTMLElement
    line.id = id
    line.lastChild!.textContent = error
    // A text area has its count below it.
    const below = field.nextElementSibling?.firstElementChild
    if (below) below.prepend(line)
    else field.after(line)
  }

  function showAll(errors?: Record<string, string>) {
    for (const field of fields) {
      left.add(field)
      show(field, errors ? errors[field.name] : errorOf(field))
    }
    fields.find((field) => field.ariaInvalid)?.focus()
  }

  function showFailure(status?: number) {
    const failure = status === undefined ? undefined : contactFailureOf(status)
    for (const box of form.querySelectorAll<HTMLElement>('[data-failure]'))
      box.hidden = box.dataset.failure !== failure
  }

  function setSending(isUnderWay: boolean) {
    isSending = isUnderWay
    button.textContent = isSending ? 'Sending...' : asked.button
    for (const close of area.querySelectorAll<HTMLButtonElement>('[data-close]')) close.disabled = isSending
    check()
  }

  async function send() {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    showFailure()
    setSending(true)
    const { status, errors } = await postContact(values)
    setSending(false)
    if (status === 201) return showSent('wantsNewsletter' in values)
    if (errors && Object.keys(errors).length > 0) return showAll(errors)
    showFailure(status)
    // A browser that filled in the hidden field must not stand in the way of the next try.
    ;(form.elements.namedItem(honeypotField) as HTMLInputElement).value = ''
    button.focus()
  }

  function showSent(hasNewsletter: boolean) {
    forgetForm(form.dataset.remember!)
    turnTo(sent, contactSuccess.title)
    find('[data-newsletter]').hidden = !hasNewsletter
    sent.focus()
  }

  function turnTo(shown: HTMLElement, words: string) {
    for (const part of [view, sent]) part.hidden = part !== shown
    title.textContent = words
  }

  /** Closing resets success and error; what was typed and not sent is kept. */
  function reset() {
    showFailure()
    if (sent.hidden) return
    form.reset()
    left.clear()
    turnTo(view, asked.title)
  }

  form.addEventListener('input', check)
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A sentence that appears would move the button that is just being pressed.
    if (relatedTarget instanceof HTMLButtonElement || !fields.includes(target as Control)) return
    left.add(target as Control)
    check()
  })
  form.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
    // A disabled button takes no Enter: then the first wrong field is the answer.
    if (key !== 'Enter' || !isLine || !button.disabled || isSending) return
    event.preventDefault()
    showAll()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (fields.some(errorOf)) showAll()
    else void send()
  })
  check()
  if (dialog) openFromLinks(dialog, form, { isLocked: () => isSending, check, reset })
}

type Dialog = { isLocked: () => boolean; check: () => void; reset: () => void }

function openFromLinks(dialog: HTMLDialogElement, form: HTMLFormElement, { isLocked, check, reset }: Dialog) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/contact"]')) {
    link.ariaHasPopup = 'dialog'
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Some browsers do not focus a link that is clicked; the dialog gives the focus back to where it was.
      link.focus()
      void open()
    })
  }

  async function open() {
    const { ticket } = await fetchTicket()
    // The page can say better than a link why it cannot be reached.
    if (!ticket) return location.assign('/contact')
    ;(form.elements.namedItem('ticket') as HTMLInputElement).value = ticket
    check()
    dialog.showModal()
  }

  const close = () => !isLocked() && dialog.close()
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).matches('dialog, [data-close], [data-close] *')) close()
  })
  // Browsers close on Escape whatever a page says, unless its key is taken.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  })
  dialog.addEventListener('close', () => (isLocked() ? dialog.showModal() : reset()))
}

/** A field's error. The server checks again, more strictly. */
function errorOf(field: Control) {
  const { missing, min = 0, tooShort, max = Number.POSITIVE_INFINITY, tooLong, wrong } = rulesById[field.id]!
  const value = field.value.trim()
  const length = [...value].length
  if (length === 0) return missing
  if (length < min) return tooShort
  if (length > max) return tooLong
  return wrong && !/^\S+@\S+\.\S{2,}$/.test(value) ? wrong : undefined
}

const address = '/contact/messages'

/** Longer than the service takes to give up by itself. */
const longestWaitMs = 45_000

type Answer = { ticket?: string; errors?: Record<string, string> }

/** Never throws. `status` 0: no answer at all. */
async function ask(options?: RequestInit): Promise<Answer & { status: number }> {
  try {
    const answer = await fetch(address, options)
    const said = (await answer.json().catch(() => ({}))) as Answer
    return { ...said, status: answer.status }
  } catch {
    return { status: 0 }
  }
}

/** What the form needs before it opens; without a ticket it cannot. */
const fetchTicket = () => ask()

/** Sends the fields of the form: 201, or 422 with the errors by field, or a failure to show. */
const postContact = (values: Record<string, string>) =>
  ask({ method: 'POST', body: new URLSearchParams(values), signal: AbortSignal.timeout(longestWaitMs) })
