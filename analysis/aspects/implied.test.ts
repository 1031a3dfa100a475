import { expect, test } from 'vitest'
import { type AnalyseOptions, analyse } from '../analyse.ts'

/** Each aspect as "+term (topic)"; 0 stands for neither side, brackets for one that no screen shows. */
function aspectsOf(text: string, options: AnalyseOptions = {}) {
  const signs = { positive: '+', neutral: '0', negative: '-' }
  return analyse(text, { languageHint: 'en', ...options }).aspects.map(
    ({ term, topic, label, shown }) => `${signs[label]}${term} (${topic})${shown ? '' : ' hidden'}`,
  )
}

test.for([
  ['It took three weeks to get a quote.', '-took three weeks (waiting time)'],
  ['We waited an hour.', '-waited an hour (waiting time)'],
  ['Overpriced.', '-Overpriced (price)'],
  ['Way too expensive.', '-Way too expensive (price)'],
  ['Cheap for what it is.', '+Cheap for what it is (price)'],
  ['Spotless!', '+Spotless (cleanliness)'],
  ['Hard to find a space.', '-Hard to find a space (parking)'],
  ['Long wait on the Saturday though.', '-wait (waiting time)'],
  ["Now it's a half hour queue.", '-queue (waiting time)'],
  ["Fixed a puncture while I waited, wouldn't take a penny for it.", "+wouldn't take a penny (price)"],
] as const)('"%s" judges a thing without naming it', ([text, aspect]) => {
  expect(aspectsOf(text)).toContain(aspect)
})

test.for([
  'He fixed it while I waited.',
  'It would have taken three weeks elsewhere.',
  'Has anybody waited an hour?',
  'It only took two weeks.',
  'No long queue here.',
  'Not a long wait at all.',
  'We arrived late.',
])('"%s" is no complaint about waiting', (text) => {
  expect(aspectsOf(text).filter((aspect) => aspect.startsWith('-'))).toEqual([])
})

test('"expensive but worth it" is neither praise nor a complaint', () => {
  expect(aspectsOf('It is not cheap but worth it.')).toEqual(['0not cheap but worth it (price) hidden'])
})

test('a phrase about a term judges the term', () => {
  expect(aspectsOf('Great staff but prices high')).toEqual(['+staff (staff)', '-prices (price)'])
  expect(aspectsOf('The crust has gone soft.')).toEqual(['-crust (food)'])
  expect(aspectsOf('Lid too thick')[0]).toMatch(/^-Lid /)
})

test('stars against a phrase hide it', () => {
  expect(aspectsOf('We waited an hour.', { rating: 1 })).toEqual(['-waited an hour (waiting time)'])
  expect(aspectsOf('We waited an hour.', { rating: 5 })).toEqual(['-waited an hour (waiting time) hidden'])
})

test('a complaint needs more evidence in a five-star review than in a one-star review', () => {
  const confidence = (rating: 1 | 5) => analyse('The soup was cold.', { rating }).aspects[0]?.confidence ?? 0
  expect(confidence(1)).toBeGreaterThan(confidence(5) + 0.1)
})

test('a contrast of four words is two aspects with two signs', () => {
  expect(aspectsOf('Staff lovely, waiting time awful').map((aspect) => aspect.split(' (')[0])).toEqual([
    '+Staff',
    '-waiting time',
  ])
})

test('mere preferences and facts are not shown as complaints', () => {
  const complaints = (found: string[]) =>
    found.filter((aspect) => aspect.startsWith('-') && !aspect.endsWith('hidden'))
  for (const text of ['My favourite is the plain white sourdough.', 'Staff know me by voice.'])
    for (const rating of [5, undefined] as const) expect(complaints(aspectsOf(text, { rating }))).toEqual([])
})

test("the author's people and days, faces and single letters are no aspects", () => {
  const text = 'My lovely husband and my lovely son came on a wonderful Tuesday, great 😍 and great x.'
  expect(analyse(text).aspects.map(({ term }) => term)).toEqual([])
})
