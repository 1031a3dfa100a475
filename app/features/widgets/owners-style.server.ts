import type { CssNode, Declaration, List, Rule } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { contrast } from '#app/platform/colour.ts'
import { themes } from '#widget/themes.ts'
import type { WidgetLook } from '#widget/widget-data.ts'
import { isPart, properties } from './style-properties.server.ts'
import { coloursOf, leastContrast } from './widget-colours.ts'

export type StyleProblem = { line: number; sentence: string }
/** A rule for one part, in our own words. */
type StyleRule = { line: number; selector: string; values: Map<string, string> }

type Look = Pick<WidgetLook, 'theme' | 'paper' | 'ink' | 'star'> & Partial<Pick<WidgetLook, 'accent'>>

/**
 * Reads an owner's rules: `::part(card) { … }`, also with `:hover` and `:focus-visible`. Allowed rules are
 * printed anew for our classes; all others are left out, and named by line. No typed text is copied, so none is smuggled in.
 */
export function readStyle(typed: string, look: Look): { style: string; problems: StyleProblem[] } {
  const problems: StyleProblem[] = []
  const rules = rulesIn(typed, problems)
  refuseContrast(rules, look, problems)
  return {
    style: rules
      .filter(({ values }) => values.size > 0)
      .map(printed)
      .join(''),
    problems: problems.filter(isFirst).toSorted((a, b) => a.line - b.line),
  }
}

/** Reports a rule for several parts only once. */
const isFirst = ({ line, sentence }: StyleProblem, at: number, all: StyleProblem[]) =>
  all.findIndex((other) => other.line === line && other.sentence === sentence) === at

const printed = ({ selector, values }: StyleRule) =>
  `${selector}{${[...values].map(([name, value]) => `${name}:${value}`).join(';')}}`

const lineOf = (node: CssNode) => node.loc?.start.line ?? 1
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
const quoted = (node: CssNode) => `“${shortened(generate(node).trim())}”`

function rulesIn(typed: string, problems: StyleProblem[]): StyleRule[] {
  const sheet = parse(typed, { positions: true, parseCustomProperty: true })
  if (sheet.type !== 'StyleSheet') return []
  return sheet.children.toArray().flatMap((node): StyleRule[] => {
    if (node.type === 'Comment') return []
    const line = lineOf(node)
    if (node.type === 'Rule') return readRule(node, line, problems)
    const sentence =
      node.type === 'Atrule' ? `@${node.name} cannot be used.` : `${quoted(node)} is not a rule.`
    problems.push({ line, sentence })
    return []
  })
}

function readRule({ prelude, block }: Rule, line: number, problems: StyleProblem[]): StyleRule[] {
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude]
  const values = readValues(block.children, problems)
  return selectors.flatMap((node) => {
    const selected = selectorOf(node)
    if (selected && isPart(selected.part))
      return [{ line, selector: selected.selector, values: new Map(values) }]
    problems.push({
      line: lineOf(node),
      sentence: selected
        ? `No widget has a part “${shortened(selected.part)}”.`
        : `${quoted(node)} cannot be used. Write ::part(card), also with :hover or :focus-visible.`,
    })
    return []
  })
}

const selectorOf = (node: CssNode) => {
  const [, part, state = ''] =
    /^::part\(([a-z][a-z0-9-]*)\)(:hover|:focus-visible)?$/i.exec(generate(node)) ?? []
  return part ? { part, selector: `.${part}${state.toLowerCase()}` } : null
}

function readValues(declarations: List<CssNode>, problems: StyleProblem[]) {
  const values = new Map<string, string>()
  for (const node of declarations) {
    if (node.type === 'Comment' || (node.type === 'Raw' && /^[\s;]*$/.test(node.value))) continue
    const read = node.type === 'Declaration' ? readDeclaration(node) : `${quoted(node)} cannot be read.`
    if (typeof read === 'string') problems.push({ line: lineOf(node), sentence: read })
    else {
      values.delete(read.name)
      values.set(read.name, read.value)
    }
  }
  return values
}

/** Without comments, and with one space between parts but none around commas. */
const textOf = (value: Declaration['value']) =>
  value.type === 'Raw'
    ? value.value.trim()
    : value.children
        .toArray()
        .map((node) => generate(node))
        .join(' ')
        .replaceAll(' , ', ',')

/** A declaration, or a sentence about what is wrong with it. */
function readDeclaration({ property, value, important }: Declaration) {
  const name = property.toLowerCase()
  const known = properties.get(name)
  if (!known) return `“${shortened(property)}” cannot be changed.`
  if (important) return '!important cannot be used.'
  const text = textOf(value)
  const read = known.read(text)
  return read === null
    ? `“${shortened(`${name}: ${text}`)}” cannot be used: ${name} takes ${known.takes}.`
    : { name: known.as ?? name, value: read }
}

/**
 * Takes colours out of rules where text could not be read. Parts lie in one another, so a text colour alone must be
 * readable on every background of the widget, and a background alone must carry every text colour. A rule that sets both
 * is judged by itself.
 */
function refuseContrast(rules: StyleRule[], look: Look, problems: StyleProblem[]) {
  const colours = rules.map(({ values }) => ({
    ink: values.get('color'),
    paper: values.get('background-color'),
  }))
  const isWhole = rules.some(({ selector }, at) => {
    const { ink, paper } = colours[at]!
    return selector === '.widget' && ink && paper && contrast(ink, paper) >= leastContrast.text
  })
  // A rule for the whole does not reach the sheets of cards.
  const base = isWhole && !themes[look.theme].sheet ? [] : coloursOf(look)
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
