import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import * as orderLinks from './order-links.tsx'

test('an order key is shown when it is created, and never again', async ({ owner }) => {
  const created = await visit(orderLinks.action, { owner, form: { act: 'renew' } })
  expect(created.data).toMatchObject({ key: expect.stringMatching(/^vouchsafe_order_[\w-]{43}$/) })
  const { data } = await visit(orderLinks.loader, { owner })
  expect(data).toMatchObject({ current: { createdAt: expect.any(String) } })
  expect(JSON.stringify(data)).not.toContain((created.data as { key: string }).key)
  const revoked = await visit(orderLinks.action, { owner, form: { act: 'revoke' } })
  expect(revoked.data).not.toHaveProperty('key')
})
