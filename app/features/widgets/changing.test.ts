import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from '#tests/database.ts'
import { aReview } from '#tests/factories.ts'
import { aWall, wallForm } from '#tests/widgets.ts'
import { renderWidget } from './render-widget.server.ts'
import { updateWidget } from './save-widget.server.ts'
import { widgetForm } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

describe('settings', () => {
  test('an empty height becomes the one that fits the number', () => {
    expect(wallForm({ count: '6', height: '' })).toMatchObject({ height: 560 })
    expect(wallForm({ count: '9', height: ' ' })).toMatchObject({ height: 780 })
    expect(wallForm({ count: '6', height: '700' })).toMatchObject({ height: 700 })
  })

  test('whatever is posted is either refused by field or fit to be rendered', async ({ db, business }) => {
    await aReview(db, { business })
    const id = await aWall(db, business)
    const field = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)), {
      nil: undefined,
    })
    const posted = fc.record({ count: field, height: field, minimumRating: field, theme: field })
    await fc.assert(
      fc.asyncProperty(posted, async (values) => {
        const parsed = widgetForm.safeParse({ name: 'Wall', kind: 'wall', ...values })
        if (!parsed.success) return
        await updateWidget(db, { business, widgetId: id, form: parsed.data })
        const wall = await renderWidget(db, id)
        expect(wall!.look.height).toBeGreaterThanOrEqual(24)
      }),
      { numRuns: 60 },
    )
  })

  test('settings that an older version wrote are completed, not broken on', async ({ db, business }) => {
    const id = await aWall(db, business)
    await db
      .update(widgets)
      .set({ settings: {} as never })
      .where(eq(widgets.id, id))
    expect(await renderWidget(db, id)).toMatchObject({ look: { theme: 'page', height: 560 } })
  })
})
