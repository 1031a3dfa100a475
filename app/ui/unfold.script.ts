// A <details data-unfold> closes when the focus leaves it, on Escape, and when one of its links is followed.

const unfoldAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-unfold]') : null

addEventListener('focusout', ({ target, relatedTarget }) => {
  const unfold = unfoldAround(target)
  if (unfold && unfoldAround(relatedTarget) !== unfold) unfold.open = false
})

addEventListener('keydown', ({ key, target }) => {
  const unfold = unfoldAround(target)
  if (key !== 'Escape' || !unfold) return
  unfold.open = false
  unfold.querySelector('summary')?.focus()
})

addEventListener('click', ({ target }) => {
  const unfold = unfoldAround(target)
  if (unfold && (target as Element).closest('a')) unfold.open = false
})
