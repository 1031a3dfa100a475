import { type Branch, el, link, stars } from '../tree.ts'
import type { WidgetData, WidgetReview, WidgetTexts } from '../widget-data.ts'

/** The element around every widget. It says whose reviews these are to those who do not see it. */
export const frame = (widget: WidgetData, ...inside: Parameters<typeof el>[1][]) =>
  el(`section.widget ${widget.kind}`, { lang: widget.language, 'aria-label': widget.texts.region }, ...inside)

/** The rating with its number and period, and what the widget shows: all reviews, or a selection and who selected. */
export function head({ rating, look, business, texts }: WidgetData, ...more: Branch[]): Branch {
  return el(
    'header.head',
    rating && el('b.score', texts.average),
    rating && look.hasStars && stars(rating.average, texts.stars),
    el('p', el('strong', business), texts.rating && ', ', texts.rating),
    el('p', texts.label),
    ...more,
  )
}

/** Opens what is cut. */
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
  const { title, text, language, author, date, provenance, incentive, challenge, reply } = review
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
    el(
      'p.meta',
      look.hasAvatars && el('span.avatar', { 'aria-hidden': 'true' }, initialOf(author)),
      el('strong.author', author),
      ' ',
      provenance,
    ),
    incentive && el('p.meta', incentive),
    challenge && el('p.meta', challenge),
    reply && el('p.reply', el('strong', `${reply.by}: `), reply.text),
  )
}

const segmenter = new Intl.Segmenter()
const initialOf = (author: string) => [...segmenter.segment(author.trim())][0]?.segment.toUpperCase() ?? ''
