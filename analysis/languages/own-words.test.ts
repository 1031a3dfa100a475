import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

test('a word is a function word only where all of its English is', () => {
  const { keywords } = analyse('Das Bett ist unbequem und dafür teuer.', { languageHint: 'de' })
  expect(keywords.join(' ')).toContain('unbequem')
  expect(keywords.join(' ')).not.toMatch(/dafür|und/)
})
