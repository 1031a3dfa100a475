import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { findMentions } from './find-mentions.ts'

const mentionsIn = (text: string, languageHint: string) =>
  findMentions({ ...analyse(text, { languageHint }), text, rating: null }, new Set())
const told = (text: string, languageHint: string) =>
  mentionsIn(text, languageHint)
    .slice(1)
    .map(({ topic, praise, complaint }) => `${topic}${praise ? ' +' : ''}${complaint ? ' -' : ''}`)

test.each([
  ['Lovely staff, but the queue was endless.', 'en', 'staff +', 'waiting time -'],
  ['Kaum Wartezeit, aber der Parkplatz ist eine Katastrophe.', 'de', 'waiting time +', 'parking -'],
  ['Personnel adorable, mais les vestiaires sont sales.', 'fr', 'staff +', 'vestiaires -'],
])('each clause takes its own side: %s', (text, language, ...sides) => {
  expect(told(text, language)).toEqual(expect.arrayContaining(sides))
})

test.each([
  ['They charged me twice.', 'en', 'price'],
  ['We were charged again.', 'en', 'price'],
  ['Eine Stunde gewartet.', 'de', 'waiting time'],
])('what has no noun is found by what was done: %s', (text, language, topic) => {
  expect(mentionsIn(text, language).map((mention) => mention.topic)).toContain(topic)
})

test.each([
  ['I spoke with Kasper and he was wonderful.', 'en', 'Kasper'],
  ['Die Haare schneidet Nadja.', 'de', 'Nadja'],
  ['Byłam u Kasi, Kasia jest super.', 'pl', 'Kasia'],
])('somebody by name is staff, and the name is no topic: %s', (text, language, name) => {
  const found = mentionsIn(text, language)
  expect(found.map(({ topic, kind }) => ({ topic, kind }))).toContainEqual({ topic: 'staff', kind: 'person' })
  expect(found.map(({ topic }) => topic.toLowerCase())).not.toContain(name.toLowerCase())
})

test('a name that is nobody known is no thing, which public pages would list', () => {
  const found = mentionsIn('We had Zorvinka for dinner and the Aurora was cold.', 'en')
  const kindOf = (name: string) => found.find(({ topic }) => topic === name)?.kind
  expect(['zorvinka', 'aurora', 'dinner'].map(kindOf)).toEqual(['product', 'product', 'thing'])
})

test('a German noun that has no English is a name', () => {
  const found = mentionsIn('Wir kauften die Zorvinka, und die Umkleiden waren sauber.', 'de')
  const kindOf = (name: string) => found.find(({ topic }) => topic === name)?.kind
  expect(['zorvinka', 'room'].map(kindOf)).toEqual(['product', 'thing'])
})

test.each([
  ['Empfehle ich nicht', 'de'],
  ['Geht nicht', 'de'],
  ['beviel niet', 'nl'],
  ['godt ikke', 'da'],
])('a negation at the end is read: %s', (text, language) => {
  expect(mentionsIn(text, language)).not.toEqual([])
})

test.each([
  ['De medewerker was aardig en De was schoon.', 'nl', 'de'],
  ["I've been here twice and I've loved the bread.", 'en', "i've"],
])('small words are no topics: %s', (text, language, word) => {
  expect(mentionsIn(text, language).map(({ topic }) => topic.toLowerCase())).not.toContain(word)
})

test.each([
  ['Peonies. That is all.', 'en'],
  ['Transcribing is great on a train.', 'en'],
  ['Brücke sitzt seit einem halben Jahr.', 'de'],
])('a rare word with a capital is nobody of the staff: %s', (text, language) => {
  expect(mentionsIn(text, language).map(({ topic }) => topic)).not.toContain('staff')
})

test('five stars tell no cause of complaint', () => {
  const text = 'We waited an hour for our food and nobody apologised.'
  const causesWith = (rating: 3 | 5) =>
    findMentions({ ...analyse(text, { rating }), text, rating }, new Set()).flatMap(
      ({ cause }) => cause ?? [],
    )
  expect(causesWith(3)).toContain('slow-service')
  expect(causesWith(5)).toEqual([])
})
