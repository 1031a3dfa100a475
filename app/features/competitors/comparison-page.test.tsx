import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { compareTopics, type NamedTopic } from './compare-topics.ts'
import type { Comparison } from './comparison.server.ts'
import { ComparisonPage } from './comparison-page.tsx'

const competitor = {
  id: 'c',
  name: 'The Other',
  collectsAs: null,
  isAway: false,
  reviews: 100,
  latestImport: null,
}
const quiet = { praise: 0, complaints: 0 }

/** The rows of the page where both sides have a hundred reviews, as text. */
function rowsOf(topics: NamedTopic[]) {
  const side = { reviews: 100, judged: 100, imported: 0 }
  const comparison = {
    own: side,
    theirs: side,
    rating: null,
    months: 12,
    notCompared: [],
    differences: compareTopics(topics, { own: 100, theirs: 100 }).map((difference) => ({
      ...difference,
      addresses: { own: '/own', theirs: '/theirs' },
      quotes: [],
    })),
  } as unknown as Comparison
  const Component = () => <ComparisonPage comparison={comparison} competitor={competitor} />
  const Page = createRoutesStub([{ path: '/', Component }])
  const rows = renderToStaticMarkup(<Page />).match(/<li>.*?<\/li>/g) ?? []
  return rows.map((row) => row.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ''))
}

test('clear differences come first, in somebody’s favour; nobody’s words are no row', () => {
  const rows = rowsOf([
    { topic: 'price', name: 'price', own: { ...quiet, complaints: 4 }, theirs: quiet },
    { topic: 'staff', name: 'staff', own: { ...quiet, praise: 60 }, theirs: { ...quiet, praise: 20 } },
    { topic: 'noise', name: 'noise', own: { ...quiet, complaints: 70 }, theirs: quiet },
  ])
  expect(rows).toEqual([
    expect.stringMatching(/noise complaints In their favour.*You 70%.*them 0%.*More of your reviews/i),
    expect.stringMatching(/staff praise In your favour.*You 60%.*them 20%.*More of your reviews/i),
    expect.stringMatching(/price complaints You 4%.*This could be chance/i),
  ])
  const [fewer] = rowsOf([
    { topic: 'noise', name: 'noise', own: quiet, theirs: { ...quiet, complaints: 70 } },
  ])
  expect(fewer).toMatch(/In your favour.*Fewer of your reviews.*−\d+\.\d to −\d+\.\d points/)
})
