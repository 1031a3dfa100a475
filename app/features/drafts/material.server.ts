import type { Business } from '#app/features/businesses/business.table.ts'
import { renderOf } from '#app/features/widgets/rendering.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { findFirstWidget } from '#app/features/widgets/widgets.server.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { WidgetLook } from '#widget/widget-data.ts'
import type { ContentUse } from './content.vocabulary.ts'
import type { Quotable } from './quoted-review.ts'
import { readUsable } from './usable-reviews.server.ts'

/** Everything that contents are made of; all sentences in the language of the words around the quotes. */
export type Material = {
  business: string
  language: Language
  reviews: Quotable[]
  /** "Only five stars, selected by Corner & Crumb: 1 of 298", and that it is sample data if it is. */
  selection: string
  /** "4.6 out of 5 stars, 298 reviews since March 2024"; null while there is none. */
  rating: string | null
  /** The page with all reviews. */
  page: string
  look: WidgetLook
}

type Asked = { use: ContentUse; reviewIds: string[]; language: Language }

/** Of those of these reviews that may be used so now. The colours are those of the owner's first widget. */
export async function readMaterial(db: Database, business: Business, asked: Asked): Promise<Material> {
  const { language } = asked
  const [usable, widget] = await Promise.all([
    readUsable(db, business.id, asked),
    findFirstWidget(db, business.id),
  ])
  const settings = {
    ...(widget?.settings ?? widgetSettings.parse({})),
    ...{ language, select: 'picked' as const, picked: usable.map(({ id }) => id) },
  }
  const drawn = await renderOf(db, business, { id: business.id, kind: 'list', settings })
  return {
    business: business.name,
    language,
    reviews: usable.flatMap((review) => {
      const shown = drawn.reviews.find(({ id }) => id === review.id)
      return shown ? [{ review, shown }] : []
    }),
    selection: drawn.texts.label,
    rating: drawn.rating && `${drawn.texts.stars}, ${drawn.texts.rating}`,
    page: drawn.links.all,
    look: drawn.look,
  }
}
