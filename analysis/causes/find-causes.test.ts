import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { causes, causesOf, happeningOf, happenings } from './causes.ts'
import { findCauses } from './find-causes.ts'
import { findWeekday } from './find-weekday.ts'

const causesIn = (text: string, languageHint: string) => {
  const { sentences, language } = analyse(text, { languageHint })
  return sentences.flatMap((sentence) => findCauses(text, sentence, language))
}
const told = (text: string, language: string) =>
  causesIn(text, language).map(({ cause }) => happeningOf.get(cause))

test.each([
  ['They cancelled my lesson again, an hour before.', 'en', 'cancellations'],
  ['Zum dritten Mal wurde der Kurs kurzfristig abgesagt.', 'de', 'cancellations'],
  ['El vuelo fue cancelado a última hora.', 'es', 'cancellations'],
  ['We stood in a queue for forty minutes.', 'en', 'long waits'],
  ['Über eine Stunde auf das Essen gewartet.', 'de', 'long waits'],
  ['On a attendu une heure avant d’être servis.', 'fr', 'long waits'],
  ['Nobody ever answers the phone.', 'en', 'being hard to reach'],
  ['Auf meine Mail kam nie eine Antwort.', 'de', 'being hard to reach'],
  ['Nessuno risponde al telefono.', 'it', 'being hard to reach'],
  ['Telefona cevap veren yok.', 'tr', 'being hard to reach'],
  ['They charged my card twice.', 'en', 'extra charges'],
  ['Er is nergens een parkeerplaats te vinden.', 'nl', 'finding a place to park'],
  ['The app crashes every time I open it.', 'en', 'site or app failures'],
  ['Zupa była zimna.', 'pl', 'poorly made food'],
  ['The waiter was very rude to us!', 'en', 'unfriendly or unhelpful staff'],
  ['The suit was promised for Thursday and I got it on Monday.', 'en', 'lateness and no-shows'],
  [
    'Die Brille sollte am Freitag fertig sein, am Dienstag lag sie noch im Labor.',
    'de',
    'lateness and no-shows',
  ],
])('what happened is told: %s', (text, language, happening) => {
  expect(told(text, language)).toContain(happening)
})

test.each([
  ['No queue at all, we were served at once.', 'en'],
  ['Kaum gewartet, alles ging schnell.', 'de'],
  ['Le téléphone a été décroché tout de suite, merci.', 'fr'],
  ['The refund arrived the next day, great.', 'en'],
  ['La comida estaba caliente y muy buena.', 'es'],
  ['We booked a table for Friday.', 'en'],
  ['The staff were lovely.', 'en'],
  ['The dress was ready on Tuesday, two days earlier than promised.', 'en'],
])('praise and plain mentions tell nothing: %s', (text, language) => {
  expect(told(text, language)).toEqual([])
})

test('the clause that tells it is given, in the text as written', () => {
  const text = 'Lovely food. The waiter was rude to us.'
  const [found] = causesIn(text, 'en')
  expect(happeningOf.get(found!.cause)).toBe('unfriendly or unhelpful staff')
  expect(text.slice(found!.start, found!.end)).toMatch(/^The waiter was rude to us/)
})

test('what each clause tells is told beside the other', () => {
  expect(told('The soup was cold, and nobody answers the phone.', 'en').sort()).toEqual([
    'being hard to reach',
    'poorly made food',
  ])
})

test('each cause belongs to one thing that happened', () => {
  expect(Object.values(happenings).flat().sort()).toEqual([...causes].sort())
  expect(causesOf('being hard to reach')).toEqual(['no-reply', 'phone-unanswered'])
  expect(['parking', 'toString'].map(causesOf)).toEqual([undefined, undefined])
})

test('a weekday is found in the language of the sentence, and not if there are two', () => {
  expect(findWeekday('Long wait on the Saturday though.', 'en')).toBe(5)
  expect(findWeekday('Samedi midi, une attente interminable.', 'fr')).toBe(5)
  expect(findWeekday('Saturday and Sunday were awful.', 'en')).toBeNull()
  expect(findWeekday('A long wait.', 'en')).toBeNull()
})
