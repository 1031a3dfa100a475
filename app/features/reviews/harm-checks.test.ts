import { describe, expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { findReasonsIn } from './text-checks.ts'

const own = { hosts: ['crumb.example'], address: '12 Baker Street, London NW1 6XE' }
const foundIn = (wording: string) => findReasonsIn(wording, own)

describe('personal data', () => {
  test.for([
    'Ask for Vera, vera.kowalska@post.example',
    'The baker, call him on 020 7946 0123',
    'She still owes me. DE89 3704 0044 0532 0130 00',
    'The owner lives at 14 Elm Road, go and tell her.',
    'His address is 27 Orchard Lane, BS8 3AB, he is there most evenings.',
    'Der Chef wohnt in der Lindenstraße 12.',
    'Er wohnt in der Rosenstraße 12, 50667 Köln.',
    'Il habite 12 rue des Lilas, 75011 Paris',
    'Abita in via Garibaldi 12, 20121 Milano',
    'Vive en calle Mayor 12, 28013 Madrid',
    'Hij woont op Dorpsstraat 12',
    'Mieszka przy ul. Długa 12, 00-238 Warszawa',
    'Mora na rua Augusta 12, 1100-053 Lisboa',
  ])('is in: %s', (wording) => {
    expect(foundIn(wording)).toContain('personal_data')
  })

  test.for([
    '12 Baker Street is hard to find',
    'They moved from 14 Elm Road to the market',
    'We live at the other end of town, 14 miles away.',
    'Their shop at 12 Baker Street, London NW1 6XE, is lovely',
    'I waited an hour at 27 Orchard Lane, Bristol BS8 3AB, for stale bread.',
    'The address is 27 Orchard Lane, Bristol BS8 3AB. Avoid it.',
    'In der Filiale in der Rosenstraße 12, 50667 Köln, war alles kalt.',
    'Write to hello@crumb.example, they answer.',
    'We were there on 12.11.2026 and paid 12.50',
    'Die Straße 5 Minuten weiter ist besser',
  ])('is not in: %s', (wording) => {
    expect(foundIn(wording)).toEqual([])
  })
})

describe('threats', () => {
  test.for([
    'I will kill you.',
    "Next time I'll kill him!",
    'We’ll burn your shop down',
    "I'm going to come back and stab the manager.",
    'i will break your legs',
    'Ich bringe dich um!',
    'Ich werde euch umbringen',
    'Wir zünden euren Laden an',
    'Je vais vous tuer',
    'On va brûler votre magasin',
    'Te voy a matar',
    'Voy a quemar tu tienda',
    'Ti ammazzo.',
    'Bruceremo il vostro negozio',
    'Ik ga je vermoorden',
    'Ik steek de winkel in brand',
    'Zabiję cię',
    'Spalimy wasz sklep',
    'Vou te matar',
    'Vamos queimar a vossa loja',
  ])('are in: %s', (wording) => {
    expect(foundIn(wording)).toEqual(['hate_or_threats'])
  })

  test.for([
    'This cake is to die for',
    'The queue will kill you',
    "I'd kill for these croissants",
    'I will shoot you an email about it',
    'I will kill them with kindness',
    'We will beat you to the last loaf',
    'The waiter said I will kill you, and laughed',
    'He shouted: “I will kill you!” and threw us out',
    'They will kill you with butter',
    'I will burn the calories off',
    'Ich bringe sie um acht Uhr nach Hause',
    'The bread is the bomb',
    'My diet is dead, and I will kill her recipe by copying it',
  ])('are not in: %s', (wording) => {
    expect(foundIn(wording)).toEqual([])
  })
})

describe('spam', () => {
  test.for([
    'Buy the same at www.cheap-bread.example',
    'Use my code CRUMB10',
    'Go to evil.example/crumb.example',
  ])('is in: %s', (wording) => {
    expect(foundIn(wording)).toEqual(['spam'])
  })

  test.for([
    'I ordered at https://www.crumb.example/menu, it was easy.',
    '(crumb.example) is slow',
    'A genuine review of bread and butter',
  ])('is not in: %s', (wording) => {
    expect(foundIn(wording)).toEqual([])
  })

  test('is in a link to a host that only ends like the business’s own', () => {
    expect(foundIn('Better: notcrumb.example')).toEqual(['spam'])
  })
})

test('5,000 equal characters of any class take no time', () => {
  const classes = ['a', 'A', 'ß', '1', ' ', '.', '-', '@', '"', '“', "'", '\n', '𝒜', 'é', '中', '+', '/', '١']
  const endless = classes.flatMap((one) => [
    one.repeat(5000),
    `${one} `.repeat(2500),
    `1 ${one}`.repeat(1666),
  ])
  for (const wording of [...endless, 'i will '.repeat(714), 'lives at '.repeat(555), 'via a'.repeat(1000)]) {
    const computed = computingTime()
    findReasonsIn(wording, own)
    expect(computed(), `${wording.slice(0, 6)}…`).toBeLessThan(500)
  }
})
