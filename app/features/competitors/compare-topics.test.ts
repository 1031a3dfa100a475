import { expect, test } from 'vitest'
import { chanceOf } from '#seeds/chance.ts'
import { compareTopics, type NamedTopic } from './compare-topics.ts'

type Side = [praise: number, complaints: number]

const topicOf = (own: Side, theirs: Side, at: number): NamedTopic => {
  const count = ([praise, complaints]: Side) => ({ praise, complaints })
  return { topic: `topic ${at}`, name: `Topic ${at}`, own: count(own), theirs: count(theirs) }
}

test('of two businesses of which the same is said, at most one comparison in twenty claims a difference', () => {
  const chance = chanceOf(11)
  const drawn = (share: number, of: number) =>
    Array.from({ length: of }).filter(() => chance.next() < share).length
  const runs = 500
  for (const of of [
    { own: 20, theirs: 30 },
    { own: 60, theirs: 200 },
  ]) {
    let wrong = 0
    for (let run = 0; run < runs; run++) {
      const topics = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3].map((share, at) => {
        const side = (reviews: number): Side => [drawn(share, reviews), drawn(share / 2, reviews)]
        return topicOf(side(of.own), side(of.theirs), at)
      })
      if (compareTopics(topics, of).some(({ isSure }) => isSure)) wrong++
    }
    expect(wrong / runs).toBeLessThan(0.06)
  }
})

test('a real difference is found among others: 34% of 120 against 12% of 300', () => {
  const others = Array.from({ length: 11 }, (_, at) => topicOf([12, 6], [30, 15], at))
  const compared = compareTopics([...others, topicOf([41, 6], [36, 15], 11)], { own: 120, theirs: 300 })
  expect(compared.filter(({ isSure }) => isSure)).toMatchObject([{ topic: 'topic 11', opinion: 'praise' }])
})
