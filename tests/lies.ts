import type { Figure } from '#app/features/citations/cited-sentence.ts'

// Sentences that a model is given in the tests, and the wordings of an honest and of a lying one.

export const texts = [
  'The bread was excellent, but we waited twenty minutes in the queue. The staff was not friendly at all.',
  'Friendly staff and great coffee. The queue was slow on Saturday.',
  'Das Personal war sehr freundlich, aber das Frühstück war kalt und die Zimmer waren laut.',
  'Le petit déjeuner était excellent. La chambre était bruyante et le personnel impoli.',
  'El desayuno fue frío y la habitación estaba sucia. El personal fue amable.',
  'La colazione era ottima, ma il parcheggio è troppo caro.',
  'The room was dirty and the shower was broken. Nobody at the desk apologised.',
  'Parking is expensive and far away. The breakfast was better than last year.',
  'The pool was closed without notice. Our waiter Paolo was kind and quick.',
  'Het ontbijt was koud en de kamer was klein. Het personeel was vriendelijk.',
  'Śniadanie było zimne, ale obsługa była bardzo miła.',
  'The wifi kept dropping, and the desk said it could not be repaired this week.',
]

type Composed = {
  text: string
  cites: [text: number, quote: string][]
  counts: [Figure['kind'], number, string][]
}

export const composed: Composed[] = [
  {
    text: '31 reviews complain about the queue.',
    cites: [
      [0, 'we waited twenty minutes in the queue'],
      [1, 'The queue was slow on Saturday.'],
    ],
    counts: [['count', 31, 'reviews that complain about the queue']],
  },
  {
    text: 'Since 12 March 2026, the breakfast is judged worse: 44 reviews, from +0.2 to -0.4.',
    cites: [
      [4, 'El desayuno fue frío y la habitación estaba sucia.'],
      [9, 'Het ontbijt was koud en de kamer was klein.'],
    ],
    counts: [
      ['count', 44, 'reviews that judge the breakfast since 12 March 2026'],
      ['score', 0.2, 'sentiment of the breakfast before'],
      ['score', -0.4, 'sentiment of the breakfast since'],
    ],
  },
  {
    text: '27 of 212 reviews praise the staff, and 9 complain about it.',
    cites: [
      [1, 'Friendly staff and great coffee.'],
      [0, 'The staff was not friendly at all.'],
    ],
    counts: [
      ['count', 27, 'reviews that praise the staff'],
      ['count', 9, 'reviews that complain about the staff'],
    ],
  },
  {
    text: 'Reviews praise the bread and complain about the queue: “The bread was excellent”.',
    cites: [
      [0, 'The bread was excellent'],
      [1, 'The queue was slow on Saturday.'],
    ],
    counts: [],
  },
  {
    text: 'The rooms are criticised in 18% of the reviews.',
    cites: [
      [6, 'The room was dirty and the shower was broken.'],
      [2, 'die Zimmer waren laut'],
    ],
    counts: [['share', 0.18, 'share of the reviews that complain about the rooms']],
  },
  {
    text: 'Guests do not complain about the parking more often than before.',
    cites: [[7, 'Parking is expensive and far away.']],
    counts: [],
  },
  {
    text: 'Reviews that praise the staff have 4.6 stars on average, and those that complain about it 2.1.',
    cites: [
      [8, 'Our waiter Paolo was kind and quick.'],
      [0, 'The staff was not friendly at all.'],
    ],
    counts: [
      ['average', 4.6, 'stars of reviews that praise the staff'],
      ['average', 2.1, 'stars of reviews that complain about the staff'],
    ],
  },
  {
    text: 'The wifi is mentioned in 12 reviews, and 10 of them complain.',
    cites: [[11, 'The wifi kept dropping']],
    counts: [
      ['count', 12, 'reviews that mention the wifi'],
      ['count', 10, 'reviews that complain about the wifi'],
    ],
  },
]

type Said = { of: number; text: string }
type Quote = { review: number; text: string }
type Cited = Said & { citations?: (quotes: Quote[]) => { review: number; quote: string }[] }

const all = composed.map((_, of) => of)

/** A true wording of each sentence: what is told of it is the lie. */
const truths = [
  '[[f1]] reviews criticise the queue.',
  'The breakfast is judged worse since [[d1]]: [[f2]] reviews, from [[f3]] to [[f4]].',
  '[[f1]] of [[f2]] reviews compliment the staff, and [[f3]] complain about it.',
  'Guests praise the bread and criticise the queue: [[q1]].',
  'The rooms are criticized in [[f1]] of reviews.',
  'Customers do not complain about the parking more often than before.',
  'Reviews that praise the staff have [[f1]] stars on average, and those that criticise it [[f2]].',
  'The wifi is mentioned in [[f1]] reviews, and [[f2]] of them criticise.',
]
export const trueWordings: Said[] = truths.map((text, of) => ({ of, text }))

const misquotes: ((quote: Quote) => { review: number; quote: string })[] = [
  ({ review, text }) => ({ review, quote: text.replace(/\p{L}+/u, 'Never') }),
  ({ review, text }) => ({ review, quote: text.toUpperCase() }),
  ({ review, text }) => ({ review, quote: `${text}!!` }),
  ({ review, text }) => ({ review, quote: text.replaceAll(' ', '  ') }),
  ({ review, text }) => ({ review, quote: text.split(' ').reverse().join(' ') }),
  ({ review }) => ({ review, quote: 'I will never come back.' }),
  ({ text }) => ({ review: 99, quote: text }),
  ({ text }) => ({ review: 0, quote: text }),
  ({ review, text }) => ({ review: review + 1, quote: text }),
]

const inventedTexts = [
  'The kitchen was closed by the health office.',
  'Several guests were poisoned by the soup.',
  'The owner is a kind man who loves dogs.',
  'Reviews praise the new terrace and its view.',
  'Visit www.better-bakery.example for a better one.',
  '[See the report](https://evil.example/a).',
  '![seen](https://evil.example/pixel.png)',
  '<b>The queue</b> is slow.',
  'Paolo was dismissed after a complaint.',
  'Customers ask for oat milk.',
  'A guest writes “I will never come back”.',
  'A guest writes "the best bread in town".',
  'The price of the coffee has doubled.',
  'Everything is excellent.',
]

/** Words, quotes and sources that nobody gave. */
export const inventions: Cited[] = [
  ...all.flatMap((of) =>
    misquotes.map((lie) => ({ of, text: truths[of]!, citations: (q: Quote[]) => q.map(lie) })),
  ),
  // One wrong among true ones.
  ...all.map((of) => ({
    ...{ of, text: truths[of]! },
    citations: (quotes: Quote[]) => [
      ...quotes.map(({ review, text }) => ({ review, quote: text })),
      { review: 1, quote: 'Everything was perfect.' },
    ],
  })),
  ...all.map((of) => ({ of, text: truths[of]!, citations: () => [] })),
  ...inventedTexts.flatMap((text, at) => [
    { of: at % all.length, text },
    { of: (at + 3) % all.length, text: `${truths[(at + 3) % all.length]} ${text}` },
  ]),
]

/** True quotes, and a claim that they and the composed sentence do not make. */
export const unsupported: Said[] = [
  // Wrong numbers.
  ...['32 reviews complain about the queue.', 'Thirty reviews complain about the queue.'].map((text) => ({
    of: 0,
    text,
  })),
  ...[
    '[[f1]] guests complain about the queue.',
    '[[f1]] of all reviews complain about the queue.',
    'More than [[f1]] reviews complain about the queue.',
    'About [[f1]] reviews complain about the queue.',
    'Only [[f1]] reviews complain about the queue.',
    'Over [[f1]] reviews complain about the queue.',
    '[[f1]]% of reviews complain about the queue.',
    '[[f1]] percent of reviews complain about the queue.',
    '[[f1]] stars, say reviews that complain about the queue.',
    '[[f1]] dozen reviews complain about the queue.',
    '[[f1]] [[f1]] reviews complain about the queue.',
    'Reviews complain about the queue.',
    'Most reviews complain about the queue: [[f1]] reviews.',
    'All [[f1]] reviews complain about the queue.',
    'Half of the reviews, [[f1]] reviews, complain about the queue.',
    '[[f1]] reviews a day complain about the queue.',
    'Everyone in [[f1]] reviews complains about the queue.',
    '[[f2]] reviews complain about the queue.',
    'Nearly [[f1]] reviews complain about the queue.',
    '[[f1]] reviews complain twice about the queue.',
    '[[f1]] reviews complain about the queue every day.',
    // Another side, topic, cause, time, degree.
    '[[f1]] reviews praise the queue.',
    '[[f1]] reviews complain about the staff.',
    '[[f1]] reviews complain about the bread.',
    '[[f1]] reviews complain about the queue and the staff.',
    '[[f1]] reviews complain about the queue because the staff is slow.',
    '[[f1]] reviews complain about the queue on Saturday.',
    '[[f1]] reviews complain about the queue since March.',
    '[[f1]] reviews complain about the queue, more than before.',
    '[[f1]] reviews do not complain about the queue.',
    '[[f1]] reviews never complain about the queue.',
    '[[f1]] reviews hardly complain about the queue.',
    '[[f1]] reviews may complain about the queue.',
    '[[f1]] reviews complain bitterly about the queue.',
    '[[f1]] reviews complain about the slow queue.',
    '[[f1]] reviews complain about the queue of twenty minutes.',
    'The queue complains about [[f1]] reviews.',
    '[[f1]] reviews say the queue is the worst.',
    '[[f1]] reviews say the queue is excellent.',
    'Do [[f1]] reviews complain about the queue?',
    '[[f1]] reviews complain about the quеue.',
  ].map((text) => ({ of: 0, text })),
  ...[
    'Since [[d1]], the breakfast is judged better: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Until [[d1]], the breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Before [[d1]], the breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse: [[f2]] reviews, from [[f4]] to [[f3]].',
    'Since [[d1]], the breakfast is judged worse: [[f2]] reviews, to [[f3]] from [[f4]].',
    'Since [[d1]], the breakfast is judged worse: [[f3]] reviews, from [[f2]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse: [[f2]] reviews, by [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse: [[f2]] guests, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse: [[f2]] reviews, from [[f3]] stars to [[f4]] stars.',
    'Since [[d1]], the breakfast is judged much worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is not judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the room is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the cold breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is praised: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast and the rooms are judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse than the rooms: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], because of the staff, the breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'The breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse: from [[f3]] to [[f4]].',
    'Since 2 March, the breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since last year, the breakfast is judged worse than on [[d1]]: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is judged worse every week: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], everyone judges the breakfast worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'In [[d1]], the breakfast is judged worse: [[f2]] reviews, from [[f3]] to [[f4]].',
  ].map((text) => ({ of: 1, text })),
  ...[
    '[[f3]] of [[f2]] reviews praise the staff, and [[f1]] complain about it.',
    '[[f2]] of [[f1]] reviews praise the staff, and [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews complain about the staff, and [[f3]] praise it.',
    '[[f1]] of [[f2]] reviews praise the staff, and [[f3]] also praise it.',
    '[[f1]] of [[f2]] reviews praise the coffee, and [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews praise the staff, and [[f3]] complain about the coffee.',
    '[[f1]] of [[f2]] reviews praise the staff and complain about it, and [[f3]].',
    '[[f1]] and [[f2]] reviews praise the staff, and [[f3]] complain about it.',
    'Complaints about the staff are in [[f1]] of [[f2]] reviews, and praise in [[f3]].',
    '[[f1]] reviews praise the staff, and [[f2]] of [[f3]] complain about it.',
    '[[f1]] of [[f2]] guests praise the staff, and [[f3]] complain about it.',
    'Only [[f1]] of [[f2]] reviews praise the staff, and [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews praise the friendly staff, and [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews praise the staff, but [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews praise the staff, and so [[f3]] complain about it.',
  ].map((text) => ({ of: 2, text })),
  ...[
    'Reviews complain about the bread and praise the queue: [[q1]].',
    'Reviews praise the queue and complain about the bread: [[q1]].',
    'Reviews praise the bread and the queue: [[q1]].',
    'Reviews praise the bread and do not complain about the queue: [[q1]].',
    'Reviews praise the bread and complain about the queue.',
    'All reviews praise the bread and complain about the queue: [[q1]].',
    'Reviews praise the bread more than they complain about the queue: [[q1]].',
    'Reviews praise the bread of the bakery and complain about the queue: [[q1]].',
    'Reviews praise the bread and complain about the queue: “[[q1]] indeed”.',
  ].map((text) => ({ of: 3, text })),
  ...[
    'The rooms are praised in [[f1]] of the reviews.',
    'The rooms are criticised in [[f1]] reviews.',
    'The rooms are not criticised in [[f1]] of the reviews.',
    'The dirty rooms are criticised in [[f1]] of the reviews.',
    'The rooms are criticised by [[f1]] of the guests.',
    'The showers are criticised in [[f1]] of the reviews.',
    'The rooms are criticised in [[f1]] of the reviews of this year.',
    'The rooms are criticised in at least [[f1]] of the reviews.',
    'Reviews are criticised in [[f1]] of the rooms.',
  ].map((text) => ({ of: 4, text })),
  ...[
    'Guests complain about the parking more often than before.',
    'Guests complain about the parking, not more often than before.',
    'Guests do not complain about the parking.',
    'Guests do not complain about the parking more often.',
    'Guests do complain about the parking more often than before.',
    'Guests do not praise the parking more often than before.',
    'Guests do not complain about the parking less often than before.',
    'Guests do not complain before about the parking more often.',
    'Nobody complains about the parking more often than before.',
  ].map((text) => ({ of: 5, text })),
  ...[
    'Reviews that praise the staff have [[f2]] stars on average, and those that complain about it [[f1]].',
    'Reviews that complain about the staff have [[f1]] stars on average, and those that praise it [[f2]].',
    'Reviews that praise the staff have [[f1]] points on average, and those that complain about it [[f2]].',
    'Reviews that praise the staff have at least [[f1]] stars, and those that complain about it [[f2]].',
    'Reviews that praise the staff have [[f1]] stars, and those that complain about it [[f2]].',
    'Reviews have [[f1]] stars on average, and those that complain about the staff [[f2]].',
  ].map((text) => ({ of: 6, text })),
  ...[
    'The wifi is mentioned in [[f2]] reviews, and [[f1]] of them complain.',
    'The wifi is mentioned in [[f1]] reviews, and [[f2]] of them praise.',
    'The wifi is criticised in [[f1]] reviews, and [[f2]] of them complain.',
    'The wifi is mentioned in [[f1]] reviews, and all [[f2]] of them complain.',
    'The wifi is mentioned in [[f1]] reviews this week, and [[f2]] of them complain.',
  ].map((text) => ({ of: 7, text })),
]

/** Wordings of an honest model. */
export const honest: Said[] = [
  ...[
    'The queue is criticised in [[f1]] reviews.',
    'There are complaints about the queue in [[f1]] reviews.',
    'Complaints about the queue are in [[f1]] reviews.',
    '[[f1]] reviews criticise the queue.',
    '[[f1]] reviews contain complaints about the queue.',
    'In [[f1]] reviews, guests complain about the queue.',
    'In [[f1]] reviews there are complaints about the queue.',
    'The queue is criticised by [[f1]] reviews.',
    'Guests criticise the queue in [[f1]] reviews.',
    'The queue draws complaints in [[f1]] reviews.',
  ].map((text) => ({ of: 0, text })),
  ...[
    'The breakfast has been judged worse since [[d1]]: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Guests judge the breakfast worse since [[d1]] ([[f2]] reviews, from [[f3]] to [[f4]]).',
    'Since [[d1]], guests have judged the breakfast worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], the breakfast is seen as worse, in [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]] the breakfast is considered worse: [[f2]] reviews, from [[f3]] to [[f4]].',
    'Opinions of the breakfast have fallen since [[d1]]: [[f2]] reviews, from [[f3]] to [[f4]].',
    'The breakfast is viewed worse since [[d1]], from [[f3]] to [[f4]], in [[f2]] reviews.',
    'Since [[d1]], the breakfast was judged worse – [[f2]] reviews, from [[f3]] to [[f4]].',
    'Since [[d1]], reviews judge the breakfast worse: [[f2]] reviews, from [[f3]] to [[f4]].',
  ].map((text) => ({ of: 1, text })),
  ...[
    '[[f1]] of the [[f2]] reviews praise the staff, and [[f3]] criticise it.',
    'The staff is praised in [[f1]] of [[f2]] reviews and criticised in [[f3]].',
    '[[f1]] of [[f2]] reviews compliment the staff, and [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews praise the staff, while [[f3]] complain about it.',
    'In [[f1]] of [[f2]] reviews guests praise the staff, and in [[f3]] they complain about it.',
    '[[f1]] of [[f2]] reviews commend the staff, and [[f3]] criticise it.',
    '[[f1]] of [[f2]] reviews praise the staff; [[f3]] complain about it.',
    '[[f1]] of [[f2]] reviews have praise for the staff, and [[f3]] have complaints about it.',
  ].map((text) => ({ of: 2, text })),
  ...[
    'Guests praise the bread and complain about the queue: [[q1]].',
    'Guests compliment the bread and criticise the queue: [[q1]].',
    'Reviews praise the bread and criticise the queue: [[q1]].',
    'There is praise for the bread and there are complaints about the queue: [[q1]].',
    'The bread is praised, and the queue is criticised: [[q1]].',
    'Reviews praise the bread but complain about the queue: [[q1]].',
    'Customers commend the bread, and they complain about the queue: [[q1]].',
    'Reviews praise the bread, and complain about the queue ([[q1]]).',
  ].map((text) => ({ of: 3, text })),
  ...[
    '[[f1]] of the reviews complain about the rooms.',
    '[[f1]] of reviews criticise the rooms.',
    'There are complaints about the rooms in [[f1]] of the reviews.',
    'In [[f1]] of the reviews, the rooms are criticised.',
    'Guests complain about the rooms in [[f1]] of the reviews.',
    'In [[f1]] of the reviews guests criticise the rooms.',
    'A share of [[f1]] of the reviews criticise the rooms.',
  ].map((text) => ({ of: 4, text })),
  ...[
    'Customers do not complain about the parking more often than before.',
    'Guests don’t complain about the parking more often than before.',
    'Guests do not criticise the parking more often than before.',
    'Guests do not complain about the parking more frequently than before.',
    'Reviews do not complain about the parking more frequently than previously.',
    'Complaints about the parking have not become more frequent.',
    'Guests are not complaining about the parking more often than earlier.',
  ].map((text) => ({ of: 5, text })),
  ...[
    'Reviews that praise the staff average [[f1]] stars, and those that complain about it [[f2]].',
    'Reviews which praise the staff have [[f1]] stars on average, and those which criticise it [[f2]].',
    'Reviews praising the staff have [[f1]] stars on average, and those complaining about it [[f2]].',
    'Reviews that compliment the staff have [[f1]] stars on average, and those that criticise it [[f2]].',
    'Reviews with praise for the staff have [[f1]] stars on average, and those with complaints about it [[f2]].',
    'Reviews that commend the staff have [[f1]] stars on average; those that complain about it [[f2]].',
    'On average, reviews that praise the staff have [[f1]] stars, and those that complain about it [[f2]].',
  ].map((text) => ({ of: 6, text })),
  ...[
    '[[f1]] reviews mention the wifi, and [[f2]] of them complain.',
    'The wifi is noted in [[f1]] reviews, and [[f2]] of them complain.',
    'The wifi is mentioned by [[f1]] reviews, and [[f2]] of them criticise.',
    'The wifi is mentioned in [[f1]] reviews; [[f2]] of them complain.',
    'The wifi was mentioned in [[f1]] reviews, and [[f2]] of these complain.',
    'Guests mention the wifi in [[f1]] reviews, and [[f2]] of them complain.',
  ].map((text) => ({ of: 7, text })),
]
