export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The class of <html> that sets the color-scheme for all colours. */
export const themeClass = (theme: Theme) => `theme-${theme}`

export function readTheme(request: Request): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return themes.find((theme) => theme === chosen) ?? 'auto'
}

const yearSeconds = 31_536_000

/** The value for document.cookie. Contains only the preference; `auto` deletes the cookie. */
export function themeCookie(theme: Theme) {
  return `theme=${theme}; path=/; max-age=${theme === 'auto' ? 0 : yearSeconds}; samesite=lax`
}
