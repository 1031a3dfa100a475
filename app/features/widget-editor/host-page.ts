import { contrast } from '#app/platform/colour.ts'

// The page around a preview: its colours and its direction, in an address.

const colour = /^#[0-9a-f]{6}$/i

export const pageChoices = ['light', 'dark', 'own'] as const
export type PageChoice = (typeof pageChoices)[number]

export type HostPage = {
  background: string
  text: string
  scheme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
}

const pageColours = {
  light: { background: '#ffffff', text: '#1a1a1a' },
  dark: { background: '#17171c', text: '#eeeeee' },
} as const

/** `own` without two colours that we can read is a light page. */
export function hostPageIn(query: URLSearchParams): HostPage {
  const asked = query.get('page')
  const direction = query.get('page-direction') === 'rtl' ? 'rtl' : 'ltr'
  const [background, text] = [query.get('page-background') ?? '', query.get('page-text') ?? '']
  if (asked === 'own' && colour.test(background) && colour.test(text))
    return { background, text, scheme: isDark(background) ? 'dark' : 'light', direction }
  const scheme = asked === 'dark' ? 'dark' : 'light'
  return { ...pageColours[scheme], scheme, direction }
}

export const isColour = (value: string) => colour.test(value)

const isDark = (background: string) => contrast(background, '#ffffff') > contrast(background, '#000000')
