import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'
import { openRateLimits } from '#app/platform/rate-limit.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { aContactForm } from '#tests/contact-messages.ts'
import { visit } from '#tests/doors.ts'
import { loader as openPage, action as page } from './contact.tsx'
import { action as post } from './contact-messages.ts'
import { loader as openShop } from './demo-shop.ts'
import * as landing from './landing.tsx'
import { loader as openLayout } from './layout.tsx'
import { loader as openWall } from './sample-wall.ts'

let close: () => Promise<void>

beforeAll(() => {
  openSecret({ SECRET: 'a secret that is used in tests alone' }, '/nonexistent')
  openSite({ APP_URL: 'http://localhost:3000', CONTACT_EMAIL: 'help@vouch.example' })
  // Nobody listens at this port.
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  openRateLimits(away.pool)
  close = away.close
})
afterAll(() => close())

test('while the database is away the form opens, and a message gets 503 with what was typed', async () => {
  expect(await visit(openLayout, { cookie: 'vouchsafe.session_token=x' })).toMatchObject({ status: 200 })
  expect(await visit(openPage)).toMatchObject({ status: 200, data: { address: 'help@vouch.example' } })
  const form = aContactForm()
  expect((await visit(post, { form })).status).toBe(503)
  expect(await visit(page, { form })).toMatchObject({
    status: 503,
    data: { failedWith: 503, values: form, errors: {} },
  })
})

test('while the database is away the landing page stays up, with an invented wall that can be served', async () => {
  const { status, data } = await visit(landing.loader)
  expect(status).toBe(200)
  expect(data).toMatchObject({ topics: { business: 'Corner & Crumb' } })
  for (const open of [openShop, openWall]) expect((await visit(open)).status).toBe(200)
  const words = 'The rolls were warm, the coffee was cold.'
  expect(await visit(landing.action, { form: { words } })).toMatchObject({
    status: 503,
    data: { values: { words } },
  })
})
