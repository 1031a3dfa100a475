import { expect, test } from 'vitest'
import { readTheme } from './theme.ts'

const asked = (cookie?: string) =>
  readTheme(new Request('https://x.example/', cookie ? { headers: { cookie } } : {}))

test('the remembered theme is read from among other cookies, and nothing else is believed', () => {
  expect(asked('a=1; theme=dark; b=2')).toBe('dark')
  expect(asked('theme=light')).toBe('light')
  expect(asked()).toBe('auto')
  expect(asked('theme=sepia')).toBe('auto')
  expect(asked('mytheme=dark')).toBe('auto')
})
