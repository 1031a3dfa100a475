import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'

test.each([
  ['en', 'We had the same table as on our first date.', 'The staff were wonderful.'],
  ['de', 'Alles vertrocknet angekommen.', 'Das Personal war wunderbar.'],
  ['fr', 'Injoignables !', 'Le personnel était formidable.'],
])('five stars alone show no sentence as praise in %s, but words do', (languageHint, fact, praise) => {
  const shown = (text: string) => analyse(text, { rating: 5, languageHint }).sentences.map((s) => s.shown)
  expect(shown(fact)).toEqual([false])
  expect(shown(praise)).toEqual([true])
})
