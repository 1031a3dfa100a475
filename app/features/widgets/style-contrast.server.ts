import type { WidgetLook } from '#widget/widget-data.ts'
import type { StyleProblem, StyleRule } from './owners-style.server.ts'
import { coloursOf, contrast, leastContrast } from './widget-colours.ts'

type Look = Pick<WidgetLook, 'theme' | 'paper' | 'ink' | 'star'>

/**
 * Takes colours out of rules where text could not be read. Parts lie in one another, so a text colour alone must be
 * readable on every background of the widget, and a background alone must carry every text colour. A rule that sets both
 * is judged by itself.
 */
export function refuseContrast(rules: StyleRule[], look: Look, problems: StyleProblem[]) {
  const colours = rules.map(({ values }) => ({
    ink: values.get('color'),
    paper: values.get('background-color'),
  }))
  const isWhole = rules.some(({ selector }, at) => {
    const { ink, paper } = colours[at]!
    return selector === '.widget' && ink && paper && contrast(ink, paper) >= leastContrast.text
  })
  const base = isWhole ? [] : coloursOf(look)
  const isKnown = isWhole || base.length > 0
  const inks = [...base.map(([, ink]) => ink), ...colours.flatMap(({ ink }) => ink ?? [])]
  const papers = [...base.map(([paper]) => paper), ...colours.flatMap(({ paper }) => paper ?? [])]
  for (const [at, { values, line }] of rules.entries()) {
    const { ink, paper } = colours[at]!
    if (!ink && !paper) continue
    const problem =
      !isKnown && !(ink && paper)
        ? `${ink ? 'A text colour needs a background-color' : 'A background needs a color'} in the same rule, because the rest of this widget wears the colours of the page.`
        : unreadable(ink ? [ink] : inks, paper ? [paper] : papers)
    if (!problem) continue
    problems.push({ line, sentence: problem })
    values.delete('color')
    values.delete('background-color')
  }
}

function unreadable(inks: string[], papers: string[]) {
  const pairs = inks.flatMap((ink) => papers.map((paper) => ({ ink, paper, ratio: contrast(ink, paper) })))
  const worst = pairs.toSorted((a, b) => a.ratio - b.ratio)[0]
  if (!worst || worst.ratio >= leastContrast.text) return null
  return `Text in ${worst.ink} on ${worst.paper} has a contrast of ${Math.floor(worst.ratio * 10) / 10}. At least 4.5 is needed. Set color and background-color in the same rule to choose both.`
}
