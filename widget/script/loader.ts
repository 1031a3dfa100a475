import type { Loaded, Served } from '../served.ts'
import { enlivening } from './enliven.ts'
import { isHarmless } from './harmless.ts'
import { show as fill } from './runtime.ts'

declare global {
  interface Window {
    vouchsafe?: { show: typeof show; hide: typeof hide }
  }
}

type Rest = Served extends [string, ...infer Rest] ? Rest : never
type Shown = { id: string; isShown: Promise<boolean>; empty?: () => void }

// A script of type module is not the current one.
const own = document.currentScript ?? document.querySelector('script[src*="/w/loader"]')
const doors = new URL('.', (own as HTMLScriptElement).src)
/** Style properties that the kinds' scripts set on the place itself. */
const setByKinds = ['height', 'position', '--paper', '--ink']
const shown = new WeakMap<HTMLElement, Shown>()
const asked = new Map<string, { answer: Promise<Loaded>; at: number }>()

/**
 * Fills the element with this widget, and resolves to true when it has. An element that stays as it was, because the
 * service did not answer or something else fills the element, resolves to false. Nothing is ever thrown.
 */
function show(place: HTMLElement, id: string): Promise<boolean> {
  const now = shown.get(place)
  if (now?.id === id) return now.isShown
  hide(place)
  const next: Shown = {
    id,
    isShown: ask(id)
      .then((loaded) => fillWith(place, next, loaded))
      .catch(() => fail(place, next)),
  }
  shown.set(place, next)
  return next.isShown
}

/** Gives the element back what it held before. */
function hide(place: HTMLElement) {
  shown.get(place)?.empty?.()
  shown.delete(place)
}

/** Fetches a widget once for all elements of a page, and again if they come back to the page after five minutes. */
function ask(id: string): Promise<Loaded> {
  const known = asked.get(id)
  if (known && Date.now() - known.at < 300_000) return known.answer
  // By that name since it shows photos: a loader that was pinned before would refuse the widget with them.
  const address = new URL(`${encodeURIComponent(id)}.json?served=photos`, doors)
  const answer = fetch(address, { credentials: 'omit' }).then(async (response) => {
    const loaded: Loaded = await response.json()
    if (!response.ok || !isHarmless(loaded.served[4], doors.origin)) throw new Error('This is no widget.')
    return loaded
  })
  asked.set(id, { answer, at: Date.now() })
  answer.catch(() => asked.delete(id))
  return answer
}

function fillWith(place: HTMLElement, next: Shown, { script, served }: Loaded) {
  const isLate = shown.get(place) !== next
  if (isLate || place.shadowRoot?.querySelector(':not(slot)')) return false
  const before = setByKinds.map((name) => [name, place.style.getPropertyValue(name)] as const)
  fill(place, [doors.href, ...(served.slice(1) as Rest)], (root) => {
    try {
      enlivening[script]?.(root, place)
    } catch {
      // A loader that was pinned long ago may not know newer content. It still stands there to be read.
    }
  })
  next.empty = () => {
    // A shadow root stays for good. The slot in it shows what the element itself holds.
    const root = place.shadowRoot!
    root.adoptedStyleSheets = []
    root.replaceChildren(document.createElement('slot'))
    for (const [name, value] of before) place.style.setProperty(name, value)
  }
  tell(place, 'shown', next.id)
  return true
}

function fail(place: HTMLElement, next: Shown) {
  if (shown.get(place) !== next) return false
  shown.delete(place)
  tell(place, 'failed', next.id)
  return false
}

const tell = (place: HTMLElement, what: string, id: string) =>
  place.dispatchEvent(new CustomEvent(`vouchsafe:${what}`, { bubbles: true, detail: { id } }))

class VouchsafeWidget extends HTMLElement {
  static observedAttributes = ['data-vouchsafe']

  connectedCallback() {
    this.#follow()
  }

  attributeChangedCallback() {
    this.#follow()
  }

  /** Deferred, because an element that is only moved is connected again by then. */
  disconnectedCallback() {
    queueMicrotask(() => this.#follow())
  }

  #follow() {
    const id = this.isConnected && this.dataset.vouchsafe
    if (id) void show(this, id)
    else hide(this)
  }
}

// The first of several loaders serves the page.
if (!customElements.get('vouchsafe-widget')) {
  window.vouchsafe = { show, hide }
  customElements.define('vouchsafe-widget', VouchsafeWidget)
}
