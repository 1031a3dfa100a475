import { squeeze } from '../style.ts'
import type { Branch } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { foot, frame, head, unfolding } from './parts.ts'
import { row, rowStyle, steps, stepsStyle } from './row.ts'

/** A row that the visitor moves, card by card. It never moves by itself. */
export function carouselTree(widget: WidgetData): Branch {
  const { reviews, texts } = widget
  if (reviews.length === 0) return frame(widget, head(widget), foot(widget))
  return frame(widget, head(widget), row(widget), foot(widget, steps(texts), unfolding(texts)))
}

export const carouselStyle = rowStyle + stepsStyle + squeeze(`li { flex-grow: 1 }`)
