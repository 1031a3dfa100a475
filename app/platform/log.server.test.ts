import { sql } from 'drizzle-orm'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { describeError } from './log.server.ts'

test('a failed query is logged without the values that it carried', async ({ db }) => {
  const user = await aUser(db, { email: 'somebody.private@mail.example' })
  const error = await aUser(db, { email: user.email }).catch((error: unknown) => error)
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('users_email_key')
  expect(described).toContain('23505')
  expect(described).not.toContain('somebody.private')
})

test('nor the words of a statement that the database could not read', async ({ db }) => {
  const { id } = await aBusiness(db)
  const broken = db.execute(sql`select ${`secret words`}::integer, ${id}`)
  const described = JSON.stringify(describeError(await broken.catch((error: unknown) => error)))
  expect(described).not.toContain('secret words')
})
