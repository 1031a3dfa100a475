import { expect, test } from 'vitest'
import { loadEngine } from '../engine.ts'
import { tokenise } from '../text/tokens.ts'
import { moodBetween, readMood } from './mood.ts'

test('the parts of a sentence have moods of their own', () => {
  const tokens = tokenise('The room was lovely but the bath was filthy')
  const mood = readMood(loadEngine(), tokens)
  expect(moodBetween(mood, 0, 4)).toBeGreaterThan(0.3)
  expect(moodBetween(mood, 5, tokens.length)).toBeLessThan(-0.3)
})
