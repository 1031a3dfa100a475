/**
 * A widget's content before it is printed as HTML by the service or made into nodes by the script, so that both are one.
 *
 * An element is its tag, with the classes after a dot ("p.text"), then its attributes, if it has any, then what is in
 * it. A text is a string.
 */
export type Tree = string | Branch
export type Attributes = Record<string, string | number>
export type Branch = [tag: string, ...inside: (Attributes | Tree)[]]

type Inside = Attributes | Tree | null | undefined | false | 0

/** Makes an element, leaving out empty attributes and children. */
export function el(tag: string, ...inside: Inside[]): Branch {
  return [tag, ...inside.filter((each): each is Attributes | Tree => Boolean(each))]
}

/** From 0 to 5. Scripts carry these many times, and so not as the drawing, which `drawStars` makes of them. */
export const stars = (rating: number, label: string): Branch => ['stars', `${rating}`, label]

/** Drawn, because a typeface may lack the character. The inner drawing is cut off at the rating. */
export const drawStars = ([, rating, label]: Branch): Branch => [
  'svg.stars',
  { viewBox: '0 0 100 20', role: 'img', 'aria-label': label as string },
  ['path', { d: starOutline }],
  ['svg', { width: Number(rating) * 20 }, ['path.on', { d: starOutline }]],
]

const lines = 'l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z'
/** Five stars in a row, 100 by 20 units. */
export const starOutline = `M10 2${lines}M30 2${lines}M50 2${lines}M70 2${lines}M90 2${lines}`

/** For use beside a text that says the same. */
export const star = () =>
  el('svg.star', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, el('path', { d: `M10 2${lines}` }))

/** Opens in a tab of its own. `address` is one of ours. */
export const link = (address: string, text: string, ...more: Attributes[]): Branch =>
  el('a', { href: address, target: '_blank' }, ...more, text)
