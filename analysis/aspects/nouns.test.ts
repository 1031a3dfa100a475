import { expect, test } from 'vitest'
import { ownNoun, singular } from './nouns.ts'

test.for([
  [
    'pies brownies ties cookies movies hoodies pastries ladies',
    'pie brownie tie cookie movie hoodie pastry lady',
  ],
  ['loaves knives shelves gloves sleeves olives', 'loaf knife shelf glove sleeve olive'],
  ['tomatoes potatoes shoes toes', 'tomato potato shoe toe'],
  ['dishes boxes dresses quiches headaches watches', 'dish box dress quiche headache watch'],
  ['sizes prizes buses lenses houses bases courses', 'size prize bus lens house base course'],
  ['teeth mice women children menus taxis tvs', 'tooth mouse woman child menu taxi tv'],
  ['glasses scissors trousers clothes stairs', 'glasses scissors trousers clothes stairs'],
  ['bus gas glass basis virus keys buttons lids', 'bus gas glass basis virus key button lid'],
] as const)('the singular of %s is %s', ([plural, expected]) => {
  expect(plural.split(' ').map(singular).join(' ')).toBe(expected)
})

test('spellings are folded together, British and American, right and wrong', () => {
  expect(['colors', 'colour', 'tires', 'donuts', 'e-mails', 'cappucinos', 'browny'].map(ownNoun)).toEqual([
    'colour',
    'colour',
    'tyre',
    'doughnut',
    'email',
    'cappuccino',
    'brownie',
  ])
})

test('a noun is its own singular', () => {
  for (const noun of ['pie', 'quiche', 'bus', 'loaf', 'size', 'shoe', 'wifi', 'glasses', 'Straße', '店', ''])
    expect(singular(noun)).toBe(noun)
})
