import { previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import { contrast } from '#app/platform/colour.ts'

export type HostPage = { background: string; text: string; scheme: 'light' | 'dark' }

export const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** The page around a preview, as an address names it: "light", "dark" or its background. */
export function hostPageIn(query: URLSearchParams): HostPage {
  const asked = query.get('page') ?? ''
  const background = isColour(asked) ? asked : previewPages[asked === 'dark' ? 'dark' : 'light'][0]
  const isDark = contrast(background, '#ffffff') > contrast(background, '#000000')
  const scheme = isDark ? 'dark' : 'light'
  return { background, text: previewPages[scheme][1], scheme }
}
