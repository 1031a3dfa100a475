import { expect, test } from '#tests/database.ts'
import { findBusinessFacts } from './public-business.server.ts'

test('an id that is none is an unknown business', async ({ db }) => {
  for (const id of ['', 'x', '../', '01a1fe7b-ac8c-71ff-b385-fa66f5722b62']) {
    await expect(findBusinessFacts(db, id)).rejects.toMatchObject({ status: 404 })
  }
})
