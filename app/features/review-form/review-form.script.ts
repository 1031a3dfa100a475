// The review form: from the first focus on, the browser solves the proof of work while the person writes. An address that
// looks mistyped is asked about as soon as it is typed; the next page asks everybody.
import { fillWords } from '#app/languages/languages.ts'
import { setBusy } from '#app/ui/busy-button.ts'

// Sent without a connection, the form would give way to the browser's own page.
addEventListener(
  'submit',
  (event) => {
    const said = (event.target as HTMLFormElement).querySelector<HTMLElement>('[data-offline]')
    if (!said) return
    said.textContent = navigator.onLine ? '' : said.dataset.offline!
    if (navigator.onLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)

const longestWaitMs = 8000
const form = document.querySelector<HTMLFormElement>('form[data-challenge]')
if (form) prove(form)
const invited = document.querySelector<HTMLFormElement>('form[data-started]')
if (invited) reportStart(invited)
const asking = document.querySelector<HTMLElement>('[data-meant]')
if (asking) askWhatWasMeant(asking)

function prove(form: HTMLFormElement) {
  const proof = form.elements.namedItem('proof') as HTMLInputElement
  let solving: Promise<void> | undefined
  let isWaiting = false
  let isOver = false

  /** Without a solution (an old browser, an insecure connection) the form is sent without a proof. */
  function solve() {
    solving ??= import('./proof-of-work.ts')
      .then(({ solve }) => solve(JSON.parse(form.dataset.challenge!), new AbortController()))
      .then((solved) => {
        proof.value = solved
      })
      .catch(() => {})
    return solving
  }

  form.addEventListener('focusin', solve)
  form.addEventListener('submit', (event) => {
    if (proof.value || isOver) return
    event.preventDefault()
    if (isWaiting) return
    isWaiting = true
    if (event.submitter instanceof HTMLButtonElement) setBusy(event.submitter, true)
    const giveUp = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    void Promise.race([solve(), giveUp]).then(() => {
      isOver = true
      form.requestSubmit(event.submitter)
    })
  })
}

/** Reports once that an invited person started to fill in the form. Merely opening it does not count: scanners do. */
function reportStart(form: HTMLFormElement) {
  const listen = (event: Event) => {
    // Text that the page itself restores is not typed by a person.
    if (!event.isTrusted) return
    form.removeEventListener('input', listen)
    navigator.sendBeacon(form.dataset.started!)
  }
  form.addEventListener('input', listen)
}

function askWhatWasMeant(asking: HTMLElement) {
  const field = document.querySelector<HTMLInputElement>('input[name=authorEmail]')!
  field.addEventListener('change', async () => {
    const { meantAddress } = await import('./meant-address.ts')
    const meant = meantAddress(field.value.trim())
    asking.replaceChildren()
    if (!meant) return
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'reach text-left text-sm font-medium wrap-anywhere underline underline-offset-4'
    button.textContent = fillWords(asking.dataset.meant!, { email: meant })
    button.addEventListener('click', () => {
      field.value = meant
      asking.replaceChildren()
      field.focus()
      // So that the draft kept in the browser has the new address too.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    asking.append(button)
  })
}
