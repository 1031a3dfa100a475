// Behaviour that plain HTML lacks, on pages of every area. It needs no React, and what it
// changes is marked by data attributes. Pages work without it.
import './ui/form.script.ts'
import type { Language } from './languages/format.ts'
import { dismissError } from './ui/remembered-form.ts'
import { countInWords } from './ui/text-area-count.ts'
import { type Theme, themeClass, themeCookie, themes } from './ui/theme.ts'
import { type TimeLook, timeInWords } from './ui/time-words.ts'

const language = document.documentElement.lang as Language
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-as]')) {
  const { text, title } = timeInWords(new Date(time.dateTime), time.dataset.as as TimeLook, { language })
  Object.assign(time, { textContent: text, title })
}

addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement
  // The contact form checks its fields as they are typed.
  if (control.ariaInvalid === 'true' && !control.closest('[data-contact]')) dismissError(control)
})

addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement)) return
  const count = document.querySelector<HTMLElement>(`[data-count-of="${target.id}"]`)
  if (!count) return
  const { limit, of = '', left = '', over = '' } = count.dataset
  const words = countInWords(target.value, Number(limit), { of, left, over }, language)
  count.classList.toggle('text-danger', words.isOver)
  const [shown, told] = count.children
  if (shown) shown.textContent = words.shown
  if (told) told.textContent = words.told
})

const page = document.documentElement.classList

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.theme === undefined) return
  const chosen = target.value as Theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve
  document.cookie = themeCookie(chosen)
  for (const theme of themes) page.toggle(themeClass(theme), theme === chosen)
})

/** Marks the current theme when the switch opens. Captured, because toggle events do not bubble. */
addEventListener(
  'toggle',
  ({ target }) => {
    const choices = (target as Element).querySelectorAll<HTMLInputElement>('[data-theme]')
    for (const choice of choices) choice.checked = page.contains(themeClass(choice.value as Theme))
  },
  true,
)

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
  // The script of a rarely used feature is loaded when its link is first used.
  const { script } = (target as HTMLElement).dataset
  if (script) import(/* @vite-ignore */ script)
})
