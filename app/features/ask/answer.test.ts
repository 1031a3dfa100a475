import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { averageOf } from '#app/features/figures/statistics.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { answer, type ReviewsAnswer } from './answer.server.ts'
import { describeAnswer, moreInWords } from './answer-text.ts'
import {
  forgetQuestion,
  keepQuestion,
  listAskedQuestions,
  pinQuestion,
  readPinned,
} from './asked-questions.server.ts'
import { type Question, readQuestion } from './question.schema.ts'
import { understandQuestion } from './understand-question.server.ts'

const texts: [string, number][] = [
  ['The bread was excellent.', 5],
  ['The waiter was rude to us.', 1],
  ['Dr. Novak was very kind, thank you.', 4],
]

async function aPlace(db: Database) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  await plantAnalysed(
    db,
    business,
    Array.from({ length: 60 }, (_, index) => ({
      text: texts[index % 3]![0],
      rating: texts[index % 3]![1],
      authorName: `Guest ${index}`,
      writtenAt: new Date(now().getTime() - days(1 + index)),
    })),
  )
  return business
}

/** A history of a year ago, and hardly anything since. */
async function aHistory(db: Database) {
  const ago = (count: number) => new Date(now().getTime() - days(count))
  return aPlaceWith(db, [
    ...Array.from({ length: 40 }, (_, each) => ({
      text: ['The waiter was rude to us.', 'The coffee was superb.'][each % 4] ?? 'The bread was excellent.',
      rating: each % 4 ? 5 : 1,
      writtenAt: ago(400 + each),
    })),
    { text: 'Bought two rolls.', rating: 3, writtenAt: ago(2) },
  ])
}

const analyseAll = (db: Database, business: Business, rows: { id: string }[]) =>
  analyseReviews(
    db,
    business.id,
    rows.map(({ id }) => id),
  )

async function aPlaceWith(db: Database, reviews: Planted[]) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  await analyseAll(db, business, await plantReviews(db, business, reviews))
  return business
}

const ask = async (db: Database, business: Business, typed: string) => {
  const asked = await understandQuestion(db, business.id, typed, now())
  const answered = (await answer(db, business, asked, now())) as ReviewsAnswer
  return {
    asked,
    answered,
    said: textOf(describeAnswer(asked, answered)),
    more: moreInWords(asked, answered).join(' '),
  }
}

const tableOf = ({ tables }: ReviewsAnswer, by: string) => tables.find((table) => table.by === by)?.rows

describe('a typed question', () => {
  test('about what people like is answered by topics where no finding is left', async ({ db }) => {
    const business = await aHistory(db)
    const like = await ask(db, business, 'What do customers like?')
    expect(like.said).toContain('41 reviews give 3.98 stars on average')
    expect(tableOf(like.answered, 'topic')?.map(({ label }) => label)).toEqual(['bread', 'drinks'])
    expect(like.answered.quotes.map(({ text }) => text).join(' ')).not.toContain('rude')
    const fix = await ask(db, business, 'What do customers dislike most?')
    expect(fix.answered.quotes[0]!.text).toBe('The waiter was rude to us.')
  })

  test('about a name is answered with what the reviews say, each one click away', async ({ db }) => {
    const business = await aPlace(db)
    const { asked, answered, said, more } = await ask(db, business, 'Novak?')
    expect(said).toBe('20 of 60 reviews have words for “novak”: 4.00 stars.')
    expect(more).toMatch(/Others may say it differently\.$/)
    expect(answered.quotes[0]!.text).toBe('Dr. Novak was very kind, thank you.')
    expect(answered.rating).toMatchObject({ value: 4, count: 20 })
    const [count] = describeAnswer(asked, answered) as { address: string }[]
    const all = readQuestion(new URL(count!.address, 'https://a.example').searchParams)!
    expect(((await answer(db, business, all, now())) as ReviewsAnswer).quotes).toHaveLength(20)
  })

  test('of which a word is in no review says that alone, and offers the others, each apart', async ({
    db,
  }) => {
    const { said, more, answered } = await ask(db, await aPlace(db), 'novak waiter zebra')
    expect(said).toBe(
      'We cannot tell what reviews say about “zebra”: none was found by this word, and they may use others.',
    )
    expect([more, answered.quotes]).toEqual(['', []])
    expect(answered.choices).toMatchObject([
      { label: 'novak', reviews: 20, asked: { words: 'novak' } },
      { label: 'waiter', reviews: 20 },
    ])
  })

  test.for(['refund', 'Erstattung', 'remboursement', 'money back', 'reembolso'])(
    'of “%s” finds what means the same in every language',
    async (typed, { db }) => {
      const business = await aPlaceWith(db, [
        { text: 'I am still waiting for my refund.', rating: 1 },
        { text: 'They never gave my money back.', rating: 1 },
        { text: 'Auf die Erstattung warte ich seit Wochen.', rating: 1 },
        { text: 'Le remboursement a pris six semaines.', rating: 2 },
        { text: 'La devolución del dinero tardó dos meses, una vergüenza.', rating: 1 },
        { text: 'Lovely bread, I will come back.', rating: 5 },
      ])
      expect((await ask(db, business, typed)).answered.mentions).toBe(5)
    },
  )

  test('finds no word of one language in another that writes it alike', async ({ db }) => {
    const business = await aPlaceWith(db, [
      { text: 'Das Bad war sehr schmutzig und kalt.', rating: 1 },
      { text: 'The food was really bad and the soup was cold.', rating: 1 },
    ])
    expect((await ask(db, business, 'Wie ist das Bad?')).answered.mentions).toBe(1)
  })

  test('about a thing is told by stars, and by no side that may be misread', async ({ db }) => {
    const business = await aPlaceWith(db, [
      { text: 'Seven hundred for the zweiback and it is worse than none.', rating: 1 },
      ...Array.from({ length: 10 }, () => ({ text: 'Lovely bread, thank you.', rating: 5 })),
      ...Array.from({ length: 9 }, () => ({ text: 'Lovely rolls, thank you.', rating: 5 })),
    ])
    const one = await ask(db, business, 'zweiback')
    expect(one.said).toContain(': it gives 1 star.')
    expect(one.said).not.toMatch(/prais|complain/)
    const ten = await ask(db, business, 'bread')
    expect(ten.said).toContain(': 5.00 stars.')
  })

  test('whose words no review of a time has is answered by the reviews of that time', async ({ db }) => {
    const asked: Question = { show: 'quotes', words: 'zebra', from: '2020-01-01' }
    const answered = await answer(db, await aPlace(db), asked, now())
    expect(textOf(describeAnswer(asked, answered))).toMatch(
      /^We cannot tell what reviews since .+ 60 reviews since .+ give 3\.33 stars on average: 40 give 4 or 5 stars, 20 give 1 or 2\./,
    )
  })

  test('about two names compares them', async ({ db }) => {
    const business = await aPlaceWith(db, [
      { text: 'We were served by Tom, who was rude.', rating: 1 },
      { text: 'So kind of Leyla, thank you.', rating: 5 },
      { text: 'We love Leyla, she is wonderful.', rating: 5 },
    ])
    const { said } = await ask(db, business, 'Leyla gegen Tom: wer kommt besser an?')
    expect(said).toContain('“leyla”: 2 reviews, 5.00 stars')
    expect(said).toContain('“tom”: 1 review, 1.00 stars')
  })

  test('with a choice counts each, and matches no longer word and no author’s name', async ({ db }) => {
    const business = await aPlace(db)
    const { said } = await ask(db, business, 'bread or waiter?')
    expect(said).toContain('“bread”: 20 reviews')
    expect(said).toContain('“waiter”: 20 reviews')
    await analyseAll(
      db,
      business,
      await plantReviews(db, business, [{ text: 'The same again.' }, { text: 'Thanks, Sam.' }]),
    )
    expect((await ask(db, business, 'Sam')).said).toMatch(/^1 of 62 reviews has words for “sam”/)
    expect((await ask(db, business, 'lotte')).said).toBe(
      'We cannot tell what reviews say about “lotte”: none was found by this word, and they may use others.',
    )
  })

  test('of words that the list of findings does not use is not answered by that list', async ({ db }) => {
    const business = await aPlace(db)
    const { said } = await ask(db, business, 'Wie ist die Stimmung seit Novak?')
    expect(said).toMatch(/^Not found: “stimmung”. 20 of 60 reviews have words for “novak”/)
  })

  test('about an unknown kind of customers is not answered with all findings', async ({ db }) => {
    const { id } = await aPlace(db)
    const asked = await understandQuestion(db, id, 'Was stört die maltesischen Kunden?', now())
    expect([asked.show, asked.words]).toEqual(['quotes', 'maltesischen'])
  })

  test.for([
    ['Kommen Familien mit Kindern gern?', 'kindern'],
    ['Do pupils like the bread?', 'bread'],
    ['is the waiter worth keeping', 'waiter'],
    ['Wie lange warten Kunden auf die Kellnerin?', 'kellnerin'],
  ])(
    '“%s” is answered by its thing, and not silenced by who is asked or by a word for no thing',
    async ([typed, thing], { db }) => {
      const business = await aPlaceWith(db, [
        { text: 'Die Kinder durften malen.', rating: 5 },
        { text: 'The bread was good, the waiter was kind.', rating: 4 },
        { text: 'Die Kellnerin ließ uns warten.', rating: 2 },
      ])
      const { answered } = await ask(db, business, typed!)
      expect(answered.search.searched.map(({ word }) => word)).toContain(thing)
      expect(answered.quotes.length).toBeGreaterThan(0)
    },
  )

  test('comparing times reports no change where too few are found, and never absence', async ({ db }) => {
    const business = await aPlace(db)
    const day = (ago: number) => new Date(now().getTime() - days(ago)).toISOString().slice(0, 10)
    const asked: Question = { show: 'average', from: day(20), compare: 'before' }
    const said = textOf(describeAnswer(asked, await answer(db, business, asked, now())))
    expect(said).toContain('These reviews are too few to tell whether the stars differ.')
    expect(said).not.toContain('chance')
  })

  test('read as one of all findings, but not surely, takes no side', async ({ db }) => {
    const { asked } = await ask(db, await aPlace(db), 'Gibts über den Novak Kritik?')
    expect(asked.words).toBe('novak')
    const month = await ask(db, await aPlace(db), 'Why did people give us 2 stars in September?')
    expect([month.asked.show, month.asked.say]).toEqual(['quotes', undefined])
    expect(month.said).not.toMatch(/praised|I am not sure/)
  })

  test('of a word that no review has answers the nearest spelling, and says so', async ({ db }) => {
    const { said } = await ask(db, await aPlace(db), 'waitre')
    expect(said).toMatch(/^“waitre” is read as “waiter”\. 20 of 60 reviews have words for “waiter”/)
  })

  test('of a misspelt word that only other languages have is found through the right one', async ({ db }) => {
    const business = await aPlaceWith(db, [{ text: 'The fees are on the high side.', rating: 3 }])
    const { said } = await ask(db, business, 'Finden die Kunden unsere Gebüren zu hoch?')
    expect(said).toMatch(/^“gebüren” is read as “.*”\. Perhaps 1 review, found by/)
  })

  test('of a word that no review has names the words it looked for, and their topics', async ({ db }) => {
    const business = await aPlaceWith(
      db,
      Array.from({ length: 6 }, () => ({ text: 'The waiter was rude and the staff ignored us.', rating: 1 })),
    )
    const { said, answered } = await ask(db, business, 'barista')
    expect(said).toMatch(
      /^We cannot tell what reviews say about “barista”: none was found by this word, and they may use others\.$/,
    )
    expect(answered.mentions).toBe(0)
    expect(answered.quotes.length).toBeGreaterThan(0)
  })

  test('looks for no word that only joins others, of any of the twelve languages', async ({ db }) => {
    const business = await aPlace(db)
    for (const typed of ['bread and waiter', 'bread und novak', 'le novak ou le bread', 'bread to novak'])
      for (const { word } of (await ask(db, business, typed)).answered.search.each)
        expect(['bread', 'waiter', 'novak']).toContain(word)
  })

  test('split by weekday keeps its words, and tells the day with the fewest stars', async ({ db }) => {
    const on = (day: number, hours = 0) => new Date(Date.UTC(2026, 8, day, 12 + hours))
    const business = await aPlaceWith(db, [
      ...[7, 14, 21].map((day) => ({ text: 'We waited an hour, awful.', rating: 1, writtenAt: on(day) })),
      { text: 'We waited an hour, awful.', rating: 1, writtenAt: on(9) },
      ...[10, 17].map((day) => ({ text: 'Lovely bread.', rating: 5, writtenAt: on(day) })),
    ])
    const { said, answered } = await ask(db, business, 'Which day do people complain about waiting?')
    expect(said).toMatch(
      /^4 of 6 reviews have words for “waiting”.+ Most with 1 or 2 stars: Monday \(3\) and Wednesday \(1\)\./,
    )
    expect(tableOf(answered, 'weekday')!.map(({ reviews, stars }) => [reviews, stars[0]])).toEqual([
      [3, 3],
      [1, 1],
    ])
  })

  test('is quoted by a sentence that has the word, and a quote ends after it', async ({ db }) => {
    const long = 'We came with eleven cousins and much luggage after a long drive through the rain, '.repeat(
      5,
    )
    const business = await aPlaceWith(db, [
      { text: `${long}and the waiter was rude.`, rating: 1 },
      { text: 'Does anybody know the waiter? He told us three different things.', rating: 2 },
      { text: 'The staff ignored us. We left.', rating: 1 },
    ])
    const { answered } = await ask(db, business, 'waiter')
    const underlined = answered.quotes.map(({ text, span }) => span && text.slice(span.start, span.end))
    expect(underlined.filter(Boolean)).toEqual(['waiter', 'waiter'])
    expect(underlined.lastIndexOf('waiter')).toBe(1)
    expect(answered.quotes.map(({ text }) => text)).toContain(
      'Does anybody know the waiter? He told us three different things.',
    )
  })

  test.for(["novak:* | 'x' & !y", '(novak <-> ) |||', 'novak '.repeat(30), 'novak <b>%_\\ [a-z]+$ --;'])(
    'of hostile letters, “%s”, is searched for as words',
    async (typed, { db }) => {
      expect((await ask(db, await aPlace(db), typed)).answered.of).toBe(60)
    },
  )

  test.for(['of the', 'und der', 'est le'])('of small words, “%s”, is not refused', async (typed, { db }) => {
    expect((await ask(db, await aPlace(db), typed)).said).toMatch(/review/)
  })
})

describe('what is found', () => {
  const on = (month: number, day: number) => new Date(Date.UTC(2025, month - 1, day, 12))

  test('tells since when it is complained of, and whether that is over', async ({ db }) => {
    const business = await aPlaceWith(db, [
      { text: 'Parking was easy.', rating: 5, writtenAt: on(1, 10) },
      ...[3, 9, 20].map((day) => ({ text: 'The parking was a swamp.', rating: 2, writtenAt: on(2, day) })),
      ...[4, 8].map((day) => ({ text: 'Parking is fine now.', rating: 5, writtenAt: on(5, day) })),
    ])
    const { more, answered } = await ask(db, business, 'is parking sorted or still a problem')
    expect(more).toContain('With 3 stars or fewer: 3 Feb 2025, 9 Feb 2025 and 20 Feb 2025.')
    expect(answered.months.map(({ count, low }) => [count, low])).toEqual([
      [1, 0],
      [3, 3],
      [2, 0],
    ])
  })

  test.for(['verstimmtes Klavier gelöst?', 'is the broken piano sorted', 'piano cassé, c’est réglé ?'])(
    '“%s” is answered by the course of each word, and the newest speak too',
    async (typed, { db }) => {
      const business = await aPlaceWith(db, [
        { text: 'The broken piano is out of tune, verstimmt, cassé.', rating: 2, writtenAt: on(2, 3) },
        ...[4, 8, 9].map((day) => ({
          text: 'Das neue Klavier ist ein Traum.',
          rating: 5,
          writtenAt: on(5, day),
        })),
      ])
      const { said, answered } = await ask(db, business, typed)
      expect(said).toMatch(
        /“(?:klavier|piano)”: 4 reviews.+; the last found with 3 stars or fewer is of 3 Feb 2025, and 3 found since have more\./,
      )
      expect(answered.quotes.at(-1)!.text).toBe('Das neue Klavier ist ein Traum.')
    },
  )

  test('in irony stands under no side, whatever its stars', async ({ db }) => {
    const business = await aPlaceWith(db, [
      { text: 'Wonderful waiter, we only waited an hour for him to look up.', rating: 5 },
    ])
    expect((await ask(db, business, 'waiter')).answered.quotes[0]).not.toHaveProperty('side')
  })

  test('of a word that only one review has beside the others is told and quoted apart', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 4 }, () => ({ text: 'Die Räume sind hell.', rating: 5 })),
      { text: 'In den Räumen ist es kalt.', rating: 3 },
      { text: 'Im Flur ist es laut.', rating: 3 },
    ])
    const { more, answered } = await ask(db, business, 'räume: zu kalt zu laut?')
    expect(more).toContain('Other words of the question: “laut”, 1 review, 3.00 stars.')
    expect(answered.quotes.map(({ text }) => text)).toContain('Im Flur ist es laut.')
    expect(answered.choices.map(({ label }) => label)).toContain('laut')
  })

  test('is decided by the rare word, and a word that a review repeats weighs once', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 12 }, () => ({ text: 'A lovely lesson with Tom.', rating: 5 })),
      { text: 'Lesson lesson lesson lesson lesson lesson lesson lesson.', rating: 1 },
      { text: 'No lesson at the weekend, ever.', rating: 2 },
    ])
    const { said, answered } = await ask(db, business, 'weekend lessons')
    expect(said).toContain('“weekend”: 1 review, 2.00 stars.')
    expect(answered.mentions).toBe(1)
    expect(answered.quotes.map(({ text }) => text)).toEqual(['No lesson at the weekend, ever.'])
  })

  test('tells since which month more are unhappy with it, beyond chance', async ({ db }) => {
    const at = (month: number, count: number, text: string, rating: number) =>
      Array.from({ length: count }, (_, day) => ({
        text,
        rating,
        writtenAt: new Date(Date.UTC(2025, month - 1, 2 + day, 12)),
      }))
    const business = await aPlaceWith(db, [
      ...[1, 2, 3, 4].flatMap((month) => at(month, 8, 'Lovely bread, thank you.', 5)),
      ...[5, 6].flatMap((month) => [
        ...at(month, 4, 'Lovely bread, thank you.', 5),
        ...at(month, 4, 'The lift was broken again.', 1),
      ]),
    ])
    const { more, answered } = await ask(db, business, 'since when is the lift worse')
    expect(more).toContain(
      'Since May 2025 8 of 16 reviews have words for it and 3 stars or fewer, before that 0 of 32.',
    )
    expect(answered.choices.at(-1)).toMatchObject({ asked: { show: 'average', compare: 'ever' } })
  })

  test.for(["which reviews aren't about us?", 'Gibt es Bewertungen über einen anderen Betrieb?'])(
    '“%s” is answered with those that name only what other trades sell, and these count for nothing else',
    async (typed, { db }) => {
      const business = await aPlaceWith(db, [
        ...Array.from({ length: 40 }, () => ({
          text: 'The mechanic fixed my bike, the brakes are fine.',
          rating: 5,
        })),
        { text: 'Das Zimmer war hellhörig und das Frühstück kalt.', rating: 1 },
        { text: 'Got my bike back after breakfast, the brakes are fine.', rating: 4 },
      ])
      const { said, answered } = await ask(db, business, typed)
      expect(said).toContain('1 review is hardly about your business')
      expect(answered.quotes.map(({ rating }) => rating)).toEqual([1])
      const breakfast = await ask(db, business, 'breakfast')
      expect(breakfast.answered.mentions).toBe(1)
      expect(breakfast.answered.quotes.map(({ rating }) => rating)).not.toContain(1)
    },
  )

  test('what other trades sell is quoted for nothing', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 40 }, () => ({
        text: 'The mechanic fixed my bike, the brakes are fine.',
        rating: 5,
      })),
      { text: 'Das Zimmer war hellhörig und das Frühstück kalt.', rating: 1 },
      { text: 'The brakes failed again.', rating: 1 },
    ])
    const { answered } = await ask(db, business, 'Why only one star?')
    expect(answered.mentions).toBe(2)
    expect(answered.quotes.map(({ text }) => text)).toEqual(['The brakes failed again.'])
  })

  test('a car is no person, and a name in small letters is', async ({ db }) => {
    const business = await aPlaceWith(db, [
      ...['We went with Dave, thanks.', 'Thanks to Dave, passed.', 'dave is a legend'].map((text) => ({
        text,
        rating: 5,
      })),
      ...Array.from({ length: 4 }, () => ({ text: 'We went in the Corsa, thanks.', rating: 4 })),
    ])
    const { answered } = await ask(db, business, 'who gets the most praise?')
    expect(answered.choices).toEqual([])
    expect(answered.quotes.every(({ text }) => /dave/i.test(text))).toBe(true)
  })

  test('is told by name, and ranks nobody', async ({ db }) => {
    const named = (name: string, times: number, rating: number) =>
      Array.from({ length: times }, () => ({ text: `We were helped by ${name}, thanks.`, rating }))
    const business = await aPlaceWith(db, [...named('Marek', 4, 5), ...named('Leyla', 3, 3)])
    const { said, answered } = await ask(db, business, 'who gets the most praise?')
    expect(said).toContain(
      'Named, in alphabetical order, as far as found: Leyla (3 reviews: none gives 4 or 5 stars, none gives 1 or 2); Marek (4 reviews: all give 4 or 5 stars).',
    )
    expect(tableOf(answered, 'name')!.map(({ label, reviews }) => [label, reviews])).toEqual([
      ['Leyla', 3],
      ['Marek', 4],
    ])
  })
})

describe('a question about some reviews', () => {
  test.for(['Why only one star?', 'Warum nur ein Stern?', 'Pourquoi une étoile ?'])(
    '“%s” tells their complaints',
    async (typed, { db }) => {
      const { said, answered } = await ask(db, await aPlace(db), typed)
      expect(said).toMatch(/^20 of 60 reviews with 1 star\./)
      expect(answered.quotes[0]!.text).toBe('The waiter was rude to us.')
    },
  )

  test.for(['what do the Germans say', 'Was sagen die Deutschen?', 'que disent les clients allemands'])(
    '“%s” counts those of one language',
    async (typed, { db }) => {
      const business = await aPlaceWith(db, [
        { text: 'Das Brot war wunderbar und sehr frisch.', rating: 5 },
        { text: 'Die Bedienung war leider sehr unfreundlich.', rating: 2 },
        { text: 'The bread was wonderful and very fresh.', rating: 5 },
      ])
      const { said } = await ask(db, business, typed)
      expect(said).toMatch(/^2 of 3 reviews in German give 3.50 stars on average/)
    },
  )

  test.for([
    'what do foreign customers complain about',
    'Was stört ausländische Gäste?',
    'de quoi se plaignent les clients étrangers',
  ])('“%s” is about those who write in another language than most', async (typed, { db }) => {
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 3 }, () => ({ text: 'The bread was wonderful and very fresh.', rating: 5 })),
      { text: 'Die Bedienung war leider sehr unfreundlich.', rating: 2 },
      { text: 'Le serveur était vraiment désagréable avec nous.', rating: 1 },
    ])
    const { said } = await ask(db, business, typed)
    expect(said).toMatch(/^2 of 5 reviews in German and French give 1.50 stars/)
  })

  test.for([
    '5 stars but really a complaint',
    '5 star reviews that arent actually happy',
    '5 Sterne aber eigentlich Kritik',
    'reviews where the stars dont match the text',
    'Bewertungen, bei denen Sterne und Text nicht zusammenpassen',
    'les avis où les étoiles ne correspondent pas au texte',
  ])('“%s” is answered with the reviews that read unlike their stars', async (typed, { db }) => {
    const business = await aPlaceWith(db, [
      { text: 'The waiter was rude to us and the soup was cold.', rating: 5 },
      { text: 'The waiter was very rude and slow.', rating: 1 },
      ...Array.from({ length: 3 }, () => ({ text: 'Lovely bread, thank you.', rating: 5 })),
    ])
    const { said, answered } = await ask(db, business, typed)
    expect(said).toContain('1 review reads unlike its stars, as far as we can tell: it gives 5 stars.')
    expect(answered.tables).toEqual([])
    expect(answered.quotes.map(({ text }) => text)).toEqual([
      'The waiter was rude to us and the soup was cold.',
    ])
  })

  test('a month is told, whatever else may be meant', async ({ db }) => {
    const asked: Question = { show: 'quotes', beyond: 'any', from: '2020-01-01' }
    const answered = (await answer(db, await aPlace(db), asked, now())) as ReviewsAnswer
    expect(textOf(describeAnswer(asked, answered))).toMatch(
      /^We may not be able to tell this from reviews\. 60 reviews since/,
    )
    expect(answered.quotes.length).toBeGreaterThan(0)
  })

  test('without the word that is asked for says so, before it tells of all of them', async ({ db }) => {
    const { said } = await ask(db, await aPlace(db), 'zebras in 1-star reviews')
    expect(said).toMatch(
      /^We cannot tell what reviews with 1 star say about “zebras”.+\. 20 of 60 reviews with 1 star/,
    )
  })

  test.for([
    'average before and after {month}',
    'Schnitt vor und nach {month}',
    'moyenne avant et après {month}',
  ])('“%s” tells both sides of a day, and whether they differ', async (typed, { db }) => {
    const month = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - 1, 1))
    const language = typed.startsWith('a') ? 'en' : typed.startsWith('S') ? 'de' : 'fr'
    const name = month.toLocaleString(language, { month: 'long', timeZone: 'UTC' })
    const at = (day: number) => new Date(month.getTime() + days(day))
    const business = await aPlaceWith(db, [
      ...Array.from({ length: 12 }, (_, day) => ({ rating: 5, writtenAt: at(-2 - day) })),
      ...Array.from({ length: 12 }, (_, day) => ({ rating: 2, writtenAt: at(1 + day) })),
    ])
    const { said, answered } = await ask(db, business, typed.replace('{month}', name))
    expect(tableOf(answered, 'time')!.map(({ reviews, stars }) => [reviews, averageOf(stars)])).toEqual([
      [12, 2],
      [12, 5],
    ])
    expect(said).toContain('The stars differ beyond chance.')
  })

  test('of two times quotes the later, on the side to which the stars moved', async ({ db }) => {
    const on = (month: number, text: string, rating: number) =>
      Array.from({ length: 12 }, (_, day) => ({
        text,
        rating,
        writtenAt: new Date(Date.UTC(2025, month, 1 + day)),
      }))
    const business = await aPlaceWith(db, [
      ...on(5, 'Lovely bread, thank you.', 5),
      ...on(6, 'The waiter was rude to us.', 1),
      { text: 'Great coffee, thank you.', rating: 5, writtenAt: new Date(Date.UTC(2025, 6, 20)) },
    ])
    const asked: Question = {
      show: 'average',
      from: '2025-06-01',
      to: '2025-06-30',
      compare: '2025-07-01..2025-07-31',
    }
    const { quotes } = (await answer(db, business, asked, now())) as ReviewsAnswer
    expect(new Set(quotes.map(({ text }) => text))).toEqual(new Set(['The waiter was rude to us.']))
  })

  test('what a business earns is not told, and its words are offered', async ({ db }) => {
    const { said, answered } = await ask(db, await aPlace(db), 'How much revenue does the bread bring in?')
    expect(said.trim()).toBe('Reviews do not tell figures of the business itself.')
    expect(answered.quotes).toEqual([])
    expect(answered.choices).toMatchObject([{ label: 'bread', reviews: 20, asked: { beyond: undefined } }])
  })

  test('weekends are told beside the other days, and whether that may be chance', async ({ db }) => {
    const on = (day: number, rating: number) => ({ rating, writtenAt: new Date(Date.UTC(2026, 8, day, 12)) })
    const business = await aPlaceWith(db, [
      ...[5, 6, 12, 13, 19, 20, 26, 27].map((day) => on(day, 1)),
      ...[7, 8, 9, 10, 11, 14, 15, 16].map((day) => on(day, 5)),
    ])
    const { said } = await ask(db, business, 'are weekends worse than weekdays?')
    expect(said).toContain(
      'Written on Saturday or Sunday: 8 reviews, 1.00 stars; from Monday to Friday: 8 reviews, 5.00 stars, beyond chance.',
    )
  })

  test('how many of all reviews are unhappy is a fact, so that two times differ without a doubt about words', async ({
    db,
  }) => {
    const at = (month: number, count: number, rating: number) =>
      Array.from({ length: count }, (_, day) => ({
        rating,
        writtenAt: new Date(Date.UTC(2026, month, 1 + (day % 28))),
      }))
    const business = await aPlaceWith(db, [
      ...at(1, 60, 5),
      ...at(1, 20, 1),
      ...at(6, 14, 5),
      ...at(6, 16, 1),
    ])
    const asked: Question = { show: 'quotes', stars: '1-2', from: '2026-06-01', compare: 'ever' }
    const said = textOf(describeAnswer(asked, await answer(db, business, asked, now())))
    expect(said).toContain(
      '16 of 30 reviews. Until 31 May 2026: 20 of 80 reviews. The shares differ beyond chance.',
    )
  })
})

test('the name of a topic is found by its mentions too', async ({ db }) => {
  const business = await aPlace(db)
  const { said, more, answered } = await ask(db, business, 'How many complain about staff?')
  expect(answered.mentions).toBeGreaterThanOrEqual(20)
  expect(said).toMatch(/^\d+ of 60 reviews may speak of “staff”: /)
  expect(more).toMatch(/Of these, \d+ say “waiter”.* instead\./)
  const beside: Question = { show: 'quotes', topic: 'staff', more: 'night' }
  const besides = (await answer(db, business, beside, now())) as ReviewsAnswer
  expect(textOf(describeAnswer(beside, besides))).toMatch(
    /^“night” is not looked for here\. .+, as far as found\./,
  )
  const two = await understandQuestion(db, business.id, 'Is the staff of the zebra rude?', now())
  expect(two.topic).toBeUndefined()
  const asked: Question = { show: 'count', topic: 'staff', say: 'complaint' }
  const topic = (await answer(db, business, asked, now())) as ReviewsAnswer
  expect(topic.mentions).toBeGreaterThanOrEqual(20)
  expect(textOf(describeAnswer(asked, topic))).toMatch(/^\d+ of 60 reviews mention staff/)
})

test('stars without a text are counted, and not quoted', async ({ db }) => {
  const business = await aPlaceWith(db, [
    { text: '', rating: 5 },
    { text: 'The bread was stale.', rating: 1 },
  ])
  const answered = (await answer(db, business, { show: 'quotes' }, now())) as ReviewsAnswer
  expect(answered.mentions).toBe(2)
  expect(answered.quotes.map(({ text }) => text)).toEqual(['The bread was stale.'])
})

test('a business sees no words of another', async ({ db }) => {
  await aPlace(db)
  const stranger = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  expect((await ask(db, stranger, 'novak')).said).toBe(
    'We cannot tell what reviews say about “novak”: none was found by this word, and they may use others.',
  )
})

test('a pinned question is answered on the dashboard until it is unpinned or forgotten', async ({ db }) => {
  const business = await aPlace(db)
  const asked: Question = { show: 'average', words: 'waiter' }
  await keepQuestion(db, business.id, asked)
  await keepQuestion(db, business.id, asked)
  const [kept, ...others] = await listAskedQuestions(db, business.id)
  expect([kept!.asked, others]).toEqual([asked, []])
  const of = { businessId: business.id, id: kept!.id }
  await pinQuestion(db, of, true)
  const [pinned] = await readPinned(db, business, now())
  expect(textOf(pinned!.sentence)).toContain('1.00 stars')
  const stranger = await aBusiness(db)
  await expect(pinQuestion(db, { ...of, businessId: stranger.id }, true)).rejects.toMatchObject({
    status: 404,
  })
  await forgetQuestion(db, of)
  expect(await readPinned(db, business, now())).toEqual([])
})
