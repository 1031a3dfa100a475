import type { Enliven } from './runtime.ts'

/** Offers more only where something is cut, and lets a place of fixed height grow with it. */
export const unfold: Enliven = (root, place) => {
  const details = root.querySelector('details')
  if (!details) return
  const { height } = place.style
  details.ontoggle = () => {
    place.style.height = details.open ? 'auto' : height
    if (!details.open) details.scrollIntoView({ block: 'nearest' })
  }
  const update = () => {
    if (!details.open)
      details.hidden = [...root.querySelectorAll('div.list, .text, .reply')].every(
        (each) => each.scrollHeight <= each.clientHeight + 1,
      )
  }
  // At once too: Chromium counts what a callback of the first frame moves, as this does the links beside it, as a shift.
  update()
  new ResizeObserver(update).observe(root.querySelector('div.list')!)
}
