import { type Branch, el, link, stars } from '../tree.ts'
import type { WidgetData, WidgetReview, WidgetTexts } from '../widget-data.ts'
import { photoSquares } from './photo-squares.ts'

type Inside = Parameters<typeof el>[1][]

/** Tells screen readers whose reviews these are. */
export const named = ({ language, texts }: WidgetData) => ({ lang: language, 'aria-label': texts.region })

/**
 * The element around every widget that shows reviews. The sentence of what it shows is outside `widget`, and so outside
 * every part that a page or an owner may style.
 */
export const frame = (widget: WidgetData, ...inside: Inside) =>
  el('section', named(widget), el(`div.widget ${widget.kind}`, ...inside), el('small', widget.texts.label))

export function head({ rating, look, business, texts }: WidgetData, ...more: Branch[]): Branch {
  return el(
    'header.head',
    rating && el('b.score', texts.average),
    rating && look.hasStars && stars(rating.average, texts.stars),
    el('p', el('strong', business), texts.rating && ', ', texts.rating),
    ...more,
  )
}

/** Shows what is cut. */
export const unfolding = ({ more, fewer }: WidgetTexts): Branch =>
  el('details', el('summary', el('span', more), el('span', fewer)))

/** Without classes, and so without parts: no style of the page's or the owner's reaches these links. */
export function foot({ links, texts }: WidgetData, ...more: Parameters<typeof el>[1][]): Branch {
  return el(
    'footer',
    ...more,
    link(links.all, texts.all),
    link(links.collected, texts.collected),
    links.maker && link(links.maker, texts.maker),
  )
}

export function card(review: WidgetReview, widget: WidgetData): Branch {
  const { look } = widget
  const { title, text, language, author, date, provenance, marks, reply } = review
  const said = language && language !== widget.language && { lang: language }
  return el(
    'article.card',
    (look.hasStars || look.hasDates) &&
      el(
        'p.top',
        look.hasStars && stars(review.rating, review.stars),
        look.hasDates && el('span.date', date),
      ),
    title && el('p.title', said, title),
    text && el('p.text', said, text),
    photoSquares(review, widget),
    el(
      'p.meta',
      look.hasAvatars &&
        el('span.avatar', { 'aria-hidden': 'true', 'data-h': hueOf(author) }, initialOf(author)),
      el('strong.author', author),
      ' ',
      provenance,
    ),
    ...marks.map((mark) => el('p.meta', mark)),
    reply && el('p.reply', el('strong', `${reply.by}: `), reply.text),
  )
}

const segmenter = new Intl.Segmenter()
const initialOf = (author: string) => [...segmenter.segment(author.trim())][0]?.segment.toUpperCase() ?? ''

/** The same author has the same of six hues everywhere. */
const hueOf = (author: string) =>
  [...author].reduce((sum, each) => (sum * 31 + each.codePointAt(0)!) % 6_007, 7) % 6
