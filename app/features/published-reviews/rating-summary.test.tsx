import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PublicPage, wordsOfPage } from '#app/features/reviews/page-words.ts'
import { messages } from '#app/languages/messages.server.ts'
import { RatingSummary } from './rating-summary.tsx'
import type { BusinessSummary } from './summary.server.ts'

const period = { from: '2024-03-01T00:00:00.000Z', to: '2024-04-01T00:00:00.000Z' }
const nothing: BusinessSummary = {
  count: 0,
  average: null,
  distribution: [0, 0, 0, 0, 0],
  period: null,
  lastYear: { from: period.from, count: 0, average: null },
  provenance: { order: 0, invited: 0, confirmed: 0 },
  imported: { count: 0, average: null, distribution: [0, 0, 0, 0, 0], sources: [], period: null },
  insiders: 0,
  challenged: { open: 0, hidden: 0 },
  removed: 0,
  waiting: { count: 0, oldestHours: null },
}

const words = wordsOfPage(messages.en)

function wordsOf(given: Partial<BusinessSummary>, isActive = true) {
  const business = { id: 'b', name: 'Corner & Crumb', isActive }
  const summary = { ...nothing, ...given }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PublicPage value={{ words, lang: null }}>
          <RatingSummary business={business} summary={summary} />
        </PublicPage>
      ),
    },
  ])
  return renderToStaticMarkup(<Page />).replace(/<[^>]+>/g, ' ')
}

const rated = { count: 1, average: 4, period, provenance: { order: 0, invited: 1, confirmed: 0 } }

test('a source is named where it has reviews, and nowhere else', () => {
  const meanings = (given: Partial<BusinessSummary>) =>
    Object.entries(words.meanings).flatMap(([kind, meaning]) =>
      wordsOf(given).includes(meaning) ? [kind] : [],
    )
  expect(meanings(rated)).toEqual(['invited'])
  expect(meanings({ ...rated, insiders: 1 }).sort()).toEqual(['insider', 'invited'])
  const imported = { ...nothing.imported, count: 1, average: 3, period }
  expect(meanings({ imported })).toEqual(['imported'])
})

test('what was removed, waits or is challenged is said beside the rating', () => {
  expect(wordsOf(rated)).not.toMatch(/wait|removed|challenge/i)
  expect(wordsOf({ ...rated, removed: 2 })).toMatch(/Removed, each with its reason\s+2/)
  const one = wordsOf({ ...rated, waiting: { count: 1, oldestHours: 5 } })
  expect(one).toMatch(/Waiting for the operator\s*, the oldest for 5 hours\s+1/)
  const two = wordsOf({ ...rated, waiting: { count: 2, oldestHours: 30 } })
  expect(two).toMatch(/Waiting for the operator\s*, the oldest for.*2/)
  const challenged = wordsOf({ ...rated, challenged: { open: 2, hidden: 1 } })
  expect(challenged).toMatch(/Challenged\s*, the words of 1 hidden until the decision\s+2/)
})

test('without reviews it says who may write, or that nobody may any more; removed ones are no “none yet”', () => {
  expect(wordsOf({})).toMatch(/No reviews yet.*Every customer of/)
  expect(wordsOf({}, false)).toMatch(/is closed on this service/)
  expect(wordsOf({ removed: 1 })).toMatch(/No rating yet.*Removed, each with its reason\s+1/)
})
