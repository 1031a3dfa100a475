import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Provenance } from '#app/ui/provenance.tsx'
import { provenanceLabel } from './public-review.ts'
import { publicColumns, reviews } from './review.table.ts'
import { provenances } from './review.vocabulary.ts'

test('a badge says the same on our pages and on a wall', () => {
  for (const provenance of provenances) {
    const importSource = provenance === 'imported' ? 'the guest book' : null
    const drawn = renderToStaticMarkup(<Provenance from={importSource ?? undefined} kind={provenance} />)
    expect(drawn).toContain(provenanceLabel({ provenance, importSource }))
  }
})

test('these columns alone are public: none tells the address, the network or the order', () => {
  expect(Object.keys(publicColumns(reviews)).join(' ')).toBe(
    'id rating title text authorName importSource incentive',
  )
})
