import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

function underlined(text: string, side: number) {
  return analyse(text)
    .explanations.filter(({ weight }) => Math.sign(weight) === side)
    .map(({ start, end }) => text.slice(start, end))
}

test('only words that carry meaning are underlined, no pronoun, auxiliary or number', () => {
  const text = "And he was rude to us, they didn't care at all and it wasnt 1 of the 3 that we had."
  expect(underlined(text, -1)).toContain('rude')
  expect(underlined(text, 1).concat(underlined(text, -1))).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(and|he|was|us|they|didn't|it|wasnt|1|3|we|had|of|the)$/i),
    ]),
  )
})

test('a sentence that plainly takes a side has no weak underline of the other one', () => {
  const text = 'The manager was wonderful, the room was perfect and our waiter recommended a delicious wine.'
  expect(underlined(text, 1)).toEqual(expect.arrayContaining(['wonderful', 'perfect', 'delicious']))
  expect(underlined(text, -1)).toEqual([])
})

test('a phrase that means its opposite is underlined as a whole', () => {
  expect(underlined('The bed was not bad at all.', 1)).toEqual(['not bad at all'])
})
