import type { Scripts } from '../bundle.ts'
import type { Branch } from '../tree.ts'
import type { WidgetData, WidgetKind } from '../widget-data.ts'
import { badgeStyle, badgeTree } from './badge.ts'
import { cardsTree, gridStyle, listStyle, wallStyle, wallTree } from './cards.ts'
import { carouselStyle, carouselTree } from './carousel.ts'
import { drawerStyle, drawerTree } from './drawer.ts'
import { marqueeStyle, marqueeTree } from './marquee.ts'
import { photosStyle, photosTree } from './photos.ts'
import { quoteStyle, quoteTree } from './quote.ts'
import { summaryStyle, summaryTree } from './summary.ts'
import { toastStyle, toastTree } from './toast.ts'

export type Kind = {
  tree: (widget: WidgetData) => Branch
  /** CSS from `squeeze`, without unneeded spaces. */
  style: string
  /** The bundle that shows it. */
  script: keyof Scripts
  /** It lies over the page, and so needs no place in it. */
  isFloating?: true
}

export const kinds: Record<WidgetKind, Kind> = {
  wall: { tree: wallTree, style: wallStyle, script: 'cards' },
  grid: { tree: cardsTree, style: gridStyle, script: 'cards' },
  list: { tree: cardsTree, style: listStyle, script: 'cards' },
  carousel: { tree: carouselTree, style: carouselStyle, script: 'carousel' },
  marquee: { tree: marqueeTree, style: marqueeStyle, script: 'marquee' },
  quote: { tree: quoteTree, style: quoteStyle, script: 'cards' },
  summary: { tree: summaryTree, style: summaryStyle, script: 'cards' },
  badge: { tree: badgeTree, style: badgeStyle, script: 'plain' },
  toast: { tree: toastTree, style: toastStyle, script: 'toast', isFloating: true },
  drawer: { tree: drawerTree, style: drawerStyle, script: 'drawer', isFloating: true },
  photos: { tree: photosTree, style: photosStyle, script: 'cards' },
}
