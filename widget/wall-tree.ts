import type { WallData, WallReview } from './wall-data.ts'

/** An element: its name, its attributes, what is in it. A text is a string, and nothing is an empty one. */
export type Tree = string | Branch
export type Branch = [tag: string, attributes: Record<string, string | number>, ...children: Tree[]]

/**
 * The wall as a tree, printed as nodes by the script and as HTML by the service, so that both are one.
 *
 * `showDate` turns an ISO 8601 time into words.
 */
export function wallTree(wall: WallData, showDate: (time: string) => string): Branch {
  const { business, layout, typeface, rating, texts, links, reviews } = wall
  return [
    'section',
    {
      class: `wall ${layout} ${typeface} ${reviews.length ? '' : 'few'}`,
      lang: 'en',
      dir: 'ltr',
      'aria-label': `Customer reviews of ${business}`,
    },
    [
      'div',
      { class: 'head' },
      rating ? ['b', {}, rating.average.toFixed(1)] : '',
      rating ? stars(rating.average) : '',
      ['p', {}, ['strong', { dir: 'auto' }, business], texts.rating && ', ', texts.rating],
      ['p', { class: 'end' }, texts.label],
    ],
    ['div', { class: 'list' }, ...reviews.map((review) => card(review, business, showDate))],
    [
      'div',
      { class: 'foot' },
      link(links.all, texts.all),
      link(links.collected, 'How these reviews are collected'),
      links.maker ? ['p', { class: 'end' }, 'by ', link(links.maker, 'Vouchsafe')] : '',
    ],
  ]
}

function card(review: WallReview, business: string, showDate: (time: string) => string): Tree {
  const { title, text, author, writtenAt, provenance, challenge, incentive, reply } = review
  const said = [
    title ? ['p', { dir: 'auto' }, ['strong', {}, title]] : '',
    text && ['p', { class: 'text', dir: 'auto' }, text],
    reply ? ['p', { class: 'reply', dir: 'auto' }, ['strong', {}, `${business} replies: `], reply] : '',
  ] as Tree[]
  return [
    'article',
    {},
    ['p', { class: 'top' }, stars(review.rating), ['time', { datetime: writtenAt }, showDate(writtenAt)]],
    ['div', { class: 'said' }, ...said],
    [
      'div',
      { class: 'by' },
      [
        'p',
        {},
        ['strong', { dir: 'auto' }, author],
        ` ${provenance}`,
        incentive ? ['em', { dir: 'auto' }, incentive] : '',
        challenge ? ['em', {}, challenge] : '',
      ],
      // Styles open the text above it. The script, which can measure, decides which walls of text need this.
      [
        'details',
        `${title}${text}${reply}`.length > longText ? {} : { hidden: '' },
        ['summary', {}, ['span', {}, 'Read more'], ['span', {}, 'Close']],
      ],
    ],
  ]
}

/** In characters: without a script, a longer text offers to be opened. */
const longText = 160

const link = (href: string, text: string): Tree => ['a', { href, target: '_blank', rel: 'noopener' }, text]

const five = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-2.9-5.3 2.9 1.2-5.9-4.4-4.1 6-.7z`)
  .join('')

/** `rating` from 0 to 5. The inner drawing is cut off at the rating. */
function stars(rating: number): Tree {
  return [
    'svg',
    {
      viewBox: '0 0 100 20',
      role: 'img',
      'aria-label': `${rating.toFixed(1).replace('.0', '')} out of 5 stars`,
    },
    ['path', { d: five }],
    ['svg', { width: rating * 20 }, ['path', { class: 'on', d: five }]],
  ]
}
