import { expect, test } from 'vitest'
import { completionsOf } from './completions.ts'
import { parseQuestion } from './parse-question.ts'
import { questionQuery, readQuestion } from './question.schema.ts'

const at = new Date('2026-11-24T12:00:00Z')
const read = (typed: string) => {
  const { question, content } = parseQuestion(typed, at)
  return { from: undefined, to: undefined, compare: undefined, ...question, content }
}

test.for([
  ['How many complain about the sauna?', { show: 'count', say: 'complaint', content: ['sauna'] }],
  ['Wie viele Beschwerden über die Sauna?', { show: 'count', say: 'complaint', content: ['sauna'] }],
  ['Combien de plaintes sur le sauna ?', { show: 'count', say: 'complaint', content: ['sauna'] }],
  ['What should we tackle next?', { show: 'fix', content: [] }],
  ['Worüber beschweren sich die Gäste am meisten?', { show: 'fix', content: [] }],
  ["Qu'est-ce qui agace le plus ?", { show: 'fix' }],
  ['What do guests love?', { show: 'like' }],
  ['Was loben unsere Kunden?', { show: 'like' }],
  ['Points forts', { show: 'like' }],
  ['What got better lately?', { show: 'changed' }],
  ['Was hat sich seit dem Sommer verschlechtert?', { show: 'changed', from: '2026-06-01' }],
  ["Qu'est-ce qui a changé depuis mai ?", { show: 'changed', from: '2026-05-01' }],
  ['average rating per quarter', { show: 'average', by: 'quarter' }],
  ['Schnitt pro Jahr', { show: 'average', by: 'year' }],
  ['moyenne par mois', { show: 'average', by: 'month' }],
] as const)('“%s” is read whole', ([typed, expected]) => {
  expect(read(typed)).toMatchObject(expected)
})

test.for([
  ['why only two stars', { stars: '2', say: 'complaint' }],
  ['Warum nur zwei Sterne?', { stars: '2', say: 'complaint' }],
  ['Pourquoi deux étoiles ?', { stars: '2', say: 'complaint' }],
  ['4 to 5 star reviews', { stars: '4-5' }],
  ['why is the sauna closed so often', { say: 'complaint', content: ['sauna closed'] }],
  ['reviews where stars and text dont match', { odd: 'stars', content: [] }],
  ['quels avis ne parlent pas de nous', { odd: 'business', content: [] }],
  ['what do the Dutch say about breakfast', { written: 'nl', content: ['breakfast'] }],
  ['Was sagen die Italiener zum Frühstück?', { written: 'it', content: ['frühstück'] }],
  ['que disent les clients espagnols du petit déjeuner', { written: 'es', content: ['petit déjeuner'] }],
  ['et les turcs et les portugais ils disent quoi', { written: 'tr pt', content: [] }],
  ['are Polish reviews worse than the Czech ones', { written: 'pl cs', by: 'language', show: 'average' }],
] as const)('“%s” is about some reviews', ([typed, expected]) => {
  expect(read(typed)).toMatchObject(expected)
})

test.for([
  ['nicest quote for the website', { show: 'quotes', stars: '4-5', say: 'praise', content: [] }],
  ['schönster Satz über Aoife', { stars: '4-5', say: 'praise', content: ['aoife'] }],
  ['le pire avis', { show: 'quotes', stars: '1-2', say: 'complaint', content: [] }],
  ['what should we advertise', { show: 'like', content: [] }],
  ['was schreiben wir auf das Plakat', { show: 'like', content: [] }],
  ['que mettre sur l’affiche', { show: 'like', content: [] }],
  ['how many reviews are unanswered', { beyond: 'reply', content: [] }],
  ['wie schnell antworten wir', { beyond: 'reply', content: [] }],
  ['how fast do we answer the phone', { content: ['phone'] }],
  ['wie viele Bewertungen haben wir', { show: 'count', content: [] }],
  ['combien d’avis avons-nous', { show: 'count', content: [] }],
  ['which month was the best', { show: 'average', by: 'month', content: [] }],
  ['which ones are not about us', { odd: 'business' }],
  ['welche Bewertungen gehören gar nicht zu uns', { odd: 'business' }],
  ['what did people say lately', { from: '2026-08-24', content: [] }],
  ['is it true nobody moans about the sauna', { content: ['sauna'] }],
] as const)('“%s” is a plain question', ([typed, expected]) => {
  expect(read(typed)).toMatchObject(expected)
})

test.for([
  ['stars since we moved in May', { from: '2026-05-01', compare: 'ever' }],
  ['Schnitt vor und nach Mitte Juni', { from: '2026-06-15', compare: 'ever' }],
  ['note moyenne avant et après avril', { from: '2026-04-01', compare: 'ever' }],
  ['lockers between March and May 2025', { from: '2025-03-01', to: '2025-05-31', compare: undefined }],
  ['Umkleiden im letzten Monat', { from: '2026-10-01', to: '2026-10-31', compare: undefined }],
  ['vestiaires les trois derniers mois', { from: '2026-08-24', to: undefined }],
  ['this spring vs winter', { from: '2026-03-01', to: '2026-05-31', compare: '2025-12-01..2026-02-28' }],
  [
    'Juli/August gegen September, Sterne',
    { from: '2026-07-01', to: '2026-08-31', compare: '2026-09-01..2026-09-30' },
  ],
  [
    'Vergleiche Juli/August mit September/Oktober dieses Jahr',
    { from: '2026-07-01', to: '2026-08-31', compare: '2026-09-01..2026-10-31' },
  ],
  [
    'September against July and August',
    { from: '2026-09-01', to: '2026-09-30', compare: '2026-07-01..2026-08-31' },
  ],
  [
    'compare july and august with september, stars. this year obviously',
    { from: '2026-07-01', to: '2026-08-31', compare: '2026-09-01..2026-09-30' },
  ],
  [
    'from July to August versus September: stars',
    { from: '2026-07-01', to: '2026-08-31', compare: '2026-09-01..2026-09-30' },
  ],
  ['Compare June with July', { from: '2026-06-01', to: '2026-06-30', compare: '2026-07-01..2026-07-31' }],
  [
    'Les gens se plaignent de quoi en été ? (juin à août)',
    { from: '2026-06-01', to: '2026-08-31', compare: undefined },
  ],
  ['parking in July and August', { from: '2026-07-01', to: '2026-08-31', compare: undefined }],
  [
    'parking in June 2025 and July 2026',
    { from: '2025-06-01', to: '2025-06-30', compare: '2026-07-01..2026-07-31' },
  ],
  ['parking from November to January', { from: '2025-11-01', to: '2026-01-31', compare: undefined }],
  [
    'parking in June and January',
    { from: '2026-06-01', to: '2026-06-30', compare: '2026-01-01..2026-01-31' },
  ],
  [
    "compare l'hiver dernier et cet été",
    { from: '2025-12-01', to: '2026-02-28', compare: '2026-06-01..2026-08-31' },
  ],
  [
    'Winter gegen Frühling bitte, Sterne und Beschwerden',
    { from: '2025-12-01', to: '2026-02-28', compare: '2026-03-01..2026-05-31' },
  ],
  ['compare July, August and September', { from: '2026-07-01', to: '2026-09-30', by: 'month' }],
  ['attente en juillet et août l’an dernier', { from: '2025-07-01', to: '2025-08-31', compare: undefined }],
  ['Depuis quand parlent-ils des bipeurs ?', { from: undefined, compare: undefined }],
  ['better than last year?', { from: '2026-01-01', compare: '2025-01-01..2025-12-31', show: 'average' }],
  ['besser als letztes Jahr?', { from: '2026-01-01', compare: '2025-01-01..2025-12-31' }],
  ["mieux que l'an dernier ?", { from: '2026-01-01', compare: '2025-01-01..2025-12-31' }],
  ['Sterne seit 3. Mai und vorher?', { from: '2026-05-03', compare: 'ever' }],
  [
    'compare jan-march with april-june, stars',
    { from: '2026-01-01', to: '2026-03-31', compare: '2026-04-01..2026-06-30' },
  ],
  ['refund in 2 days', { from: undefined, to: undefined }],
  ['may I have the menu', { from: undefined }],
  ['Samuel in March', { content: ['samuel'], from: '2026-03-01' }],
] as const)('“%s” is about a time, and about no other', ([typed, expected]) => {
  expect(read(typed)).toMatchObject(expected)
})

test.for([
  ['How much profit do we make with yoga?', 'money'],
  ['Wie hoch ist unser Umsatz?', 'money'],
  ["quel est notre chiffre d'affaires", 'money'],
  ['Will members stay next year?', 'future'],
  ['Werden wir nächstes Jahr mehr Kunden haben?', 'future'],
  ['Est-ce que nos clients vont revenir l’an prochain ?', 'future'],
  ['How do our competitors do?', 'others'],
  ['Was macht die Konkurrenz besser?', 'others'],
  ['que font nos concurrents', 'others'],
] as const)('“%s” asks what reviews do not tell', ([typed, beyond]) => {
  expect(read(typed).beyond).toBe(beyond)
})

test('what is so today asks of no time to come, and a mood beside a thing narrows nothing', () => {
  expect(read('Gibt es noch Beschwerden über das Telefon seit März?')).toMatchObject({
    from: '2026-03-01',
    content: ['telefon'],
  })
  expect(read('Gibt es noch Beschwerden über das Telefon seit März?').beyond).toBeUndefined()
  expect(read('Sind Rentner zufrieden').stars).toBeUndefined()
  expect(read('Wie viele Bewertungen haben wir pro Monat und wie gut sind sie').by).toBe('month')
})

test.for([
  'who gets the most praise',
  'Wer ist unser bester Mitarbeiter?',
  'Wer wird am meisten gelobt?',
  'qui est le plus apprécié',
])('“%s” is answered by name', (typed) => {
  expect(read(typed)).toMatchObject({ by: 'name', content: [] })
})

test.for([
  ['bed bugs', ['bed bugs']],
  ['Do people who mention yoga stay longer?', ['yoga stay longer']],
  ['how many mention “rude waiter”', ['rude waiter']],
  ['anything about towels?', ['towels']],
] as const)('of “%s” no word is dropped, and those beside each other stay so', ([typed, content]) => {
  expect(read(typed).content).toEqual(content)
})

test.for(['en', 'de', 'fr'] as const)('of what the box offers in %s, each word is used', (language) => {
  for (const offered of completionsOf(['parking'], [], language)) {
    const { more, content } = parseQuestion(offered, at)
    expect(
      more.filter(({ isLikely }) => isLikely),
      offered,
    ).toEqual([])
    expect(content, offered).toEqual(/parking/i.test(offered) ? ['parking'] : [])
  }
})

test('long and hostile text is read without harm', () => {
  const hostile = [
    '('.repeat(10_000),
    'in May '.repeat(2000),
    "'; drop table reviews; --",
    '\u202e1 star',
    '5'.repeat(10_000),
  ]
  for (const typed of [...hostile, '<b>&amp;</b> .* [a-z]+$', '', '?!', '\ud800'])
    expect(() => parseQuestion(typed, at)).not.toThrow()
})

test('a question is its address, and the other way round; what is invalid is left out', () => {
  const asked = {
    show: 'count',
    topic: 'bread',
    say: 'praise',
    stars: '4-5',
    written: 'de fr',
    compare: 'ever',
  } as const
  expect(readQuestion(new URLSearchParams(questionQuery(asked)))).toMatchObject(asked)
  const odd =
    'show=nothing&stars=9&from=yesterday&topic=%00&by=moon&written=klingon&compare=2026-1..x&list=some'
  expect(readQuestion(new URLSearchParams(odd))).toEqual({ show: 'count' })
  expect(readQuestion(new URLSearchParams('topic=bread'))).toBeNull()
})

test.for([
  ['what did the polish customers say', 'pl', undefined],
  ['Was stört die polnischen Kunden?', 'pl', undefined],
  ['what do polite customers say', undefined, undefined],
  ['are weekend reviews different from weekdays', undefined, 'weekday'],
  ['sind wir am Wochenende schlechter', undefined, 'weekday'],
  ['Sind die Bewertungen am Wochenende schlechter als unter der Woche?', undefined, 'weekday'],
] as const)('of “%s”, languages and days', ([typed, written, by]) => {
  const { question, content } = parseQuestion(typed, new Date('2026-11-20'))
  expect([question.written, question.by]).toEqual([written, by])
  if (by) expect(content).toEqual([])
})
