import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSentToast, SentToast, SentToastLine } from './sent-toast.tsx'

const lineFor = (results: Record<string, unknown> | null) =>
  renderToStaticMarkup(
    <SentToast value={readSentToast(results)}>
      <SentToastLine />
    </SentToast>,
  )

test('the sentence of a toast is on the page where no script runs', () => {
  const html = lineFor({ 'routes/tags': { toast: { type: 'success', title: 'Renamed', text: 'Twice.' } } })
  expect(html).toMatch(/^<noscript><p [^>]*role="status".*<\/p><\/noscript>$/)
  expect(html.replace(/<[^>]*>/g, '')).toBe('Renamed Twice.')
})

test.for([[null], [{ 'routes/tags': { values: {}, errors: { tag: 'Please enter a tag' } } }], [{ a: null }]])(
  'nothing is said where no act succeeded',
  ([results]) => {
    expect(lineFor(results!)).toBe('<noscript></noscript>')
  },
)
