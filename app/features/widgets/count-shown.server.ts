import type { Database } from '#app/platform/database.server.ts'
import { showsReviews } from './widget.vocabulary.ts'
import { isComplete } from './widget-label.ts'
import { listWidgets, type Widget } from './widgets.server.ts'

/** How many widgets show the newest of all reviews, the rating of all, and reviews that the owner selected or ordered. */
export type WidgetsByShown = { newest: number; ratings: number; selections: number }

export async function countWidgetsByShown(db: Database, businessId: string): Promise<WidgetsByShown> {
  const counts = { newest: 0, ratings: 0, selections: 0 }
  for (const widget of await listWidgets(db, businessId)) counts[shownBy(widget)]++
  return counts
}

function shownBy({ kind, settings }: Pick<Widget, 'kind' | 'settings'>): keyof WidgetsByShown {
  if (!showsReviews(kind)) return 'ratings'
  return isComplete(settings) ? 'newest' : 'selections'
}
