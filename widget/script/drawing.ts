import { float } from './float.ts'
import type { Enliven } from './runtime.ts'

/** The browser's own dialog keeps the focus inside, gives it back and closes on Escape. */
export const draw: Enliven = (root, place) => {
  float(root, place)
  const dialog = root.querySelector('dialog')
  if (!dialog) return
  dialog.open = false
  const open = root.querySelector<HTMLElement>('.open')!
  const close = root.querySelector<HTMLElement>('.close')!
  open.hidden = close.parentElement!.hidden = false
  open.onclick = () => dialog.showModal()
  close.onclick = () => dialog.close()
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close()
  }
  // It has a size while it is open, and none when it is closed or taken from the page.
  let unlock: (() => void) | undefined
  new ResizeObserver(() => {
    const isOpen = dialog.isConnected && dialog.open
    if (isOpen) unlock ??= lockPage()
    else unlock = void unlock?.()
  }).observe(dialog)
}

/** Keeps the page behind from scrolling. The room of its scrollbar stays, so that nothing moves. */
function lockPage() {
  const html = document.documentElement
  // The window scrolls as html says, and as body says where html is silent.
  const scroller = getComputedStyle(html).overflowY === 'visible' ? document.body : html
  const before = [scroller.style.overflow, html.style.scrollbarGutter] as const
  if (innerWidth > html.clientWidth) html.style.scrollbarGutter = 'stable'
  scroller.style.overflow = 'hidden'
  return () => {
    ;[scroller.style.overflow, html.style.scrollbarGutter] = before
  }
}
