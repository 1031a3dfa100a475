import type { Business } from '#app/features/businesses/business.table.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed } from '#tests/planted-reviews.ts'
import { answer, type ReviewsAnswer } from './answer.server.ts'
import { describeAnswer, moreInWords } from './answer-text.ts'
import { findMeanings } from './meanings.server.ts'
import type { Question } from './question.schema.ts'
import { understandQuestion } from './understand-question.server.ts'
import { readPeople, readVocabulary } from './vocabulary.server.ts'

async function aPlaceWith(db: Database, reviews: [text: string, rating: number][]) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  await plantAnalysed(
    db,
    business,
    reviews.map(([text, rating]) => ({ text, rating })),
  )
  return business
}

async function ask(db: Database, business: Business, words: string, more: Partial<Question> = {}) {
  const asked: Question = { show: 'quotes', words, ...more }
  const answered = (await answer(db, business, asked, now())) as ReviewsAnswer
  return {
    answered,
    said: textOf(describeAnswer(asked, answered)),
    more: moreInWords(asked, answered).join(' '),
    quotes: answered.quotes.map(({ text }) => text),
  }
}

const hotel: [string, number][] = [
  ['The pillows were flat and lumpy, I hardly slept.', 2],
  ['Das Kissen war viel zu weich, sonst ein schönes Zimmer.', 3],
  ['Les oreillers sentaient le renfermé.', 2],
  ['Huge bed with a wonderful mattress, best sleep in weeks.', 5],
  ['Die Heizung ging die ganze Nacht nicht, wir haben gefroren.', 1],
  ['Le chauffage ne marchait pas et personne n’est venu.', 1],
  ['Such a warm welcome from everybody at the desk!', 5],
  ['Herzlicher Empfang und warme Brötchen zum Kaffee.', 5],
  ['La calefacción estaba rota y hacía un frío terrible.', 1],
]

const practice: [string, number][] = [
  ['The waiting room is tiny and has three chairs.', 3],
  ['Das Wartezimmer war hell und freundlich.', 5],
  ['La salle d’attente était pleine à craquer.', 2],
  ['No waiting at all, and the treatment room was spotless.', 5],
  ['We kept waiting for ages in a cold room upstairs.', 2],
  ['V čekárně bylo čisto a příjemně.', 5],
]

describe('a word is found by what it stands for', () => {
  test.for([
    ['pillows', 'en', 3],
    ['Kissen', 'de', 3],
    ['oreillers', 'fr', 3],
    ['heating', 'en', 3],
    ['Heizung', 'de', 3],
    ['chauffage', 'fr', 3],
  ] as const)(
    '“%s” in every language, and nothing that is only near',
    async ([words, language, count], { db }) => {
      const { answered, quotes } = await ask(db, await aPlaceWith(db, hotel), words, { language })
      expect(answered.mentions).toBe(count)
      expect(quotes).not.toContain('Such a warm welcome from everybody at the desk!')
      expect(quotes).toHaveLength(count)
    },
  )

  test.for(['waiting room', 'Wartezimmer', 'salle d’attente'])(
    '“%s” as a phrase, and not by its parts',
    async (words, { db }) => {
      const { answered } = await ask(db, await aPlaceWith(db, practice), words)
      expect(answered.mentions).toBe(4)
      expect(answered.search.each).toHaveLength(1)
    },
  )

  test.for([
    ['Do people still moan about cash only?', 'cash only'],
    ['Ärgern sich Gäste über zu laute Musik?', 'laute musik'],
    ["Que pensent-ils de la salle d'attente ?", 'salle d attente'],
  ] as const)('of “%s” the whole phrase is looked for', async ([typed, words], { db }) => {
    const business = await aPlaceWith(db, hotel.slice(0, 1))
    expect((await understandQuestion(db, business.id, typed, now())).words).toContain(words)
  })

  test('alone, by no English word that is written alike', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Le thé était froid.', 2],
      ['The tea was lovely.', 5],
      ['The room was the best of the trip.', 5],
    ])
    expect((await ask(db, business, 'thé')).answered.mentions).toBe(2)
  })

  test('finds a word as written where a language lacks it: a French product name', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Volant 5 battery dead after four months.', 1],
      ['The Volant 5 climbs by itself.', 5],
      ['Das Volant 5 ist jeden Cent wert.', 5],
      ['Lovely shop, we shall be back.', 5],
    ])
    expect((await ask(db, business, 'volant')).answered.mentions).toBe(3)
  })

  test('in any form of its language: of verbs, plurals and participles', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['They cancelled our table an hour before.', 1],
      ['Unser Termin wurde ohne Grund abgesagt.', 1],
      ['Ils ont annulé la veille, sans un mot.', 1],
      ['Lovely place, we shall be back.', 5],
    ])
    for (const words of ['cancel', 'cancelling', 'absagen', 'annuler'])
      expect((await ask(db, business, words)).answered.mentions).toBe(3)
  })

  test('of no concept in a form of what means the same in another language', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Prüfung sofort bestanden, danke.', 5],
      ['Passed on the second try.', 4],
    ])
    expect((await ask(db, business, 'pass', { language: 'en' })).answered.mentions).toBe(2)
  })

  test('of no concept in its own forms, and a name in every language', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Marta carried my suitcase up three floors.', 5],
      ['Marta war sehr geduldig mit uns.', 5],
      ['Marta est adorable avec les enfants.', 5],
      ['Éramos cuatro, un martes, y todo vacío.', 3],
      ['We were there on a Tuesday.', 4],
    ])
    expect((await ask(db, business, 'Marta')).answered.mentions).toBe(3)
  })
})

test('a judgement in other words is filed under its topic, and not counted', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['The prices have gone through the roof, no thanks.', 2],
    ['Die Preise sind leider unverschämt geworden.', 2],
    ['Fair prices, we were surprised how little we paid.', 5],
    ['Der Monteur kam auf die Minute.', 5],
    ['Le technicien est arrivé avec deux heures de retard.', 2],
  ])
  const dear = await ask(db, business, 'too expensive', { language: 'en' })
  expect(dear.answered.mentions).toBe(0)
  expect(dear.answered.choices.map(({ label, reviews }) => `${label} ${reviews}`)).toContain(
    'or the topic Price 3',
  )
  expect(dear.quotes).toContain('The prices have gone through the roof, no thanks.')
  expect((await ask(db, business, 'retards', { language: 'fr' })).answered.mentions).toBe(1)
  expect((await ask(db, business, 'Pünktlichkeit', { language: 'de' })).answered.mentions).toBe(2)
  // A word that some have is still said in others.
  const some = await aPlaceWith(db, [
    ...['So expensive.', 'Expensive, sadly.', 'Too expensive for us.'].map((text): [string, number] => [
      text,
      2,
    ]),
    ['The prices have gone through the roof.', 2],
  ])
  const { answered, quotes } = await ask(db, some, 'expensive', { language: 'en' })
  expect(answered.choices.map(({ label, reviews }) => `${label} ${reviews}`)).toEqual([
    'or the topic Price 4',
  ])
  expect(quotes.every((text) => /expensive/i.test(text))).toBe(true)
})

describe('what is only near', () => {
  test('is not counted', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Der Service war schnell und freundlich.', 5],
      ['Schneller Service, gerne wieder.', 5],
    ])
    const { answered, said } = await ask(db, business, 'Klimaservice', { language: 'de' })
    expect(answered.mentions).toBe(0)
    expect(said).toMatch(/^We cannot tell what reviews say about “Klimaservice”/)
  })

  test('is offered for a compound that few have: what it is a kind of', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Die Umzugskartons waren zu dünn.', 2],
      ['Die neuen Kartons sind stabil.', 5],
      ['Kartons kamen zu spät.', 2],
    ])
    const { answered } = await ask(db, business, 'Umzugskartons', { language: 'de' })
    expect(answered.choices.map(({ label, reviews }) => `${label} ${reviews}`)).toContain('kartons 3')
  })

  test('is offered for a phrase that no review has: its word, and the topic', async ({ db }) => {
    const { said, quotes, answered } = await ask(db, await aPlaceWith(db, hotel.slice(0, 4)), 'sofa bed')
    expect([said, quotes]).toEqual([
      'We cannot tell what reviews say about “sofa bed”: none was found by this word, and they may use others.',
      [],
    ])
    expect(answered.choices.map(({ label, reviews }) => `${label} ${reviews}`)).toEqual([
      'bed 1',
      'or the topic Bed 4',
    ])
  })

  test('is taken for a misspelt word, and not for one that the engine knows', async ({ db }) => {
    const business = await aPlaceWith(db, [['The breakfast was lovely in 2024, and the loaf still warm.', 5]])
    expect((await ask(db, business, 'breakfats')).said).toMatch(
      /^“breakfats” is read as “breakfast”\. 1 of 1 .+“breakfast”/,
    )
    expect((await ask(db, business, 'leaf', { language: 'en' })).answered.mentions).toBe(0)
    expect((await ask(db, business, '2027')).answered.mentions).toBe(0)
    const french = await aPlaceWith(db, [['Gerne wieder.', 5]])
    expect((await ask(db, french, 'gère', { language: 'fr' })).said).not.toContain('gerne')
  })
})

test('a name is counted as it is written, and by no word that another language has alike', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['Tim was kind, we were served by Tim and thanked Tim.', 5],
    ['Ich war dreimal dort, jedes Mal zu.', 2],
  ])
  expect((await ask(db, business, 'tim')).answered.mentions).toBe(1)
})

test('a wide word is told apart from the one that is typed', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['My varifocals are wonderful.', 5],
    ['The lenses came late.', 2],
    ['They cleaned the lenses.', 5],
  ])
  const { said, more } = await ask(db, business, 'varifocals', { language: 'en' })
  expect(said).toContain('3 of')
  expect(more).toContain('Of these, 2 say “lenses” instead.')
})

test('an answer carries to the page what it says, not the forms it looked for', async ({ db }) => {
  const { answered } = await ask(db, await aPlaceWith(db, hotel), 'heating', { language: 'en' })
  expect(Object.keys(answered.search.each[0]!)).not.toContain('sought')
})

test('what only speaks of the word that is asked about carries no total beside the word itself', async ({
  db,
}) => {
  const business = await aPlaceWith(db, [
    ['The pool was far too warm, and somebody had an allergy to chlorine.', 2],
    ['Nothing here is gluten free.', 4],
  ])
  const { said, more, quotes } = await ask(db, business, 'allergies', { language: 'en' })
  expect(said).toMatch(/^1 of 2 reviews has words for “allergies”: it gives 2 stars/)
  expect(more).toContain('1 more only has “gluten free”, which may mean “allergies”.')
  expect(quotes.at(-1)).toBe('Nothing here is gluten free.')
})

describe('what may mean something else', () => {
  const others = Array.from({ length: 12 }, (): [string, number] => ['Lovely staff, thank you.', 5])

  test('is told as perhaps where one or two have it in other words, or a word of size', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Biraz pahalı ama değer.', 4],
      ['Wir kommen seit langem gern.', 5],
      ...others,
    ])
    expect((await ask(db, business, 'teuer', { language: 'de' })).said).toMatch(/^Perhaps 1 review/)
    expect((await ask(db, business, 'lange', { language: 'de' })).said).toMatch(/^Perhaps 1 review/)
  })

  test('is told as perhaps, without stars, where a verb stands for a thing', async ({ db }) => {
    const business = await aPlaceWith(db, [['You cannot charge this much.', 1], ...others])
    const { said, answered } = await ask(db, business, 'charging', { language: 'en' })
    expect(said).toBe('Perhaps 1 review, found by “charge”. Others may say it differently.')
    expect(answered.months).toEqual([])
    const swum = await aPlaceWith(db, [['Swimming here was a joy.', 5], ...others])
    expect((await ask(db, swum, 'swimming', { language: 'en' })).said).toMatch(/^1 of 13/)
  })

  test('is each part of a compound that no review has', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['Unsere Kinder waren begeistert.', 5],
      ['Die Behandlung war gut.', 4],
    ])
    const { said } = await ask(db, business, 'Kinderbehandlung', { language: 'de' })
    expect(said).toMatch(/“Kinder”: 1 review.*“behandlung”: 1 review/)
  })

  test('is told of other times where a time has none', async ({ db }) => {
    const business = await aPlaceWith(db, [['The zarzuela was late.', 1], ...others])
    const { said, answered } = await ask(db, business, 'zarzuela', { to: '2001-01-01' })
    expect(said).toMatch(/reviews until .+ say about “zarzuela”.+At other times 1 review/)
    expect(answered.choices.map(({ label }) => label)).toContain('of all times')
  })
})

test('a name is no other word that it would inflect to', async ({ db }) => {
  const sam: [string, number][] = ['Sam was kind.', 'We love Sam here.', 'Ask for Sam, he helps.'].map(
    (text) => [text, 5],
  )
  const business = await aPlaceWith(db, [...sam, ['Same time, same bench.', 2], ['Sams Team war nett.', 4]])
  expect((await ask(db, business, 'sam')).answered.mentions).toBe(4)
})

test('a word of no concept is found in compounds and by its singular', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['Das Zirbenholzbett war ein Traum.', 5],
    ['Wir haben gerne gezirpt.', 5],
    ['They gave us one voucherette for the lockbox.', 4],
  ])
  expect((await ask(db, business, 'Zirbenholz', { language: 'de' })).answered.mentions).toBe(1)
  expect((await ask(db, business, 'voucherettes', { language: 'en' })).answered.mentions).toBe(1)
})

test('a compound is of the kind that its last part names, unless it is a word of its own', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['Die Tomatenpflanzen waren kräftig.', 5],
    ['Meine Zimmerpflanze wächst wie verrückt.', 5],
    ['Die Hochzeit war wunderbar.', 5],
    ['Viele Interessen, wenig Auswahl.', 3],
    ['Im Erdbeeressen steckt viel Liebe.', 4],
  ])
  for (const [word, mentions] of [
    ['Pflanzen', 2],
    ['Zeit', 0],
    ['Essen', 1],
  ] as const)
    expect([word, (await ask(db, business, word, { language: 'de' })).answered.mentions]).toEqual([
      word,
      mentions,
    ])
})

test('a review that makes up compounds does not make a search longer without end', async ({ db }) => {
  const letters = [...'bcdfghklmnprstvwz']
  const made = letters.flatMap((one) => letters.map((other) => `Q${one}${other}xservice`)).join(' ')
  const business = await aPlaceWith(db, [[`Der Service war schnell und gut. ${made}`, 4]])
  const [service] = findMeanings(await readVocabulary(db, business.id), ['Service'], 'de')
  expect(service!.sought.get('de')!.length).toBeLessThan(60)
})

describe('several words', () => {
  const garage: [string, number][] = [
    ['My loan car was filthy inside, I had to clean it first.', 2],
    ['They gave me a loan car for two days, free of charge.', 5],
    ['My own car came back filthy.', 2],
    ['The courtesy car was a pleasure to drive.', 5],
    ['Bodenloser Dreck: der Leihwagen war völlig verdreckt.', 1],
  ]

  test('that few reviews have together are told apart, and how many have all', async ({ db }) => {
    const { said } = await ask(db, await aPlaceWith(db, garage), 'loan car filthy', {
      language: 'en',
    })
    expect(said).toMatch(
      /^“loan car”: 4 reviews, 3\.25 stars \(2 by this word, 2 by “leihwagen” and “courtesy car”\)\. “filthy”: 3 reviews, 1\.67 stars \(2 by this word, 1 by “verdreckt”\)\. 2 reviews have all of them\./,
    )
  })

  test('are quoted where most of them stand, and never without any', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ['The courtyard is pretty. The soup was cold. Nobody cared.', 2],
      ['Cold wind at the door. But the soup was lovely.', 4],
      ['Lovely courtyard, we stayed for hours.', 5],
    ])
    const { quotes } = await ask(db, business, 'cold soup', { language: 'en', say: 'complaint' })
    expect(quotes[0]).toBe('The soup was cold.')
    for (const quote of quotes) expect(quote).toMatch(/soup|cold/i)
  })

  test('are quoted for the rare one, by the sentence that has it', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 8 }, (): [string, number] => ['The soup was lovely.', 5]),
      ['We had the soup first. The zarzuela came an hour later.', 3],
    ])
    const { quotes } = await ask(db, business, 'zarzuela soup', { language: 'en' })
    expect(quotes).toEqual(['The zarzuela came an hour later.'])
  })

  test('that no review has together are told apart', async ({ db }) => {
    const { said } = await ask(db, await aPlaceWith(db, hotel), 'pillows, heating', { language: 'en' })
    expect(said).toMatch(/^“pillows”: 3 reviews.* “heating”: 3 reviews/)
  })
})

test('a word that stands behind a title once, where a sentence ends, is nobody’s name', async ({ db }) => {
  const business = await aPlaceWith(db, [
    ['We were seen by the Dr. The room was cold.', 3],
    ['The room was cold and the bed was small.', 2],
    ['Dr. Vrzal was kind, the room was warm.', 5],
    ['Thank you, Dr. Vrzal, for the patience.', 5],
    ['The room, the view, the quiet: all good.', 5],
  ])
  expect(await readPeople(db, business.id)).toEqual(['Vrzal'])
  const asked = await understandQuestion(db, business.id, 'Why do they complain about the room?', now())
  expect(asked.words).toBe('room')
})
