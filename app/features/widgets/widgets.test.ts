import { eq } from 'drizzle-orm'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { createWidget } from './create-widget.server.ts'
import { widgetSettings } from './widget.schema.ts'
import { widgets } from './widget.table.ts'
import { countWidgetsByShown } from './widgets.server.ts'

test('widgets are counted by what they show; deleted ones and those of others are not', async ({ db }) => {
  const [business, other] = [await aBusiness(db), await aBusiness(db)]
  const add = (kind: 'wall' | 'badge' | 'quote', settings: object = {}, of = business) =>
    db.transaction((tx) => createWidget(tx, { business: of, kind, settings: widgetSettings.parse(settings) }))
  await add('wall')
  await add('badge')
  // A filter that is left over from before shows nothing of itself in a badge.
  await add('badge', { select: 'some', minimumRating: 5 })
  await add('quote', { select: 'picked' })
  await add('wall', { sorting: 'highest' })
  await add('wall', {}, other)
  const { id } = await add('wall')
  await db.update(widgets).set({ deletedAt: new Date() }).where(eq(widgets.id, id))
  expect(await countWidgetsByShown(db, business.id)).toEqual({ newest: 1, ratings: 2, selections: 2 })
})
