import { describe, expect, test } from 'vitest'
import { analyse } from '#analysis/analyse.ts'
import { cutQuote, shownPart } from './cut-quote.ts'

function cut(text: string, most: number) {
  const { sentences } = analyse(text, { rating: 5 })
  const part = cutQuote({ text, sentences }, (tried) => shownPart(tried).length <= most)
  if (part) expect(text).toContain(part.text)
  return part && shownPart(part)
}

test('a text that fits is quoted whole, whatever it says', () => {
  const text = 'Lovely staff. Never again, though.'
  expect(cut(text, 100)).toBe(text)
})

test('of praise alone as many whole sentences stay as fit, and what was left out is marked', () => {
  const text = 'The bread is great. The staff are lovely. Everything is wonderful here.'
  expect(cut(text, 60)).toBe('[…] The staff are lovely. Everything is wonderful here.')
  expect(cut(text, 18)).toBeNull()
})

describe('a cut never leaves out what turns the praise', () => {
  test.for([
    ['en', 'The bread is great. The staff are lovely. But the coffee is terrible.', 'terrible'],
    ['en', 'Best bakery in town. That is what they say. The bread is wonderful.', 'That is what they say'],
    ['en', 'The best bread ever. The nicest staff. Yeah, right.', 'Yeah, right'],
    ['en', 'The bread is wonderful. The staff are lovely. I would not go again.', 'not go again'],
    ['en', 'The bread is wonderful. The staff are lovely. 🙄', '🙄'],
    ['de', 'Das Brot ist hervorragend. Das Personal ist freundlich. Leider nur am Morgen.', 'Leider'],
    ['de', 'Das Brot ist wunderbar. Sehr nettes Personal. Allerdings ist der Kaffee schlecht.', 'Allerdings'],
    ['fr', 'Le pain est excellent. Le personnel est très aimable. Mais le café est mauvais.', 'Mais'],
    ['es', 'El pan es excelente. El personal es muy amable. Pero el café es malo.', 'Pero'],
    ['it', 'Il pane è ottimo. Il personale è gentilissimo. Purtroppo il caffè è pessimo.', 'Purtroppo'],
    ['nl', 'Het brood is heerlijk. Het personeel is vriendelijk. Helaas is de koffie slecht.', 'Helaas'],
    ['pl', 'Chleb jest wspaniały. Obsługa bardzo miła. Niestety kawa jest okropna.', 'Niestety'],
    ['tr', 'Ekmek harika. Personel çok nazik. Ama kahve çok kötü.', 'Ama'],
  ])('in %s: %s', ([, text, turn]) => {
    for (let most = 20; most < text!.length; most++) {
      const quote = cut(text!, most)
      if (quote) expect(quote).toContain(turn)
    }
  })
})

test.for([
  [
    'a question whose answer follows',
    'Is it the best bakery in the whole town? It is wonderful. The staff are lovely.',
  ],
  [
    'half of somebody’s speech',
    'They say “The bread is great. The staff are lovely.” The cakes are wonderful.',
  ],
  ['a sentence that runs on', 'The bread is great... The staff are lovely. The cakes are wonderful.'],
])('a quote does not end in %s', ([, text]) => {
  for (let most = 20; most < text!.length; most++) {
    const quote = cut(text!, most) ?? ''
    expect(quote).not.toMatch(/\? \[…\]$|\.\.\. \[…\]$/)
    expect(quote.match(/“/g)?.length).toBe(quote.match(/”/g)?.length)
  }
})

test('a text in a language that the engine does not know is never cut', () => {
  const text = 'パンがとてもおいしいです。スタッフも親切です。コーヒーは最悪でした。'
  expect(cut(text, text.length)).toBe(text)
  expect(cut(text, 25)).toBeNull()
})
