/**
 * Writes into a page's own rules what their variables are, where that can be one thing only: what a registered variable
 * begins with, or stands in for one that no rule of the page sets, and what is set once, for all, and is no longer
 * than its name. What nothing uses then is left out. `calc()` of a length and a number becomes a length.
 *
 * @param css Minified, without comments.
 * @param inline The variables that the page's elements name themselves.
 */
export function settleVariables(css: string, inline: Iterable<string> = []): string {
  const named = new Set(inline)
  const initial = new Map(
    [...css.matchAll(registration)].map(([, name, inside]) => [
      name!,
      /initial-value:([^;}]+)/.exec(inside!)?.[1],
    ]),
  )
  let registered = [...css.matchAll(registration)].map(([whole]) => whole)
  let settled = css.replace(registration, '')
  for (let before = ''; before !== settled; ) {
    before = settled
    settled = withoutUnused(withOwn(withKnown(settled, initial, named)), named)
  }
  registered = registered.filter((whole) => mentions(settled, nameOf(whole)))
  return withLengths(merged(settled.replace(empty, ''))) + registered.join('')
}

const registration = /@property (--[\w-]+)\{([^}]*)\}/g
const nameOf = (registered: string) => registered.slice('@property '.length, registered.indexOf('{'))
const mentions = (css: string, name: string) => new RegExp(`var\\(${name}[,)]`).test(css)

/** Old browsers, which know no registrations, get the same as a rule. It sets nothing that the others would not have. */
const forOldBrowsers = /@layer properties\{.*?\}\}\}/s
const setting = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
const settingForAll = /(?:^|[{}])(?:[^{}@;]*,)?:root(?:,[^{}]*)?\{[^{}]*/g
const conditional = /@(?:media|supports|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g
/** A spare with brackets in it is left alone, and so is the variable. */
const use = /var\((--[\w-]+)(?:,([^()]*))?\)/g

function withKnown(css: string, initial: Map<string, string | undefined>, named: Set<string>) {
  const values = valuesIn(css.replace(forOldBrowsers, ''))
  const always = css.replace(conditional, '')
  const forAll = new Map([...always.matchAll(settingForAll)].flatMap(([block]) => [...valuesIn(block)]))
  return css.replace(use, (whole, name: string, spare: string | undefined) => {
    if (named.has(name)) return whole
    const known = values.get(name)
    if (!known) return initial.get(name) ?? spare ?? whole
    if (!forAll.has(name)) return whole
    const [only] = known
    return known.length === 1 && only!.length <= `var(${name})`.length ? only! : `var(${name})`
  })
}

/** What is set by one rule of all, and used in that one only, is its value, if that is no longer. */
function withOwn(css: string) {
  const values = valuesIn(css.replace(forOldBrowsers, ''))
  return css.replace(/\{[^{}]*\}/g, (block) => {
    for (const [name, [value, ...others]] of valuesIn(block)) {
      const mention = new RegExp(`var\\(${name}(?:,[^()]*)?\\)`, 'g')
      if (others.length > 0 || values.get(name)?.length !== 1 || value!.length > `var(${name})`.length)
        continue
      if (css.match(mention)?.length === block.match(mention)?.length) block = block.replace(mention, value!)
    }
    return block
  })
}

function valuesIn(css: string) {
  const values = new Map<string, string[]>()
  for (const [, name, value] of css.matchAll(setting))
    values.set(name!, [...(values.get(name!) ?? []), value!])
  return values
}

const withoutUnused = (css: string, named: Set<string>) =>
  css.replace(setting, (whole, name: string) => (named.has(name) || mentions(css, name) ? whole : ''))

const empty = /(?<=^|[{};])[^{};]*\{(?:[^{};]*\{(?:[^{};]*\{\})*\})*\}/g

/**
 * Rules of one selector after each other are one. A colour that only stood in for one that is mixed goes: who knows
 * light-dark(), which our colours need anyway, can mix them.
 */
function merged(css: string) {
  let shorter = css.replaceAll(';}', '}')
  for (let before = ''; before !== shorter; ) {
    before = shorter
    shorter = shorter.replace(/(?<=^|[{}])([^{}@]+)\{([^{}]*)\}\1\{/g, '$1{$2;')
  }
  return shorter.replace(/(?<=[{;])([\w-]+):[^;{}]*;(?=\1:[^;{}]*color-mix\()/g, '')
}

const withLengths = (css: string) =>
  css.replace(
    /calc\((-?[\d.]+)(rem|em|px) \* (-?[\d.]+)\)/g,
    (_all, length: string, unit: string, times: string) => {
      const product = Number((Number(length) * Number(times)).toFixed(4))
      return product === 0 ? '0' : `${product}${unit}`.replace(/^(-?)0\./, '$1.')
    },
  )
