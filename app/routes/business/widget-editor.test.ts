import fc from 'fast-check'
import type { TierName } from '#app/features/plans/plans.ts'
import { listTags, newTag, renameTag, tagReviews } from '#app/features/tags/tags.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { deleteWidget } from '#app/features/widgets/delete-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anOwner, type Owner, visit } from '#tests/doors.ts'
import { aReview } from '#tests/factories.ts'
import * as editor from './widget.tsx'
import * as preview from './widget-preview.ts'
import * as finder from './widget-reviews.ts'
import * as list from './widgets.tsx'

async function anEditor(db: Database, tierName: TierName = 'enterprise') {
  const owner = await anOwner(db, tierName, 'Hill Bakery')
  const { business } = owner
  const review = await aReview(db, { business, rating: 5, text: 'The rye bread was still warm.' })
  await aReview(db, { business, rating: 2, text: 'I waited for an hour.' })
  const widget = await createWidget(db, { business })
  const params = { widgetId: widget.id }
  const look = (query: string) => visit(preview.loader, { owner, params, path: `/?${query}` })
  const send = (form: Record<string, string>) => visit(editor.action, { owner, params, form })
  return { owner, review, widget, params, look, send }
}

describe('the preview', () => {
  test('shows unsaved settings, says what they make of it, and saves nothing', async ({ db }) => {
    const { look, owner, widget } = await anEditor(db)
    const { data, headers } = await look('kind=list&select=some&minimumRating=4&page=dark')
    expect(data).toContain('Only 4 stars or more, selected by Hill Bakery: 1 of 2')
    expect(data).not.toContain('I waited for an hour')
    expect(data).toContain('background:#17171c')
    expect(await findWidget(db, owner.business.id, widget.id)).toMatchObject({ kind: 'wall', version: 1 })
    expect(headers.get('content-security-policy')).toMatch(/sandbox allow-scripts allow-popups/)
    expect(headers.get('content-security-policy')).not.toContain('allow-same-origin')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('as a picture runs no script, so that it may be of the owner’s own origin', async ({ db }) => {
    const { look } = await anEditor(db)
    const { data, headers } = await look('picture')
    expect(data).toContain('The rye bread was still warm')
    expect(data).not.toContain('<script')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/sandbox allow-same-origin$/)
    expect(policy).not.toContain('script')
  })

  test('of a new kind is of the owner’s own reviews, or says it has samples', async ({ db }) => {
    const { owner, widget } = await anEditor(db)
    await deleteWidget(db, { business: owner.business, widgetId: widget.id })
    const lookAt = async (business: Owner['business']) => {
      const given = { owner: { ...owner, business }, params: { widgetId: 'new' }, path: '/?kind=grid' }
      return (await visit(preview.loader, given)).data
    }
    expect(await lookAt({ ...owner.business, reviewCount: 0 })).toContain('Sample data')
    const own = await lookAt({ ...owner.business, reviewCount: 2 })
    expect(own).toMatch(/All 2 reviews.*The rye bread was still warm/s)
    expect(own).not.toContain('Sample data')
  })

  test('counts no view of its owner', async ({ db }) => {
    const { look, widget } = await anEditor(db)
    const { data } = await look('')
    const [, served] = /<script>(.*?)<\/script>/s.exec(`${data}`)!
    expect(served).toContain(widget.id)
    expect(served).toMatch(/,0\]/)
  })

  test('is nobody else’s to see, nor are the reviews to pick from', async ({ db }) => {
    const { params } = await anEditor(db)
    const { owner: stranger } = await anEditor(db)
    for (const { loader } of [preview, finder, editor])
      expect(await visit(loader, { owner: stranger, params })).toMatchObject({ status: 404 })
    expect(
      await visit(editor.action, { owner: stranger, params, form: { act: 'save', name: 'Mine' } }),
    ).toHaveProperty('status', 404)
  })

  test('answers every query, however hostile, and lets none of it out of its place', async ({ db }) => {
    const { look } = await anEditor(db)
    const names = [...Object.keys(widgetSettings.shape), 'kind', 'page']
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '</style><script>alert(1)</script>',
        '__proto__',
        '-1',
        '1e9',
        'own',
        '\u0000',
        '#12345',
      ),
    )
    const queries = fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 8 })
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { status, data } = await look(`${new URLSearchParams({ ...query })}`)
        expect(status).toBe(200)
        expect(data).not.toContain('<script>alert')
      }),
      { numRuns: 60 },
    )
  })
})

describe('the editor', () => {
  test('saves the form and keeps the rest; a smaller plan saves no more', async ({ db }) => {
    const { send, owner, widget } = await anEditor(db, 'starter')
    expect(await send({ act: 'save', count: '3', theme: 'dark', version: '1' })).toMatchObject({
      status: 200,
      data: { version: 2, isSaved: true, undo: { act: 'restore-version', number: '1' } },
    })
    expect(await send({ act: 'save', select: 'some', minimumRating: '5' })).toMatchObject({ status: 402 })
    const saved = await findWidget(db, owner.business.id, widget.id)
    expect(saved!.settings).toMatchObject({ count: 3, theme: 'dark', select: 'all', minimumRating: 1 })
  })

  test('does not overwrite a change from elsewhere; the next save replaces it', async ({ db }) => {
    const { send } = await anEditor(db)
    await send({ act: 'save', count: '3', version: '1' })
    const refused = await send({ act: 'save', count: '9', version: '1' })
    expect(refused).toMatchObject({ status: 409, data: { values: { count: '9' }, version: 2 } })
    expect(await send({ act: 'save', count: '9', version: '2' })).toMatchObject({ status: 200 })
  })
})

test('the list adds, copies, moves, deletes and restores widgets', async ({ db }) => {
  const { owner, widget } = await anEditor(db)
  const act = (form: Record<string, string>) => visit(list.action, { owner, form })
  const names = async () => {
    const { data } = await visit(list.loader, { owner })
    return (data as { widgets: { name: string }[] }).widgets.map(({ name }) => name)
  }
  expect(await act({ act: 'add', kind: 'badge' })).toMatchObject({ status: 303 })
  expect(await act({ act: 'add', kind: 'banner' })).toMatchObject({ status: 422 })
  await act({ act: 'copy', id: widget.id })
  expect(await names()).toEqual(['Wall', 'Wall, copy', 'Badge'])
  await act({ act: 'down', id: widget.id })
  expect(await names()).toEqual(['Wall, copy', 'Wall', 'Badge'])
  const deleted = await act({ act: 'delete', id: widget.id })
  expect(await names()).toEqual(['Wall, copy', 'Badge'])
  await act((deleted.data as { undo: Record<string, string> }).undo)
  expect(await names()).toEqual(['Wall, copy', 'Wall', 'Badge'])
})

test('a widget that filters by a tag keeps it, with its reviews, when the tag is renamed', async ({ db }) => {
  const { owner, review, look, send } = await anEditor(db)
  const of = { businessId: owner.business.id }
  await tagReviews(db, { ...of, reviewIds: [review.id], tag: newTag.parse({ tag: 'Bread' }) })
  const [tag] = await listTags(db, owner.business.id)
  await send({ act: 'save', select: 'some', tag: tag!.id })
  await renameTag(db, { ...of, tagId: tag!.id, tag: newTag.parse({ tag: 'Loaves' }) })
  expect((await look('')).data).toContain('Chosen by Hill Bakery: 1 of 2')
  const { data } = await visit(list.loader, { owner })
  expect(data).toMatchObject({ widgets: [{ tagName: 'Loaves' }] })
})

test('the list and the editor link to what was counted, where the plan has it', async ({ db }) => {
  for (const tierName of ['starter', 'pro'] as const) {
    const { owner, widget, params } = await anEditor(db, tierName)
    const figures = tierName === 'pro' ? `/business/widgets/${widget.id}/figures` : null
    expect((await visit(list.loader, { owner })).data).toMatchObject({ widgets: [{ figures }] })
    expect((await visit(editor.loader, { owner, params })).data).toMatchObject({ figures })
  }
})
