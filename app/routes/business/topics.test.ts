import { listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import { plantAnalysed } from '#tests/planted-reviews.ts'
import * as topics from './topics.tsx'

async function aReviewedOwner(db: Database) {
  const owner = await anOwner(db, 'pro')
  const { business } = owner
  await plantAnalysed(
    db,
    business,
    ['The bread was excellent.', 'The staff were rude.'].flatMap((text) => [{ text }, { text }, { text }]),
  )
  return owner
}

test('an owner renames, mutes and restores topics by plain forms', async ({ db }) => {
  const owner = await aReviewedOwner(db)
  const post = async (form: Record<string, string>) => (await visit(topics.action, { owner, form })).data
  const read = async () => (await visit(topics.loader, { owner })).data as { standing: { topic: string }[] }
  const names = async () => (await read()).standing.map(({ topic }) => topic)
  expect(await names()).toEqual(['food', 'staff'])

  expect(await post({ act: 'rename', topic: 'food', name: 'Baking' })).toMatchObject({
    toast: { title: 'Renamed' },
  })
  expect(await post({ act: 'mute', topic: 'staff', name: 'Staff' })).toMatchObject({ toast: {} })
  expect(await names()).toEqual(['baking'])
  await post({ act: 'restore', topic: 'staff' })
  expect(await names()).toEqual(['baking', 'staff'])
})

test('on a smaller plan, changes can be undone but not made', async ({ db }) => {
  const owner = await aReviewedOwner(db)
  await visit(topics.action, { owner, form: { act: 'mute', topic: 'staff' } })
  const smaller = { ...owner, business: { ...owner.business, tierName: 'starter' as const } }
  expect((await visit(topics.loader, { owner: smaller })).data).toMatchObject({
    standing: [],
    rules: [{ topic: 'staff' }],
  })
  const mute = { act: 'mute', topic: 'food' }
  expect((await visit(topics.action, { owner: smaller, form: mute })).location).toMatch('/subscription')
  await visit(topics.action, { owner: smaller, form: { act: 'restore', topic: 'staff' } })
  expect(await listTopicRules(db, owner.business.id)).toEqual([])
})

test('an invalid name comes back as typed and changes nothing', async ({ db }) => {
  const owner = await aReviewedOwner(db)
  const form = { act: 'rename', topic: 'food', name: '  ' }
  expect(await visit(topics.action, { owner, form })).toMatchObject({
    status: 422,
    data: { values: form, errors: { name: 'Please write a name of at least 2 letters' } },
  })
  const strange = { act: 'rename', topic: 'submarines', name: 'Boats' }
  expect(await visit(topics.action, { owner, form: strange })).toMatchObject({ status: 404 })
  expect(await listTopicRules(db, owner.business.id)).toEqual([])
})
