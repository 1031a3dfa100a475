// The review form: the device solves the form's challenge from the first touch on, while the person writes.
import { setBusy } from '#app/ui/busy-button.ts'

const longestWaitMs = 8000
const form = document.querySelector<HTMLFormElement>('form[data-challenge]')
if (form) prove(form)
const invited = document.querySelector<HTMLFormElement>('form[data-started]')
if (invited) reportStart(invited)

function prove(form: HTMLFormElement) {
  const proof = form.elements.namedItem('proof') as HTMLInputElement
  let solving: Promise<void> | undefined
  let isWaiting = false
  let isOver = false

  /** One that cannot be solved (an old browser, no secure connection) is sent without. */
  function solve() {
    solving ??= import('./solving.ts')
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

/** Reports once that an invited person began to fill in the form. Opening the page reports nothing: scanners open it. */
function reportStart(form: HTMLFormElement) {
  const listen = (event: Event) => {
    // What the page itself puts back in is no sign of a person.
    if (!event.isTrusted) return
    form.removeEventListener('input', listen)
    navigator.sendBeacon(form.dataset.started!)
  }
  form.addEventListener('input', listen)
}
