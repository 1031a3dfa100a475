import { describe, expect, test } from 'vitest'
import { type Cause, causes, topicsOf } from './causes.ts'
import { phrasesIn } from './cue-pattern.ts'
import { cuesByLanguage } from './cues-by-language.ts'
import { findCauses } from './find-causes.ts'
import { findWeekday } from './find-weekday.ts'

const causesIn = (text: string, language = 'en', topic = 'service') =>
  findCauses(text, { start: 0, end: text.length }, [{ start: 0, end: text.length, topic }], language).map(
    ({ cause }) => cause,
  )

/** A sentence that names the cause, and one with the same words that does not. */
const sentences: Record<Cause, [string, string]> = {
  queue: ['There was a huge queue at the till.', 'There was never a long queue.'],
  'slow-service': ['We waited 40 minutes for our drinks.', 'We did not wait 40 minutes.'],
  understaffed: ['The place was understaffed.', 'It was not understaffed.'],
  'rude-staff': ['The waiter was rude to us.', 'Nobody was rude.'],
  ignored: ['They ignored us for half an hour.', 'They never ignored us.'],
  'unhelpful-staff': ['The staff were not helpful.', 'The staff were helpful.'],
  'language-barrier': ['Nobody spoke English.', 'They spoke English.'],
  'pushy-selling': ['We were pressured to buy more.', 'We were not pressured to buy.'],
  'no-reply': ['They never answered my emails.', 'They answered my emails.'],
  'phone-unanswered': ['Nobody answers the phone.', 'Somebody answers the phone.'],
  'not-informed': ['Nobody told us about the change.', 'Somebody told us about the change.'],
  'cold-food': ['The soup was cold.', 'The soup was not cold.'],
  'stale-food': ['We got stale bread.', 'We got bread.'],
  'badly-cooked': ['The chicken was undercooked.', 'The chicken was cooked.'],
  'bland-food': ['Bland food again.', 'Not a bland food.'],
  'salty-food': ['The soup was too salty.', 'The soup was never too salty.'],
  'foreign-object': ['There was a hair in my soup.', 'There was soup.'],
  'small-portions': ['Tiny portions for that money.', 'Large portions for that money.'],
  'little-choice': ['Very limited choice.', 'Much choice.'],
  'sold-out': ['They had run out of bread.', 'They never ran out of bread.'],
  'weak-coffee': ['The coffee was weak.', 'The coffee was strong.'],
  'poor-breakfast': ['The breakfast was poor.', 'The breakfast was rich.'],
  crowded: ['It was too crowded.', 'It was not too crowded.'],
  'late-delivery': ['The delivery was very late.', 'The delivery was not late.'],
  'damaged-parcel': ['The box was crushed.', 'The box was not crushed.'],
  'wrong-item': ['They sent the wrong size.', 'They did not send the wrong size.'],
  'missing-parts': ['Two screws were missing.', 'No screws were missing.'],
  'breaks-soon': ['It broke after two weeks.', 'It never broke after two weeks.'],
  defective: ['The machine does not work.', 'The machine does work.'],
  'size-fit': ['The shoes do not fit.', 'The shoes fit.'],
  'not-as-described': ['It was not as described.', 'It was as described.'],
  refund: ['They refused to refund me.', 'They did refund me.'],
  'extra-charge': ['There were hidden fees.', 'There were no hidden fees.'],
  'too-expensive': ['It is overpriced.', 'It is not overpriced.'],
  payment: ['They do not accept cards.', 'They accept cards.'],
  'opening-hours': ['It was closed although the sign said open.', 'It was not closed early.'],
  booking: ['They lost our reservation.', 'They kept our reservation.'],
  'appointment-delay': ['The doctor was running late.', 'The doctor was never running late.'],
  'no-show': ['The fitter never showed up.', 'The fitter showed us.'],
  'bad-work': ['Shoddy workmanship.', 'No shoddy workmanship.'],
  'left-mess': ['They left a huge mess.', 'They left no mess.'],
  'not-listened': ['The doctor did not listen.', 'The doctor did listen.'],
  painful: ['It was painful.', 'It was not painful.'],
  parking: ['There is nowhere to park.', 'There is a place to park.'],
  'parking-price': ['Expensive parking.', 'Parking.'],
  dirty: ['The floor was filthy.', 'The floor was never filthy.'],
  smell: ['The room smelled of smoke.', 'The room never smelled of smoke.'],
  noise: ['The walls are paper thin.', 'The walls are not paper thin.'],
  'loud-music': ['The music was too loud.', 'The music was never too loud.'],
  'too-hot': ['There is no air conditioning.', 'There is air conditioning.'],
  'too-cold': ['There was no heating.', 'There was heating.'],
  wifi: ['No wifi at all.', 'The wifi is there.'],
  'small-room': ['The room was tiny.', 'The room was not tiny.'],
  'worn-furnishings': ['The hotel is run down.', 'The hotel is not run down.'],
  'uncomfortable-bed': ['The bed was lumpy.', 'The bed was not lumpy.'],
  water: ['There was no hot water.', 'There was hot water.'],
  'check-in': ['Check-in took forever.', 'We did check in.'],
  lift: ['The lift was broken.', 'The lift was there.'],
  'poor-light': ['Poor lighting in the hall.', 'Lighting in the hall.'],
  pests: ['We saw cockroaches.', 'We saw no cockroaches.'],
  website: ['The website keeps crashing.', 'The website.'],
  cancelling: ['It is impossible to cancel.', 'It is possible to cancel.'],
}

describe('a cause', () => {
  test.for(causes)('%s is found where a sentence names it, and not where it is taken back', (cause) => {
    const [named, other] = sentences[cause]
    const topic = topicsOf[cause]?.[0] ?? 'service'
    expect(causesIn(named, 'en', topic)).toContain(cause)
    expect(causesIn(other, 'en', topic)).not.toContain(cause)
  })

  test('is not found far from any complaint, in a question, or in a supposition', () => {
    const text = `Rude. ${'The bread was good and we liked it. '.repeat(4)}`
    expect(
      findCauses(text, { start: 0, end: text.length }, [{ start: 140, end: 145, topic: 'food' }], 'en'),
    ).toEqual([])
    expect(causesIn('Was the waiter rude?')).toEqual([])
    expect(causesIn('If the waiter is rude, tell us.')).toEqual([])
  })

  test.for([
    ['The lid did not fit.', 'kitchen'],
    ['The website does not truly depict the rooms.', 'website'],
    ['There was no table in the room.', 'room'],
    ['I saw no notice of the mosquitoes.', 'facilities'],
    ['The bed was comfortable, but the sheets were thin.', 'bed'],
    ['It is crowded with hotels around there.', 'location'],
    ['The room was tiny, but that was no big deal.', 'room'],
    ['The room smelled of coffee, which did not bother us.', 'room'],
    ['I had read that the staff were rude.', 'staff'],
    ['Other guests described it as overpriced.', 'price'],
    ['They allow smoking, which is disgusting.', 'facilities'],
    ['They charged us the more expensive rate.', 'price'],
  ] as const)('is not found where the words are about something else: %s', ([text, topic]) => {
    expect(causesIn(text, 'en', topic)).toEqual([])
  })

  test.for([
    ['The queue is far too long.', 'waiting time', 'queue'],
    ['The queue on Saturday mornings is far too long.', 'waiting time', 'queue'],
    ['The Saturday queue is terrible.', 'waiting time', 'queue'],
    ['We had to wait for more than an hour.', 'waiting time', 'slow-service'],
    ['Impossible to find a table.', 'atmosphere', 'crowded'],
    ['The website never loads.', 'website', 'website'],
    ['The shoes do not fit.', 'fit', 'size-fit'],
    ['The beds were not comfortable.', 'bed', 'uncomfortable-bed'],
  ] as const)('is found: %s', ([text, topic, cause]) => {
    expect(causesIn(text, 'en', topic)).toContain(cause)
  })

  test('who waits for the lift names the lift alone', () => {
    expect(causesIn('We waited 20 minutes for the lift.', 'en', 'waiting time')).toEqual(['lift'])
  })

  test('keeps offsets where letters have accents', () => {
    const text = 'Café fermé… Personnel très désagréable.'
    const sentence = { start: 12, end: text.length }
    const [found] = findCauses(text, sentence, [{ start: 12, end: 21, topic: 'staff' }], 'fr')
    expect(text.slice(found!.start, found!.end)).toBe('désagréable')
  })
})

/** By language: sentences that name a cause, and those that deny or mock it. */
const inLanguages: Record<string, { named: [Cause, string][]; denied: string[] }> = {
  en: {
    named: [['queue', 'There was a long queue.']],
    denied: ['No queue at all!', 'We never had to wait in line.', 'There was never a long queue.'],
  },
  de: {
    named: [['slow-service', 'Wir mussten über eine Stunde warten.']],
    denied: [
      'Keine lange Schlange!',
      'Wir mussten nie lange warten.',
      'Die Bedienung war nicht unfreundlich.',
    ],
  },
  fr: {
    named: [['rude-staff', 'Le serveur était désagréable.']],
    denied: [
      'Aucune longue file !',
      'Jamais attendu plus de cinq minutes.',
      'Le personnel n’est pas désagréable.',
    ],
  },
  es: {
    named: [['queue', 'Había una cola muy larga.']],
    denied: ['¡Ninguna larga cola!', 'Nunca tuvimos que esperar mucho.', 'La comida no estaba fría.'],
  },
  it: {
    named: [['slow-service', 'Servizio lento e distratto.']],
    denied: ['Nessuna lunga coda!', 'Mai aspettato più di due minuti.', 'Il personale non è scortese.'],
  },
  nl: {
    named: [['rude-staff', 'De bediening was onvriendelijk.']],
    denied: ['Geen lange rij!', 'We hebben nooit lang moeten wachten.', 'De kamer was niet vies.'],
  },
  pt: {
    named: [['slow-service', 'O serviço foi muito lento.']],
    denied: ['Nenhuma longa fila!', 'Nunca esperei mais de cinco minutos.', 'O quarto não estava sujo.'],
  },
  pl: {
    named: [['rude-staff', 'Obsługa była niemiła.']],
    denied: ['Żadnych długich kolejek!', 'Nigdy nie czekaliśmy długo.', 'Bez długich kolejek.'],
  },
  cs: {
    named: [['slow-service', 'Čekali jsme přes hodinu.']],
    denied: ['Žádné dlouhé fronty!', 'Nikdy jsme nečekali dlouho.', 'Pokoj nebyl špinavý.'],
  },
  da: {
    named: [['rude-staff', 'Betjeningen var uvenlig.']],
    denied: ['Ingen lang kø!', 'Vi har aldrig ventet i over en time.', 'Maden var ikke kold.'],
  },
  sv: {
    named: [['queue', 'Det var lång kö.']],
    denied: ['Ingen lång kö!', 'Vi har aldrig väntat länge.', 'Personalen var inte otrevlig.'],
  },
  tr: {
    named: [['slow-service', 'Bir saat bekledik.']],
    denied: ['Uzun kuyruk yoktu!', 'Hiç uzun süre beklemedik.', 'Oda kirli değildi.'],
  },
}

describe.for(Object.keys(cuesByLanguage))('in %s', (language) => {
  const { named, denied } = inLanguages[language]!
  const topics = ['waiting time', 'staff', 'food', 'room', 'service']

  test.for(named)('%s: %s', ([cause, text]) => {
    expect(topics.flatMap((topic) => causesIn(text, language, topic))).toContain(cause)
  })

  test.for(denied)('no complaint: %s', (text) => {
    expect(topics.flatMap((topic) => causesIn(text, language, topic))).toEqual([])
  })

  test('no phrase is left without its last word, or has none', () => {
    const { phrases } = cuesByLanguage[language]!
    const all = Object.values(phrases).flatMap(phrasesIn)
    expect(all.length).toBeGreaterThan(80)
    expect(all.filter((phrase) => /[?_]$/.test(phrase) || /^~?\s*$/.test(phrase))).toEqual([])
  })

  test('each weekday has a name', () => {
    expect(cuesByLanguage[language]!.weekdays).toHaveLength(7)
  })
})

test('a weekday is found in the language of the sentence, and not if there are two', () => {
  expect(findWeekday('Long wait on the Saturday though.', 'en')).toBe(5)
  expect(findWeekday('Samedi midi, une attente interminable.', 'fr')).toBe(5)
  expect(findWeekday('Saturday and Sunday were awful.', 'en')).toBeNull()
  expect(findWeekday('A long wait.', 'en')).toBeNull()
})
