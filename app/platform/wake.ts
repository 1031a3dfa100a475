/**
 * What a page does whose scripts load late: once it is painted it fetches its fonts and frames, and at the first sign
 * of somebody who may use its scripts, these and the whole stylesheet. Runs in the browser, as text: it may use nothing
 * from around it, and is sent with every such page.
 *
 * @param scriptsAt Where the scripts are; without it they are in the page, and `runSleeping` is too.
 */
export function wakeAtFirstSign(scriptsAt?: string) {
  const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin']

  /** A finger that moves is reading on; a tap is a click as well. */
  const isReading = (sign?: Event) =>
    sign instanceof PointerEvent && sign.pointerType === 'touch' && sign.type !== 'click'

  function wake(sign?: Event) {
    if (isReading(sign)) return
    for (const name of signs) removeEventListener(name, wake, true)
    fetchTheRest()
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
    if (sheet) Object.assign(sheet, { disabled: false, media: 'all' })
    if (scriptsAt) import(/* @vite-ignore */ scriptsAt)
    else document.dispatchEvent(new Event('wake'))
  }

  /** Fonts and frames. Before the first paint they would only have been in the way of the words. */
  function fetchTheRest() {
    document.documentElement.removeAttribute('data-unpainted')
    document.querySelector('style[media]')?.removeAttribute('media')
    for (const frame of document.querySelectorAll<HTMLTemplateElement>('noscript + template')) {
      frame.previousElementSibling?.remove()
      frame.replaceWith(frame.content)
    }
  }

  document.currentScript?.remove()
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    fetchTheRest()
  }).observe({ type: 'paint', buffered: true })
  // Who reloads or comes back is put to where they stood: all that is above them must have its height.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') fetchTheRest()
  // A page that nobody looks at is not painted.
  setTimeout(fetchTheRest, 3000)
  for (const name of signs) addEventListener(name, wake, { capture: true, passive: true })
}

/**
 * A press on what is marked `data-live` is kept until the page is alive, because it does more then; without
 * JavaScript, or where the scripts do not come, it does what it always did. Comes as text, where something is so marked.
 */
export function keepPress() {
  let pressed: HTMLElement | null = null

  function keep(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const live = (event.target as Element).closest<HTMLElement>('[data-live]')
    if (!live) return
    event.preventDefault()
    if (!pressed) setTimeout(pressNow, 4000)
    pressed = live
  }

  function pressNow() {
    removeEventListener('click', keep, true)
    pressed?.click()
    pressed = null
  }

  addEventListener('click', keep, true)
  document.addEventListener('alive', pressNow, { once: true })
}

/** Gives the scripts that sleep in a page their types back when it wakes. Comes as text, after `wakeAtFirstSign`. */
export function runSleeping() {
  document.addEventListener('wake', () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type^="late/"]')) {
      const { nextSibling, parentNode, type } = script
      if (type === 'late/module') script.type = 'module'
      else script.removeAttribute('type')
      // Put where it is: a script is looked at again when it enters the page.
      parentNode?.insertBefore(script, nextSibling)
    }
  })
  // What was typed in an earlier visit is put back by the scripts.
  const { remembered } = document.querySelector<HTMLElement>('[data-remembered]')?.dataset ?? {}
  if (remembered && sessionStorage.getItem(remembered)) document.dispatchEvent(new Event('focusin'))
}

/**
 * Runs before the scripts of such a page, as text too. React gives a text area that it finds the text that the server
 * sent: what somebody typed meanwhile is given back, and their form is told that it was begun. Links get the mark back
 * that the router knows them by.
 */
export function giveBack() {
  const typed = new Map<HTMLTextAreaElement, string>()

  function note(area: EventTarget | null) {
    if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return
    typed.set(area, area.value)
    area.form?.setAttribute('data-begun', '')
  }
  const listen = ({ target }: Event) => note(target)

  function giveBackTyped() {
    removeEventListener('input', listen, true)
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    for (const [area, text] of typed) {
      if (area.value === text) continue
      value?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  // The router looks through these for what to fetch ahead; without it they are only long.
  for (const link of document.querySelectorAll<HTMLElement>('a[href^="/"]')) link.dataset.discover = 'true'
  for (const area of document.querySelectorAll('textarea')) note(area)
  addEventListener('input', listen, true)
  document.addEventListener('alive', giveBackTyped, { once: true })
}
