import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PaymentLine } from './payment-line.tsx'

const wordsOf = (payBy: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PaymentLine payBy={payBy} plan="pro" />
    </MemoryRouter>,
  )

test('a missing payment is named with the last day on which it keeps the plan, and links to Subscription', () => {
  const html = wordsOf('2026-12-12T10:00:00Z')
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    'Your last payment failed. Pay by 12 Dec 2026 to keep Professional. Update the card',
  )
  expect(html).toContain('href="/business/subscription"')
})

test('a suspended plan is named as such', () => {
  expect(wordsOf(null).replace(/<[^>]*>/g, '')).toBe(
    'Professional is suspended because a payment is missing. Pay the open invoice',
  )
})
