import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { fileUnder, inferTrade } from '../aspects/trade.ts'

test('a noun of a known topic has its English name in every language, so that it tells the trade', () => {
  const { aspects } = analyse('Das Zimmer war sehr laut. Das Bett war unbequem.', { languageHint: 'de' })
  const trade = inferTrade([aspects])
  expect(aspects.map((aspect) => [aspect.term, fileUnder(trade, aspect)])).toEqual([
    ['Zimmer', 'room'],
    ['Bett', 'bed'],
  ])
})

test('a noun of no topic keeps its own word', () => {
  const { aspects } = analyse('Der Reißverschluss ist nach einer Woche kaputt gegangen.', {
    languageHint: 'de',
  })
  expect(aspects.map(({ topic }) => topic)).toEqual(['reißverschluss'])
})
