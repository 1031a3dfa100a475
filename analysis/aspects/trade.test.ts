import { describe, expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { topicOfNoun } from './topic-nouns.ts'
import { fileUnder, inferTrade, isFiledAlike, type Trade } from './trade.ts'

/** Each term of a business's reviews with the topic under which it is filed there. */
function filed(texts: string[]) {
  const reviews = texts.map((text) => analyse(text).aspects)
  const trade = inferTrade(reviews)
  const topics = new Map(
    reviews.flat().map((aspect) => [aspect.term.toLowerCase(), fileUnder(trade, aspect)]),
  )
  return { trade: [...trade].sort(), topicOf: (term: string) => topics.get(term) }
}

const bakery = [
  'The sourdough was excellent and the staff were friendly.',
  'Lovely wheatsheaf with the funny little mouse on it.',
  'Great coffee, but the lid was too thick.',
  'The pies are delicious and the brownies are amazing.',
  'Terrible queue on Saturdays, wonderful bread.',
  'Their buns are lovely and the oven is beautiful.',
  'The loaf was stale, and the lady was rude.',
  'Good croissants and a nice website.',
  'Nice bench outside, and excellent coffee.',
  'The cakes were dry and the buttons on the till are dirty.',
]

test('a bakery has no topics of a computer shop', () => {
  const { trade, topicOf } = filed(bakery)
  expect(trade).toEqual(['eating'])
  expect([topicOf('mouse'), topicOf('lid')]).toEqual(['mouse', 'lid'])
  expect([topicOf('pies'), topicOf('brownies'), topicOf('bread')]).toEqual(['food', 'food', 'food'])
  expect(topicOf('website')).toBe('website')
})

test('a florist whose customers speak of lunch now and then serves no food', () => {
  const { trade, topicOf } = filed([
    ...bakery.slice(1, 3),
    ...Array.from({ length: 9 }, () => 'Beautiful roses, friendly staff.'),
    'The flowers came late for our anniversary lunch.',
    'The berries in the wreath are lovely.',
  ])
  expect(trade).toEqual([])
  expect(topicOf('berries')).not.toBe('food')
})

test('a phone shop has its screens, batteries and keyboards', () => {
  const { trade, topicOf } = filed([
    'The screen is bright and the battery life is great.',
    'My phone has a terrible camera.',
    'The buttons are stiff and the charger is awful.',
    'Excellent display, poor sound.',
    'The keyboard is lovely but the staff were rude.',
    'Great phone, fast delivery.',
  ])
  expect(trade).toEqual(['devices'])
  expect([topicOf('battery life'), topicOf('buttons'), topicOf('display')]).toEqual([
    'battery life',
    'keyboard',
    'screen',
  ])
})

test('a hotel has rooms, beds and bathrooms, and food beside them', () => {
  const { trade, topicOf } = filed([
    'The room was lovely and the shower was cold.',
    'Comfortable bed, awful breakfast.',
    'The carpet was filthy and the staff were rude.',
    'Great hotel, the bathroom was spotless.',
    'The mattress was terrible, but the food was delicious.',
  ])
  expect(trade).toEqual(['eating', 'lodging'])
  expect([topicOf('shower'), topicOf('carpet'), topicOf('mattress')]).toEqual(['bathroom', 'room', 'bed'])
})

test.for([
  [
    'garage',
    [
      'The garage was excellent.',
      'The mechanic was rude.',
      'The repair was quick and the price was fair.',
      'The battery was flat, and the brakes are terrible.',
      'The waiting room was awful.',
      'The clutch is perfect now, great service.',
      'They scratched the doors, terrible workmanship.',
    ],
    { garage: 'garage', 'waiting room': 'waiting room' },
  ],
  [
    'dentist',
    [
      'The dentist was gentle and the appointment was on time.',
      'My crown is perfect.',
      'The hygienist was rude.',
      'The waiting room was dirty.',
      'The toilet was filthy.',
      'Excellent treatment, terrible parking.',
      'The filling fell out, awful service.',
      'The receptionist was rude.',
    ],
    { toilet: 'toilet', 'waiting room': 'waiting room' },
  ],
] as const)('a %s is no hotel and no laptop', ([, texts, expected]) => {
  const { trade, topicOf } = filed([...texts])
  expect(trade).toEqual([])
  for (const [term, topic] of Object.entries(expected)) expect(topicOf(term), term).toBe(topic)
})

test('words for one thing are one topic', () => {
  const { topicOf } = filed([
    'The queue was terrible.',
    'The wait was awful.',
    'The loos were dirty.',
    'Clean toilets.',
  ])
  expect([topicOf('queue'), topicOf('wait')]).toEqual(['waiting time', 'waiting time'])
  expect(topicOf('loos')).toBe(topicOf('toilets'))
  expect(['hygienist', 'lady', 'toilet'].map(topicOfNoun)).toEqual(['staff', 'staff', 'toilet'])
})

test('a bakery of many reviews has its bread and its cakes, and a hotel has food', () => {
  const named = (noun: string, times: number) =>
    Array.from({ length: times }, () => [{ topic: 'food', noun }])
  const bakes = inferTrade([
    ...named('loaf', 30),
    ...named('brownie', 25),
    ...named('soup', 20),
    ...named('wine', 3),
  ])
  const topics = ['sourdough', 'croissant', 'soup', 'pizza'].map((noun) =>
    fileUnder(bakes, { topic: 'food', noun }),
  )
  expect(topics).toEqual(['bread', 'cakes and pastries', 'food', 'food'])
  expect(fileUnder(bakes, { topic: 'size', noun: 'loaf' })).toBe('size')

  const hosts = inferTrade([...named('bread', 21), ...named('soup', 200)])
  expect(fileUnder(hosts, { topic: 'food', noun: 'bread' })).toBe('food')
  expect(fileUnder(inferTrade(named('bread', 19)), { topic: 'food', noun: 'bread' })).toBe('food')
})

test('one keyboard in three hundred reviews does not make a computer shop', () => {
  const reviews = Array.from({ length: 300 }, () => [{ topic: 'food', noun: 'bread' }])
  const trade = inferTrade([...reviews, [{ topic: 'keyboard', noun: 'keyboard' }]])
  expect(fileUnder(trade, { topic: 'keyboard', noun: 'key' })).toBe('key')
  expect(fileUnder(trade, { topic: 'staff', noun: 'waiter' })).toBe('staff')
  expect(inferTrade([]).size).toBe(0)
})

describe('two trades', () => {
  const hotel: Trade = new Set(['lodging', 'eating'])
  test('of the same parts file everything alike', () => {
    for (const topic of ['room', 'food', 'dog']) expect(isFiledAlike(hotel, new Set(hotel), topic)).toBe(true)
  })
  test('with another staple differ in it and in what it is taken out of', () => {
    const pub: Trade = new Set([...hotel, 'beer'])
    expect(['beer', 'drinks', 'food'].map((topic) => isFiledAlike(hotel, pub, topic))).toEqual([
      false,
      false,
      false,
    ])
    expect(['staff', 'room', 'dog'].map((topic) => isFiledAlike(pub, hotel, topic))).toEqual([
      true,
      true,
      true,
    ])
  })
  test('with another family are alike only in what every trade has', () => {
    const bakery: Trade = new Set(['eating'])
    expect(['room', 'shower', 'parking'].map((topic) => isFiledAlike(hotel, bakery, topic))).toEqual([
      false,
      false,
      false,
    ])
    expect(['staff', 'price'].map((topic) => isFiledAlike(hotel, bakery, topic))).toEqual([true, true])
  })
})
