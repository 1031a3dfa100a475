import { type Theme, themeClass, themeCookie, themes } from './theme.ts'

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
