import { describe, expect, test } from 'vitest'
import { sentenceToQuote } from '#analysis/mentions/opinion.ts'
import { opinionOf, spansOf, topicsByOpinion } from './opinion.ts'

const text = 'The bread was excellent. The queue was endless.'
const negative = { label: 'negative', score: -0.8, confidence: 0.9 } as const
const sentence = {
  start: 25,
  end: 47,
  ...negative,
  byWords: negative,
  clauses: [],
  shown: true,
  isElsewhere: false,
}
const queue = {
  topic: 'queue',
  term: 'queue',
  start: 29,
  end: 34,
  score: -0.9,
  confidence: 0.9,
  ...({ label: 'negative', shown: true } as const),
}
const endless = { start: 39, end: 46, weight: -0.8 }

test('what the engine is not sure about is a mention', () => {
  expect(opinionOf(queue)).toBe('negative')
  expect(opinionOf({ ...queue, shown: false })).toBe('neutral')
})

test('a topic is listed by its opinion, and as mentioned only without one', () => {
  const unsure = { ...queue, shown: false }
  const parking = { ...unsure, topic: 'parking' }
  expect(topicsByOpinion([unsure, queue, parking, parking])).toEqual({
    positive: [],
    negative: ['queue'],
    neutral: ['parking'],
  })
})

describe('the sentence to quote', () => {
  const quoted = (aspect: Parameters<typeof sentenceToQuote>[0], sentences = [sentence]) => {
    const found = sentenceToQuote(aspect, sentences)
    return found && text.slice(found.start, found.end)
  }

  test('is the one around the aspect', () => {
    expect(quoted(queue)).toBe('The queue was endless.')
    expect(quoted({ ...queue, start: 4, end: 9 })).toBeNull()
  })

  test('is null for an aspect that is not shown', () => {
    expect(quoted({ ...queue, shown: false })).toBeNull()
  })

  test('is null if it clearly says the opposite', () => {
    expect(sentenceToQuote({ ...queue, label: 'positive' }, [sentence])).toBeNull()
    expect(sentenceToQuote({ ...queue, label: 'positive' }, [{ ...sentence, shown: false }])).not.toBeNull()
  })
})

describe('underlines', () => {
  const underlined = (given: Partial<Parameters<typeof spansOf>[0]>) =>
    spansOf({ aspects: [], explanations: [], sentences: [sentence], ...given }).map(
      ({ start, end, label }) => `${label}: ${text.slice(start, end)}`,
    )

  test('mark aspects by their opinion', () => {
    expect(underlined({ aspects: [queue] })).toEqual(['negative: queue'])
    expect(underlined({ aspects: [{ ...queue, shown: false }] })).toEqual(['neutral: queue'])
  })

  test('mark weighty words of a sentence that clearly praises or complains, on its side', () => {
    expect(underlined({ explanations: [endless] })).toEqual(['negative: endless'])
    expect(underlined({ explanations: [{ ...endless, weight: -0.4 }] })).toEqual([])
    expect(underlined({ explanations: [{ ...endless, weight: 0.8 }] })).toEqual([])
    expect(
      underlined({ explanations: [endless], sentences: [{ ...sentence, shown: false }] } as never),
    ).toEqual([])
    expect(underlined({ explanations: [{ start: 14, end: 23, weight: 0.9 }] })).toEqual([])
  })

  test('mark no word twice', () => {
    expect(underlined({ aspects: [queue], explanations: [{ ...endless, start: 29 }] })).toEqual([
      'negative: queue',
    ])
  })
})
