import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

test.each([
  ['en', 'My previous dentist was rude and the waiting room was dirty.'],
  ['en', 'The restaurant down the road has terrible service.'],
  ['en', 'I had read that the staff was rude.'],
  ['en', 'A friend told me that the food was awful.'],
  ['de', 'Mein voriger Zahnarzt war grob und die Praxis war schmutzig.'],
  ['de', 'Ich hatte gelesen, dass das Personal unfreundlich ist.'],
  ['fr', 'Mon ancien dentiste était désagréable et le cabinet était sale.'],
  ['es', 'El restaurante de enfrente tiene un servicio malo.'],
  ['it', 'Il ristorante di fronte ha un servizio pessimo.'],
  ['pt', 'O restaurante do lado tem um serviço péssimo.'],
  ['nl', 'Mijn vorige tandarts was onvriendelijk en de praktijk was vies.'],
  ['da', 'Min tidligere tandlæge var uvenlig, og klinikken var beskidt.'],
  ['sv', 'Min förra tandläkare var otrevlig och väntrummet var smutsigt.'],
  ['pl', 'Mój poprzedni dentysta był niemiły, a gabinet był brudny.'],
  ['cs', 'Můj předchozí zubař byl nepříjemný a čekárna byla špinavá.'],
  ['tr', 'Önceki dişçim çok kabaydı ve muayenehane kirliydi.'],
])('in %s it is about somebody else: "%s"', (languageHint, text) => {
  const { sentences, aspects } = analyse(text, { languageHint, rating: 5 })
  expect(sentences.map(({ isElsewhere, shown }) => ({ isElsewhere, shown }))).toEqual([
    { isElsewhere: true, shown: false },
  ])
  for (const { isElsewhere, shown } of aspects)
    expect({ isElsewhere, shown }).toEqual({ isElsewhere: true, shown: false })
})

test.each([
  ['en', 'The staff was much kinder than my previous dentist.'],
  ['en', 'The restaurant has terrible service and the road is loud.'],
  ['en', 'I read a book while the coffee was brewing and the staff was kind.'],
  ['de', 'Das Personal ist freundlicher als mein voriger Zahnarzt.'],
  ['fr', 'Le personnel est plus aimable que mon ancien dentiste.'],
])('in %s it is about us: "%s"', (languageHint, text) => {
  const { sentences, aspects } = analyse(text, { languageHint, rating: 5 })
  for (const { isElsewhere } of [...sentences, ...aspects]) expect(isElsewhere).toBe(false)
})

test('after a "but" it is about us again', () => {
  const { sentences, aspects } = analyse('My previous dentist hurt me, but the staff here is gentle.', {
    languageHint: 'en',
  })
  expect(sentences.map(({ isElsewhere }) => isElsewhere)).toEqual([false])
  expect(aspects.find(({ term }) => term === 'staff')?.isElsewhere).toBe(false)
})
