import { drawStars, type Tree } from './tree.ts'

/** A tree as HTML. Every text and attribute is escaped; nothing else in the project prints a widget. */
export function print(tree: Tree): string {
  if (typeof tree === 'string') return escaped(tree)
  const [named, ...inside] = tree
  if (named === 'stars') return print(drawStars(tree))
  const [tag, classes] = named.split('.')
  let attributes = classes ? ` class="${escaped(classes)}" part="${escaped(classes)}"` : ''
  let content = ''
  for (const each of inside) {
    if (typeof each === 'string' || Array.isArray(each)) content += print(each)
    else for (const name in each) attributes += ` ${name}="${escaped(`${each[name]}`)}"`
  }
  return tag === 'img' ? `<img${attributes}>` : `<${tag}${attributes}>${content}</${tag}>`
}

/** `text` is what a policy's hash is taken of. A style sheet cannot end its element: within one, `<\/` is `</`. */
export function styleElement(css: string) {
  const text = css.replaceAll('</', '<\\/')
  return { text, element: `<style>${text}</style>` }
}

/**
 * A value as a script's literal, as short as it can be. It ends neither a script element nor a comment of the page that
 * it is put into.
 */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal)}]`
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, each]) => `${/^[a-z]+$/i.test(key) ? key : literal(key)}:${literal(each)}`,
    )
    return `{${entries}}`
  }
  return JSON.stringify(value)
    .replaceAll('<', '\\x3c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)
