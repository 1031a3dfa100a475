export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** On <html>; it sets the color-scheme that every colour follows. */
export const themeClass = (theme: Theme) => `theme-${theme}`

export function themeOf(request: Request): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return themes.find((theme) => theme === chosen) ?? 'auto'
}

const yearSeconds = 31_536_000

/** For document.cookie. It holds a taste, nothing about the person; `auto` leaves no cookie behind. */
export function themeCookie(theme: Theme) {
  return `theme=${theme}; path=/; max-age=${theme === 'auto' ? 0 : yearSeconds}; samesite=lax`
}
