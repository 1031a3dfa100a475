import type { Enliven } from './runtime.ts'
import { unfold } from './unfold.ts'

/** Makes the buttons of a row work, and says which of its cards are in view. */
export const step: Enliven = (root, place) => {
  const list = root.querySelector('.list')
  if (!list) return
  const cards = [...list.querySelectorAll<HTMLElement>('.card')]
  const steps = root.querySelector<HTMLElement>('.steps')!
  const position = root.querySelector('.position')!
  const sentence = position.textContent
  const [previous, next] = steps.querySelectorAll('button') as unknown as HTMLButtonElement[]
  let first = 0
  let last = 0

  const update = () => {
    const edges = list.getBoundingClientRect()
    const inView = cards.flatMap((card, at) => {
      const { left, right } = card.getBoundingClientRect()
      return left > edges.left - 2 && right < edges.right + 2 ? [at] : []
    })
    steps.hidden = inView.length === cards.length
    if (inView.length === 0) return
    first = inView[0]!
    last = inView.at(-1)!
    // Our languages all count in these digits, and Intl would take longer to load than everything else here.
    const shown = last > first ? `${first + 1}–${last + 1}` : `${first + 1}`
    position.textContent = sentence.replace('#', shown)
    previous!.ariaDisabled = `${first === 0}`
    next!.ariaDisabled = `${last === cards.length - 1}`
  }
  // Uses offsets, which are negative in right-to-left rows, as the scroll position is there.
  const go = (to: number) => {
    // From here on, and not while the page loads, a new position is announced.
    position.role = 'status'
    const target = cards[Math.max(to, 0)]
    if (target) list.scrollTo({ left: target.offsetLeft - cards[0]!.offsetLeft })
  }
  previous!.onclick = () => go(first - (last - first + 1))
  next!.onclick = () => go(last + 1)
  update()
  unfold(root, place)
  list.addEventListener('scroll', update)
  new ResizeObserver(update).observe(list)
}
