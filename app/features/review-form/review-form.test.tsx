import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { en } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import { ReviewForm } from './review-form.tsx'

const form = {
  business: {
    id: 'b1',
    name: 'Corner & Crumb',
    domain: 'crumb.example',
    address: null,
    isSample: false,
    isActive: true,
    language: 'en' as Language,
    accent: null,
    typeface: null,
    pictures: {},
  },
  ticket: 'ticket',
  challenge: {} as never,
  asked: '',
  incentive: null,
  incentiveWords: en.incentive,
  pageLanguage: 'en' as Language,
  words: en.reviewForm,
}
const known = { token: 't', name: 'Lotte Maes', email: 'not-lotte@shop.example', orderReference: 'A-1' }

const draw = (given: Partial<Parameters<typeof ReviewForm>[0]> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReviewForm {...form} {...given} />
    </MemoryRouter>,
  )

test('a form whose address the shop typed says what its reader could do, and leads to the open form', () => {
  for (const kind of ['order', 'invitation'] as const) {
    const drawn = draw({ known: { ...known, kind } })
    expect(drawn).toContain('not-lotte@shop.example')
    expect(drawn).toContain('can change or withdraw this review')
    expect(drawn.includes('Once you have confirmed your address')).toBe(kind === 'order')
    expect(drawn).toContain('href="/review?business=b1&amp;lang=en"')
  }
  expect(draw()).not.toContain('can change or withdraw')
})
