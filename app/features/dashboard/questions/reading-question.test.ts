import { expect, test } from 'vitest'
import { questionQuery, readQuestion } from './question.schema.ts'
import { readTypedQuestion } from './reading-question.ts'

const at = new Date('2026-11-24T12:00:00Z')
const topics = [
  { topic: 'bread', terms: ['bread', 'sourdough', 'loaf', 'brot'] },
  { topic: 'waiting time', terms: ['queue', 'wait', 'warten', 'attente'] },
  { topic: 'price', terms: ['price', 'expensive'] },
]
const read = (typed: string) => {
  const { question, unused } = readTypedQuestion(typed, topics, at)
  return { ...question, unused }
}

test.for([
  ['How many complain about waiting time?', { show: 'count', topic: 'waiting time', say: 'complaint' }],
  ['wie viele Beschwerden über Warten', { show: 'count', topic: 'waiting time', say: 'complaint' }],
  ["combien de plaintes sur l'attente ?", { show: 'count', topic: 'waiting time', say: 'complaint' }],
  ['average rating per quarter', { show: 'average', by: 'quarter' }],
  ['What do people say about the loaf since March', { show: 'quotes', topic: 'bread', from: '2026-03-01' }],
  ['How many 1-star reviews this year?', { stars: '1', from: '2026-01-01', to: '2026-11-24' }],
  [
    'wie viele Bewertungen mit Brot im letzten Monat',
    { topic: 'bread', from: '2026-10-01', to: '2026-10-31' },
  ],
  ['prix', { topic: 'price' }],
  ['sourdough loaf', { topic: 'bread' }],
  ['What should I fix first?', { show: 'fix' }],
  ['Was hat sich seit dem Sommer verschlechtert?', { show: 'changed', from: '2026-06-01' }],
  ['Que dois-je améliorer en premier ?', { show: 'fix' }],
  ['top three complaints in the last three months', { show: 'fix', from: '2026-08-24' }],
  ['Was nervt die Leute am meisten?', { show: 'fix' }],
  ['Brot vor und nach August', { topic: 'bread', from: '2026-08-01' }],
] as const)('“%s” is read whole', ([typed, expected]) => {
  expect(read(typed)).toMatchObject({ ...expected, unused: [] })
})

test.for([
  ['bed bugs', ['bed', 'bugs']],
  ['Do people who mention bread stay longer?', ['stay', 'longer']],
] as const)('“%s” has words that no control says, and none is dropped', ([typed, unused]) => {
  expect(readTypedQuestion(typed, topics, at).unused).toEqual(expect.arrayContaining([...unused]))
})

test('a name that begins like a weekday is no time', () => {
  const { from, unused } = read('Vermissen die Gäste Samuel?') as Record<string, unknown>
  expect([from, unused]).toEqual([undefined, ['vermissen', 'samuel']])
})

test('words in quotation marks are looked for as they are', () => {
  expect(read('how many mention “rude waiter”')).toMatchObject({ words: 'rude waiter', topic: undefined })
})

test('long and hostile text is read without harm', () => {
  for (const typed of ['('.repeat(200), "'; drop table reviews; --", '\u202e1 star', '5'.repeat(200)])
    expect(() => read(typed)).not.toThrow()
})

test('a question is its address, and the other way round; what is invalid is left out', () => {
  const asked = { show: 'count', topic: 'bread', say: 'praise', stars: '4-5', isCompared: true } as const
  expect(readQuestion(new URLSearchParams(questionQuery(asked)))).toMatchObject(asked)
  const odd = new URLSearchParams('show=nothing&stars=9&from=yesterday&topic=%00&by=moon')
  expect(readQuestion(odd)).toEqual({ show: 'count', isCompared: false })
  expect(readQuestion(new URLSearchParams('topic=bread'))).toBeNull()
})
