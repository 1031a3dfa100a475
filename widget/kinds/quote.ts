import { squeeze } from '../style.ts'
import { type Branch, el, link } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { badgeLine } from './badge.ts'
import { listStyle } from './cards.ts'
import { card, frame, unfolding } from './parts.ts'

/** One review, set large. The business's reply to it is on its page, with all others. */
export function quoteTree(widget: WidgetData): Branch {
  const { reviews, texts, links, look } = widget
  const [review] = reviews
  return frame(
    widget,
    review &&
      el(look.font === 'sans' ? 'div.list' : 'div.list serif', card({ ...review, reply: null }, widget)),
    el(
      'footer',
      review && unfolding(texts),
      link(links.all, badgeLine(widget)),
      link(links.collected, texts.collected),
      links.maker && link(links.maker, texts.maker),
    ),
  )
}

export const quoteStyle =
  listStyle +
  squeeze(`
.quote .list { container-type: inline-size }
.quote .card { padding: 16px 0 28px; border: 0 }
.quote .top { align-items: center; gap: 0 12px }
.quote .text { max-width: 32em; margin-block: 12px; font-size: clamp(19px, 5cqi, 28px); line-height: 1.3; text-wrap: pretty }
.quote a { unicode-bidi: plaintext }
.quote .stars { height: 18px }
.serif .text { font-family: Newsreader, Georgia, serif }
`)
