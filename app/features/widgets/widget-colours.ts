// The contrast of a widget's colours, as WCAG 2.2 defines it. Without zod, so that the editor can check while typing.
import { contrast, mixed, shadeFor } from '#app/platform/colour.ts'
import { type Colours, themes } from '#widget/themes.ts'
import type { WidgetLook } from '#widget/widget-data.ts'

/** The least contrast ratios, of text and of what is drawn. */
export const leastContrast = { text: 4.5, stars: 3 }

/** What a widget has of the business's accent. Without one, our green. */
export function widgetAccent(accent: string | null): WidgetLook['accent'] {
  const deep = shadeFor(accent ?? '#085738', '#ffffff', 7)
  return { deep, tint: mixed(deep, '#ffffff', 0.09) }
}

type Chosen = Pick<WidgetLook, 'theme' | 'paper' | 'ink' | 'star'> & Partial<Pick<WidgetLook, 'accent'>>
type ColourProblem = { field: 'ink' | 'star'; sentence: string; isRefused: boolean }

/**
 * The colours that a widget can have: those of light and of dark pages, and those on its cards. None are known where it wears
 * the page's.
 */
export function coloursOf({ theme, paper, ink, star, accent = widgetAccent(null) }: Chosen): Colours[] {
  const { colours, sheet } = themes[theme]
  const bases = colours(accent)
  const [first = themes.light.colours(accent)[0]!] = bases
  if (bases.length === 0 && !paper && !ink) return []
  const worn = (bases.length > 0 ? bases : [first]).map(
    (base): Colours => [paper ?? base[0], ink ?? base[1], star ?? base[2]],
  )
  return sheet ? [...worn, [sheet(accent), ink ?? first[1], star ?? first[2]]] : worn
}

/**
 * Complaints about the owner's colours. Text below 4.5 is refused, because the line that says which reviews a
 * widget shows must be readable.
 */
export function checkColours(look: Chosen): ColourProblem[] {
  const papers = coloursOf(look)
  const lowest = (against: (colours: Colours) => number) => Math.min(...papers.map(against))
  const text = lowest(([paper, ink]) => contrast(ink, paper))
  const small = lowest(([paper, ink]) => contrast(mixed(ink, paper, 0.8), paper))
  const stars = look.star ? lowest(([paper, , star]) => contrast(star, paper)) : Number.POSITIVE_INFINITY
  const problems: (ColourProblem | false)[] = [
    text < leastContrast.text && {
      field: 'ink',
      sentence: `Text has a contrast of ${inWords(text)} on ${where(look)}. At least 4.5 is needed, so that everyone can read which reviews are shown.`,
      isRefused: true,
    },
    text >= leastContrast.text &&
      small < leastContrast.text && {
        field: 'ink',
        sentence: `Dates and sources are paler than the text and have a contrast of ${inWords(small)}. From 4.5, everyone can read them.`,
        isRefused: false,
      },
    stars < leastContrast.stars && {
      field: 'star',
      sentence: `Stars have a contrast of ${inWords(stars)} on ${where(look)}. From 3, everyone can tell them apart.`,
      isRefused: false,
    },
  ]
  return problems.filter((problem) => problem !== false)
}

const where = ({ theme, paper }: Chosen) =>
  paper || theme !== 'scheme' ? 'this background' : 'one of the backgrounds of this theme'

/** Rounded down, so that 4.49 does not look like enough. */
const inWords = (ratio: number) => String(Math.floor(ratio * 10) / 10)
