import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AboveLimit, PaymentLine } from './payment-line.tsx'

const draw = (line: ReactElement) => renderToStaticMarkup(<MemoryRouter>{line}</MemoryRouter>)
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '')

test('a missing payment is named with the last day on which it keeps the plan, and links to Subscription', () => {
  const html = draw(<PaymentLine payBy="2026-12-12T10:00:00Z" plan="pro" />)
  expect(wordsOf(html)).toBe(
    'Your last payment failed. Pay by 12 Dec 2026 to keep Professional. Update the card',
  )
  expect(html).toContain('href="/business/subscription"')
  expect(wordsOf(draw(<PaymentLine payBy={null} plan="pro" />))).toBe(
    'Professional is suspended because a payment is missing. Pay the open invoice',
  )
})

test('the monthly limit offers the larger plan, except while a payment is missing', () => {
  const usage = {
    month: 'November',
    reviews: 23,
    maxReviews: 10,
    waiting: 0,
    resetAt: '2026-12-01T00:00:00Z',
  }
  const line = (canUpgrade: boolean) => draw(<AboveLimit {...usage} canUpgrade={canUpgrade} tier="starter" />)
  expect(line(true)).toContain('href="/business/subscription?plan=pro"')
  expect(line(false)).not.toContain('href')
  expect(wordsOf(line(false))).toMatch(/or until your plan includes more\.$/)
})
