import type { Atrule, AttributeSelector, CssNode, Declaration, Rule, Selector, StyleSheet } from 'css-tree'
import generate from 'css-tree/generator'
import parse from 'css-tree/parser'
import { settleVariables } from './page-variables.server.ts'

export type PageStyles = {
  rules: string
  /** The fonts that have to be fetched, and whose letters the page shows. */
  fonts: string
}

/** What must be in a page for a selector to find anything: all these names, and of each group something. */
type Needs = { names: string[]; groups: Needs[][] }
type Choice = { text: string; needs: Needs }
type Variable = { name: string; text: string; uses: string[] }
type Part =
  | { kind: 'rule'; choices: Choice[]; text: string; uses: string[] }
  | { kind: 'variables'; selector: string; variables: Variable[] }
  | { kind: 'group'; opening: string; parts: Part[] }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'font'; ranges: [first: number, last: number][]; text: string }
  | { kind: 'text'; text: string }

/**
 * Reads a stylesheet once. What it returns picks from it what a page can use, in its order: the rules whose elements,
 * classes, ids and attributes the page has, the variables and animations that these name, and the fonts of its letters.
 * What browsers bring about by themselves (`:hover`, `[open]`) may come; what only scripts could change, not.
 */
export function readStyles(css: string): (html: string) => PageStyles {
  const parts = partsOf(parse(css, { parseValue: false, parseAtrulePrelude: false }) as StyleSheet)
  const layers = layersOf(parts)
  const variables = new Map<string, string[]>()
  for (const { name, uses } of variablesOf(parts)) {
    variables.set(name, [...(variables.get(name) ?? []), ...uses])
  }
  const asked = attributesIn(parts)
  const chosen = new Map<string, string>()

  return (html) => {
    const page = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
    const names = namesIn(page, asked)
    const inline = [...page.matchAll(/\sstyle="([^"]*)"/g)].join().match(/--[\w-]+/g) ?? []
    // Pages of one route have nearly always the same names.
    const key = [...names, ...inline].sort().join(' ')
    let rules = chosen.get(key)
    if (rules === undefined) {
      if (chosen.size === 200) chosen.clear()
      const picked = write(parts, names, allUsed(parts, names, inline, variables))
      rules = inOrder(settleVariables(picked, inline), layers)
      chosen.set(key, rules)
    }
    return { rules, fonts: fontsFor(page, parts) }
  }
}

const layersOf = (parts: Part[]) => [
  ...new Set(parts.flatMap((part) => (part.kind === 'group' ? layerName.exec(part.opening)?.[1] : []) ?? [])),
]
const layerName = /^@layer ([\w-]+)$/

/** The whole sheet comes after the page's rules: a layer that they lack would be its last one, and win. */
const inOrder = (rules: string, layers: string[]) =>
  layers.every((layer) => rules.includes(`@layer ${layer}{`)) ? rules : `@layer ${layers.join()};${rules}`

function partsOf({ children }: StyleSheet | NonNullable<Atrule['block']>): Part[] {
  return children.toArray().flatMap((node) => {
    if (node.type === 'Rule') return ruleOf(node)
    if (node.type === 'Atrule') return atRuleOf(node)
    return []
  })
}

/** What every browser knows that knows light-dark(), which our colours need anyway. */
const known = /^\(color:\s*color-mix\(|or \(contain-intrinsic-size:1px\)$/

function atRuleOf(node: Atrule): Part | Part[] {
  const prelude = node.prelude ? generate(node.prelude) : ''
  const opening = `@${node.name}${prelude && ` ${prelude}`}`
  if (!node.block) return { kind: 'text', text: `${opening};` }
  if (node.name === 'property' || node.name === 'keyframes') {
    return { kind: 'named', name: prelude, text: generate(node) }
  }
  if (node.name === 'font-face') {
    const text = generate(node)
    return text.includes('url(') ? { kind: 'font', ranges: rangesIn(text), text } : { kind: 'text', text }
  }
  const parts = partsOf(node.block)
  return node.name === 'supports' && known.test(prelude) ? parts : { kind: 'group', opening, parts }
}

function ruleOf({ prelude, block }: Rule): Part[] {
  const selectors = prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : []
  const choices = selectors.map((selector) => ({ text: generate(selector), needs: needsOf(selector) }))
  const inside = block.children.toArray()
  const variables = inside.filter((node): node is Declaration => isVariable(node))
  // The lists of variables for the whole page are long, and a page uses few of them.
  if (choices.every(({ needs: { names, groups } }) => names.length + groups.length === 0)) {
    const others = inside.filter((node) => !isVariable(node))
    return [
      ...(others.length > 0 ? [setting(choices, others)] : []),
      ...(variables.length > 0
        ? [{ kind: 'variables' as const, selector: generate(prelude), variables: variables.map(variableOf) }]
        : []),
    ]
  }
  return [setting(choices, inside)]
}

function setting(choices: Choice[], inside: CssNode[]): Part {
  const declarations = inside.map((node) => generate(node))
  // One prefix is put there once for each browser that needs it.
  const text = `{${declarations.filter((declaration, at) => declaration !== declarations[at - 1]).join(';')}}`
  return { kind: 'rule', choices, text, uses: [...variablesIn(text), ...animationsIn(text)] }
}

const isVariable = (node: CssNode) => node.type === 'Declaration' && node.property.startsWith('--')

function variableOf(node: Declaration): Variable {
  const text = generate(node)
  return { name: node.property, text, uses: variablesIn(text) }
}

/** What stands inside `:not()` or `:has()` need not be there. */
function needsOf(selector: Selector): Needs {
  const needs: Needs = { names: [], groups: [] }
  for (const node of selector.children.toArray()) {
    if (node.type === 'ClassSelector') needs.names.push(`.${unescaped(node.name)}`)
    if (node.type === 'IdSelector') needs.names.push(`#${unescaped(node.name)}`)
    if (node.type === 'TypeSelector' && node.name !== '*') needs.names.push(node.name.toLowerCase())
    if (node.type === 'AttributeSelector' && node.name.name !== 'open') needs.names.push(attributeOf(node))
    if (node.type === 'PseudoClassSelector' && node.name === 'disabled') needs.names.push('[disabled]')
    if (node.type === 'PseudoElementSelector') needs.names.push(...partOfInput(node.name))
    if (node.type === 'PseudoClassSelector' && (node.name === 'is' || node.name === 'where')) {
      const [list] = node.children?.toArray() ?? []
      if (list?.type === 'SelectorList')
        needs.groups.push((list.children.toArray() as Selector[]).map(needsOf))
    }
  }
  return needs
}

/** `[type=text]` for what asks for just that, `[type]` for every other way of asking. */
function attributeOf({ name, matcher, value }: AttributeSelector) {
  const asked = value?.type === 'String' ? value.value : value?.name
  return matcher === '=' ? `[${name.name}=${asked}]` : `[${name.name}]`
}

/** A browser's own parts of an input are a dozen rules, for kinds of inputs that few pages have. */
function partOfInput(part: string) {
  if (part.startsWith('-webkit-date') || part.startsWith('-webkit-calendar')) return ['[type=date]']
  if (part.startsWith('-webkit-search')) return ['[type=search]']
  if (part.endsWith('-spin-button')) return ['[type=number]']
  return part === 'file-selector-button' ? ['[type=file]'] : []
}

/** What selectors ask of attributes, by the attribute's name: a page has many others, and many other values. */
function attributesIn(parts: Part[]) {
  const asked = new Map<string, Set<string>>()
  for (const needed of attributesNeeded(parts)) {
    const name = needed.slice(1, -1).split('=', 1)[0]!
    asked.set(name, (asked.get(name) ?? new Set()).add(needed))
  }
  return asked
}

function* attributesNeeded(parts: Part[]): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'group') yield* attributesNeeded(part.parts)
    if (part.kind === 'rule')
      yield* part.choices.flatMap(({ needs }) => allNames(needs).filter((name) => name[0] === '['))
  }
}

const allNames = ({ names, groups }: Needs): string[] => [...names, ...groups.flat().flatMap(allNames)]

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1')

const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)
const animationsIn = (text: string) =>
  [...text.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, names]) => names!.split(/[\s,]+/))

function rangesIn(fontFace: string) {
  const [, list = ''] = /unicode-range:([^;}]+)/i.exec(fontFace) ?? []
  return list
    .split(',')
    .map((range) => /U\+([\da-f?]+)(?:-([\da-f]+))?/i.exec(range))
    .filter((match) => match !== null)
    .map(([, first = '', last = first]): [number, number] => [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'f'), 16),
    ])
}

function* variablesOf(parts: Part[]): Generator<Variable> {
  for (const part of parts) {
    if (part.kind === 'group') yield* variablesOf(part.parts)
    if (part.kind === 'variables') yield* part.variables
  }
}

function namesIn(page: string, asked: Map<string, Set<string>>) {
  const names = new Set(['html', 'body'])
  for (const [, tag] of page.matchAll(/<([a-z][\w-]*)/g)) names.add(tag!)
  for (const [, id] of page.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`)
  const attribute = new RegExp(`\\s(${[...asked.keys()].join('|')})="([^"]*)"`, 'g')
  for (const [, name, value] of asked.size > 0 ? page.matchAll(attribute) : []) {
    for (const needed of [`[${name}]`, `[${name}=${readable(value!)}]`]) {
      if (asked.get(name!)!.has(needed)) names.add(needed)
    }
  }
  const lists = new Set([...page.matchAll(/\sclass="([^"]*)"/g)].map(([, list]) => list!))
  for (const list of lists) {
    for (const name of readable(list).split(/\s+/)) names.add(`.${name}`)
  }
  return names
}

const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }
const readable = (text: string) => text.replace(/&(amp|gt|lt|quot|#x27);/g, (_all, name) => entities[name]!)

const canFind = (there: Set<string>, { names, groups }: Needs): boolean =>
  names.every((name) => there.has(name)) &&
  groups.every((group) => group.some((needs) => canFind(there, needs)))

const found = (there: Set<string>, choices: Choice[]) => choices.filter(({ needs }) => canFind(there, needs))

function allUsed(parts: Part[], names: Set<string>, inline: string[], variables: Map<string, string[]>) {
  const used = new Set([...inline, ...usedIn(parts, names)])
  // A set is walked to its end, also to what is added on the way.
  for (const name of used) {
    for (const other of variables.get(name) ?? []) used.add(other)
  }
  return used
}

function* usedIn(parts: Part[], names: Set<string>): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'group') yield* usedIn(part.parts, names)
    if (part.kind === 'rule' && found(names, part.choices).length > 0) yield* part.uses
  }
}

const write = (parts: Part[], names: Set<string>, used: Set<string>): string =>
  parts.map((part) => writePart(part, names, used)).join('')

function writePart(part: Part, names: Set<string>, used: Set<string>): string {
  if (part.kind === 'group') {
    const inside = write(part.parts, names, used)
    return inside && `${part.opening}{${inside}}`
  }
  if (part.kind === 'rule') {
    const selectors = found(names, part.choices).map(({ text }) => text)
    return selectors.length > 0 ? selectors.join() + part.text : ''
  }
  if (part.kind === 'variables') {
    const inside = part.variables.filter(({ name }) => used.has(name)).map(({ text }) => text)
    return inside.length > 0 ? `${part.selector}{${inside.join(';')}}` : ''
  }
  if (part.kind === 'named') return used.has(part.name) ? part.text : ''
  return part.kind === 'text' ? part.text : ''
}

function fontsFor(page: string, parts: Part[]) {
  // Every page has ASCII; what else it has is little.
  const letters = new Set(
    ['a', ...(page.match(/[^\0-\x7f]/gu) ?? [])].map((letter) => letter.codePointAt(0)!),
  )
  const isShown = (ranges: [number, number][]) =>
    [...letters].some((letter) => ranges.some(([first, last]) => letter >= first && letter <= last))
  return parts
    .map((part) =>
      part.kind === 'font' && (part.ranges.length === 0 || isShown(part.ranges)) ? part.text : '',
    )
    .join('')
}
