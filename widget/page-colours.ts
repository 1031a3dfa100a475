import { type Colours, dark, light } from './wall-style.ts'

/**
 * The colours for a wall on somebody's page: the page's own background, on which text has a contrast of at least 4.5 and
 * stars of 3. Where the background is a picture, half-transparent or of a middle tone, the wall has its own paper.
 */
export function coloursOn(place: HTMLElement, probe: HTMLElement): Colours {
  /** NaN for half-transparent colours, and in browsers older than color-mix. */
  const luminance = (color: string) => {
    probe.style.outlineColor = `color-mix(in xyz, ${color}, ${color})`
    const [, , y, , , alpha] = getComputedStyle(probe).outlineColor.split(' ')
    return alpha ? NaN : Number(y)
  }
  const contrast = (one: string, other: string) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
    return (high + 0.05) / (low + 0.05)
  }
  const text = getComputedStyle(place).color
  const paper = backgroundOf(place)
  // Muted text is a mixture of ink and paper, so the ink needs more than 4.5.
  const ink = [text, light[1], dark[1]].find((color) => contrast(color, paper) >= 9)
  if (!ink || contrast(text, paper) < 3) return luminance(text) > 0.4 ? dark : light
  return [paper, ink, [dark[2], light[2], '#b86b00'].find((color) => contrast(color, paper) >= 3) ?? ink]
}

function backgroundOf(place: Element) {
  for (let at: Element | null = place; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none') return 'none'
    if (!/(^rgba.*,|\/) 0\)$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}
