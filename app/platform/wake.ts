/**
 * Gives a page's sleeping scripts their types back, at the first sign of somebody who may use them. Runs in the
 * browser, as text: it may use nothing from around it.
 *
 * A press on what is marked `data-live` is kept until the page is alive, because it does more then; without
 * JavaScript, or where the scripts do not come, it does what it always did.
 */
export function wakeAtFirstSign() {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin']
  const typed = new Map<HTMLTextAreaElement, string>()
  let pressed: HTMLElement | null = null

  function wake() {
    for (const sign of signs) removeEventListener(sign, wake, true)
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type^="late/"]')) {
      const { nextSibling, parentNode, type } = script
      if (type === 'late/module') script.type = 'module'
      else script.removeAttribute('type')
      // Put where it is: a script is looked at again when it enters the page.
      parentNode?.insertBefore(script, nextSibling)
    }
  }

  function note({ target }: Event) {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }

  /** React gives a text area that it finds the text that the server sent. */
  function giveBackTyped() {
    removeEventListener('input', note, true)
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    for (const [area, text] of typed) {
      if (area.value === text) continue
      value?.set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  function keep(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const live = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-live]') : null
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

  document.currentScript?.remove()
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener('input', note, true)
  document.addEventListener('alive', giveBackTyped, { once: true })
  document.addEventListener('alive', pressNow, { once: true })
}
