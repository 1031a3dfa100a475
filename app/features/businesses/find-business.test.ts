import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { findBusinesses, findBusinessFacts } from './find-business.server.ts'

test('a business is found by a part of its name or domain, without wildcards', async ({ db }) => {
  const { id } = await aBusiness(db, { name: 'Under_score & 100% Rye' })
  await aBusiness(db, { name: 'Underscore and rye' })
  const found = async (words: string) => (await findBusinesses(db, words)).map((business) => business.id)
  expect(await found('r_score &')).toEqual([id])
  expect(await found('100%')).toEqual([id])
  expect(await found('no such name')).toEqual([])
})

test('nobody finds a closed business, nor one whose owner has not confirmed the address', async ({ db }) => {
  await aBusiness(db, { name: 'Closed bakery', isActive: false })
  const stranger = await aUser(db, { emailVerified: false })
  await aBusiness(db, { name: 'Unconfirmed bakery', ownerId: stranger.id })
  expect(await findBusinesses(db, 'bakery')).toEqual([])
})

test('an id that is none is an unknown business', async ({ db }) => {
  for (const id of ['', 'x', '../', '01a1fe7b-ac8c-71ff-b385-fa66f5722b62']) {
    await expect(findBusinessFacts(db, id)).rejects.toMatchObject({ status: 404 })
  }
})
