import { float } from './float.ts'
import type { Enliven } from './runtime.ts'
import { step } from './step.ts'

/** Closed stays closed until the page is loaded again. Nothing is stored, so the next page shows it once more. */
let isClosed = false

export const toast: Enliven = (root, place) => {
  const widget = root.querySelector<HTMLElement>('section')
  if (!widget) return
  if (isClosed) return widget.remove()
  const close = () => {
    isClosed = true
    widget.remove()
  }
  const button = root.querySelector<HTMLElement>('.close')!
  button.parentElement!.hidden = false
  button.onclick = close
  widget.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  float(root, place)
  // It waits below the screen, where nothing that moves is seen.
  requestAnimationFrame(() => step(root, place))
}
