import { expect, test } from 'vitest'
import { isSameClaim } from './same-claim.ts'

const composed = '[[f1]] reviews praise the staff and [[f2]] complain about the queue.'

const swapped = [
  '[[f1]] and [[f2]] reviews praise the staff and complain about the queue.',
  '[[f2]] reviews praise the staff and [[f1]] complain about the queue.',
  '[[f1]] reviews complain about the queue and [[f2]] praise the staff.',
  '[[f1]] reviews praise the staff and complain about the queue in [[f2]].',
  'Reviews praise the staff [[f1]] and [[f2]] and complain about the queue.',
  '[[f1]] reviews praise the queue and [[f2]] complain about the staff.',
  'The staff is praised and the queue in [[f1]] reviews and [[f2]] complain.',
]

test('a number keeps its claim, also without a comma between two', () => {
  for (const wording of swapped) expect(isSameClaim(wording, composed, []), wording).toBe(false)
  for (const true_ of [
    composed,
    '[[f1]] reviews compliment the staff and [[f2]] criticise the queue.',
    'The staff is praised in [[f1]] reviews and [[f2]] complain about the queue.',
  ])
    expect(isSameClaim(true_, composed, []), true_).toBe(true)
})

test.for([
  ['one or the other', '[[f1]] reviews complain about the staff or the queue.', 'staff and the queue'],
  ['the people that a sentence is about', '[[f1]] reviews complain about other guests.', 'about others'],
  ['a line in another script', '[[f1]] reviews complain about the queue.', 'about the очередь'],
] as const)('%s is not exchanged', ([, source, change]) => {
  const wording = source.replace(/(?:staff or the queue|about other guests|about the queue)(?=\.)/, change)
  expect(wording).not.toBe(source)
  expect(isSameClaim(source, source, [])).toBe(true)
  expect(isSameClaim(wording, source, [])).toBe(false)
})

test('the engine has the last word where the words are the same', () => {
  const about = 'Reviews say the staff was friendly.'
  expect(isSameClaim(about, about, [])).toBe(true)
  expect(isSameClaim(about.replace('was', 'was not'), about, [])).toBe(false)
})

test('a heading is what “it” means', () => {
  const headed = 'The queue: [[f1]] reviews complain about it.'
  expect(isSameClaim('[[f1]] reviews complain about the queue.', headed, [])).toBe(true)
  expect(isSameClaim('The queue is criticised in [[f1]] reviews.', headed, [])).toBe(true)
  expect(isSameClaim('The queue is praised in [[f1]] reviews.', headed, [])).toBe(false)
  expect(isSameClaim('The bread: [[f1]] reviews complain about it.', headed, [])).toBe(false)
})
