import { squeeze } from '../style.ts'
import { type Branch, el, link, stars } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { cardsStyle } from './cards.ts'
import { floatingStyle } from './floating.ts'
import { card, foot, frame, head, named } from './parts.ts'
import { buttonStyle, iconButton } from './row.ts'

/**
 * A button at the edge of the page that opens all cards in a panel; without a script, the open panel in the text of the
 * page. Without reviews, a link to the first one's form in place of both.
 */
export function drawerTree(widget: WidgetData): Branch {
  const { reviews, rating, look, links, texts } = widget
  if (reviews.length === 0) return frame(widget, link(links.all, texts.all))
  return el(
    'section',
    named(widget),
    el(
      'div.widget drawer',
      el(
        'button.open',
        { type: 'button', hidden: '', 'aria-haspopup': 'dialog' },
        rating && el('b', look.hasStars && { 'aria-hidden': 'true' }, texts.average),
        rating && look.hasStars && stars(rating.average, texts.stars),
        texts.open,
      ),
    ),
    el(
      'dialog',
      { open: '', 'aria-label': texts.region },
      el(
        'div.widget panel',
        head(widget, el('div', { hidden: '' }, iconButton('close', texts.close, 'M4 4l8 8M12 4l-8 8'))),
        el(
          'div.list',
          { tabindex: 0, role: 'group', 'aria-label': texts.open },
          ...reviews.map((review) => card(review, widget)),
        ),
        foot(widget),
      ),
      el('small', texts.label),
    ),
  )
}

export const drawerStyle =
  cardsStyle +
  buttonStyle +
  floatingStyle +
  squeeze(`
[hidden] { display: none !important }
dialog .list { mask: none }
.list:focus-visible { outline-offset: -2px }
dialog :is(.text, .reply) { display: block !important }
.drawer:has([hidden]) { display: none }
section[popover] { inset-inline-end: max(16px, env(safe-area-inset-right)) }
.drawer > a { padding: 12px 0 }
.open { display: flex; width: auto; height: 44px; gap: 8px; padding: 0; border: 0; border-radius: inherit; font: inherit }
.open .stars { width: 75px; height: 15px }
.panel header { padding-inline-end: 56px }
.close { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; border: 0 }
dialog { display: flex; flex-direction: column; position: static; width: auto; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; background: none; color: inherit }
dialog:not([open]) { display: none }
dialog:modal { position: fixed; inset: 0; inset-inline-start: auto; width: min(440px, 100vw); height: 100vh; height: 100dvh; padding-bottom: env(safe-area-inset-bottom); box-sizing: border-box; background: Canvas }
dialog:modal .panel { flex: 1; min-height: 0; border: 0; border-radius: 0; box-shadow: none }
dialog:modal .list { overflow: hidden auto; overscroll-behavior: contain }
dialog::backdrop { background: rgb(0 0 0 / .4) }
@media (max-width: 480px) { dialog:modal { width: 100vw } }
@media (prefers-reduced-motion: no-preference) { dialog:modal { animation: draw .2s ease-out } }
@keyframes draw { from { opacity: 0 } }
`)
