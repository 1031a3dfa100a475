import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { aMember } from '#tests/members.ts'
import * as layout from './layout.tsx'

test('account pages lie in the settings of the business that is open', async ({ db, pool }) => {
  const { cookie, person } = await aMember({ db, pool })
  const { data } = await visit(layout.loader, { cookie })
  expect(data).toMatchObject({ email: person.email, frame: { business: { name: expect.any(String) } } })
})

test('a member without the required second factor sees nothing of it', async ({ db, pool }) => {
  const { cookie, person } = await aMember({ db, pool })
  await db.delete(businessRows).where(eq(businessRows.domain, person.website))
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, person.email))
  const { id: businessId } = await aBusiness(db, { needsTwoFactor: true, tierName: 'pro' })
  await db.insert(members).values({ businessId, userId: user!.id, role: 'analyst', createdAt: now() })
  expect((await visit(layout.loader, { cookie })).data).toMatchObject({ frame: null })
  await db.update(businessRows).set({ needsTwoFactor: false }).where(eq(businessRows.id, businessId))
  expect((await visit(layout.loader, { cookie })).data).toMatchObject({
    frame: { business: { id: businessId } },
  })
})
