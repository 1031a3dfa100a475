import { and, eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { type WidgetSettings, widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { heightFor } from '#app/features/widgets/widget.vocabulary.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { WidgetKind } from '#widget/widget-data.ts'
import { backAt, daysBefore } from './past.ts'

type Planned = { kind: WidgetKind; name: string; daysAgo: number; settings?: Partial<WidgetSettings> }

/** The author of the review that the owner picked for the page about cakes. */
const quoted = 'Marcus Adeyemi'

/** The bakery's widgets, the wall first: complete ones, and selections that say so. */
export async function plantWidgets(tx: Database, business: Business) {
  const isQuoted = and(eq(reviews.businessId, business.id), eq(reviews.authorName, quoted))
  const [picked] = await tx.select({ id: reviews.id }).from(reviews).where(isQuoted)
  const planned: Planned[] = [
    { kind: 'wall', name: 'Wall', daysAgo: 600 },
    {
      kind: 'carousel',
      name: 'Invited customers',
      daysAgo: 410,
      settings: { select: 'some', source: 'invited', count: 8, theme: 'bubble' },
    },
    { kind: 'badge', name: 'Footer', daysAgo: 405 },
    { kind: 'summary', name: 'About us', daysAgo: 320 },
    {
      kind: 'quote',
      name: 'Celebration cakes',
      daysAgo: 212,
      settings: { select: 'picked', picked: [picked!.id], font: 'serif', theme: 'bold' },
    },
    { kind: 'drawer', name: 'Every page', daysAgo: 96, settings: { count: 12, theme: 'card' } },
  ]
  for (const { kind, name, daysAgo, settings = {} } of planned) {
    const height = heightFor(kind, settings.count ?? 6)
    await backAt(daysBefore(now(), daysAgo), () =>
      createWidget(tx, { business, kind, name, settings: widgetSettings.parse({ height, ...settings }) }),
    )
  }
}
