import type { Enliven } from './runtime.ts'
import { unfold } from './unfold.ts'

/** In CSS pixels a second. */
const speed = 30

/** Copies the cards, so that they can drift in a ring: only the style moves them, and only where motion is welcome. */
export const drift: Enliven = (root, place) => {
  const widget = root.querySelector<HTMLElement>('.widget')!
  const list = root.querySelector<HTMLElement>('.list')
  if (!list) return
  const row = list.firstElementChild as HTMLElement
  const cards = [...row.children] as HTMLElement[]
  const around = root.querySelector<HTMLElement>('[data-play]')!
  const button = around.querySelector('button')!
  const labels = [button.ariaLabel, around.dataset.play!]
  let lap = 0

  const hold = (isStill: boolean) => {
    widget.classList.toggle('still', isStill)
    button.ariaLabel = labels[+isStill]!
  }
  button.onclick = () => {
    const isStill = widget.classList.contains('still')
    if (isStill) goOnFrom(list.scrollLeft)
    hold(!isStill)
  }
  /** Continues the animation from where the visitor has scrolled to by hand. */
  const goOnFrom = (scrolled: number) => {
    const [drifting] = row.getAnimations()
    const way = (Number(drifting?.currentTime) * speed) / 1000 + Math.abs(scrolled)
    if (drifting) drifting.currentTime = ((way % lap) / speed) * 1000
    list.scrollLeft = 0
  }
  list.addEventListener('scroll', () => {
    if (list.scrollLeft) hold(true)
  })
  const measure = () => {
    lap = cards.reduce((sum, card) => sum + card.offsetWidth, 0)
    const isMoving = lap > list.clientWidth
    widget.classList.toggle('moving', isMoving)
    around.hidden = !isMoving
    widget.style.setProperty('--lap', `${lap / speed}s`)
    widget.style.setProperty('--way', getComputedStyle(list).direction === 'rtl' ? '1' : '-1')
  }
  measure()
  unfold(root, place)
  // The copies lie beyond the end of the row, so that they can be added after it was measured.
  requestAnimationFrame(() => {
    for (const card of cards) {
      const copy = card.cloneNode(true) as HTMLElement
      copy.inert = true
      copy.ariaHidden = 'true'
      row.append(copy)
    }
  })
  new ResizeObserver(measure).observe(list)
}
