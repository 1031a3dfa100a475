import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AboveLimit } from './payment-line.tsx'

const usage = { month: 'November', reviews: 23, maxReviews: 10, waiting: 0, resetAt: '2026-12-01T00:00:00Z' }
const draw = (canUpgrade: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AboveLimit {...usage} canUpgrade={canUpgrade} tier="starter" />
    </MemoryRouter>,
  )

test('the monthly limit offers the larger plan, except while a payment is missing', () => {
  expect(draw(true)).toContain('href="/business/subscription?plan=pro"')
  expect(draw(false)).not.toContain('href')
  expect(draw(false).replace(/<[^>]*>/g, '')).toMatch(/or until your plan includes more\.$/)
})
