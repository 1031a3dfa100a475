import type { Served } from '../served.ts'
import { type Enliven, place } from './runtime.ts'

/**
 * Shows a widget that needs no place: where the page has none for it, one is made at its end, once for each body. That
 * takes no room, not even a gap of a page whose body is a grid; a place that the page gave keeps its room, so that
 * nothing moves.
 */
export function placeFloating(served: Served, enliven: Enliven) {
  const settle = () => {
    if (document.querySelector(`[data-vouchsafe="${served[1]}"]`)) return
    const made = document.createElement('div')
    made.dataset.vouchsafe = served[1]
    // Some themes, such as Shopify's, hide every empty div.
    made.style.cssText = 'position:fixed;display:block'
    document.body.append(made)
  }
  const start = () => {
    settle()
    place(served, enliven)
    // A single-page app may replace the body.
    new MutationObserver(settle).observe(document.documentElement, { childList: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

/**
 * Lifts the widget over the page, into the top layer, where no stacking order, no clipping and no transform of the page
 * reaches it.
 */
export function float(root: ShadowRoot, place: HTMLElement) {
  const widget = root.firstElementChild as HTMLElement
  widget.popover = 'manual'
  // Only with the frame that shows it: any earlier, the page would be laid out twice.
  widget.hidden = true
  requestAnimationFrame(() => {
    if (!widget.isConnected) return
    widget.hidden = false
    const pageColour = [document.body, document.documentElement]
      .map((each) => getComputedStyle(each).backgroundColor)
      .find((colour) => !/, 0\)$/.test(colour))
    place.style.setProperty('--paper', pageColour ?? 'Canvas')
    place.style.setProperty('--ink', pageColour ? getComputedStyle(document.body).color : 'CanvasText')
    widget.showPopover?.()
  })
}
