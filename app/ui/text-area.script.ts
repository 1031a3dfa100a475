import type { Language } from '#app/languages/format.ts'
import { countInWords } from './text-area-count.ts'

addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement)) return
  const count = document.querySelector<HTMLElement>(`[data-count-of="${target.id}"]`)
  if (!count) return
  const { limit, of = '', left = '', over = '' } = count.dataset
  const language = document.documentElement.lang as Language
  const words = countInWords(target.value, Number(limit), { of, left, over }, language)
  count.classList.toggle('text-danger', words.isOver)
  const [shown, told] = count.children
  if (shown) shown.textContent = words.shown
  if (told) told.textContent = words.told
})
