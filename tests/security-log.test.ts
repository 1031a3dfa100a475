import { vi } from 'vitest'
import { findUserByEmail } from '#app/features/accounts/user.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import * as login from '#app/routes/sign-in/login.tsx'
import { expect, test } from './database.ts'
import { visit } from './doors.ts'
import { aMember, password } from './members.ts'

/** The lines about security while something happens, without the request. */
async function linesOf(act: () => Promise<unknown>) {
  const lines: Record<string, unknown>[] = []
  const keep = (about: object, said?: string) => void (said === 'security' && lines.push({ ...about }))
  const spies = (['info', 'warn'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation(keep as never),
  )
  await act()
  for (const spy of spies) spy.mockRestore()
  return lines.map(({ requestId: _, ...line }) => line)
}

test('sign-ins and refusals are logged by the account’s id alone', async ({ db, pool }) => {
  const { person } = await aMember({ db, pool })
  const { email } = person
  const userId = (await findUserByEmail(db, email))!.id
  const sign = (typed: string) => visit(login.action, { form: { email, password: typed } })
  expect(await linesOf(() => sign(password))).toEqual([{ event: 'signed in', userId, through: undefined }])
  expect(await linesOf(() => sign('wrong one 1'))).toEqual([
    { event: 'sign-in refused', reason: 'wrong', userId },
  ])
  const unknown = { email: 'nobody@unknown.example', password: 'wrong one 1' }
  expect(await linesOf(() => visit(login.action, { form: unknown }))).toEqual([
    { event: 'sign-in refused', reason: 'wrong', userId: undefined },
  ])
})

test('a limit that was reached is in the log by its name', async ({ db: _ }) => {
  const limit = { ...limits.reportsFromNetwork, name: 'fewReports', max: 1 }
  await countAgainst(limit, '192.0.2.7')
  expect(await linesOf(() => countAgainst(limit, '192.0.2.7').catch(() => {}))).toEqual([
    { event: 'limit reached', limit: 'fewReports' },
  ])
})

test('whoever knocks at the operator’s desk is in the log', async ({ db, pool }) => {
  const { person, cookie } = await aMember({ db, pool })
  const request = new Request('http://localhost:3000/operator', { headers: { cookie } })
  expect(await linesOf(() => requireOperator(request).catch(() => {}))).toEqual([
    { event: 'operator’s desk refused', userId: (await findUserByEmail(db, person.email))!.id },
  ])
})
