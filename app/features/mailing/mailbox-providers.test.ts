import { expect, test } from 'vitest'
import { providerOf } from './mail-lanes.server.ts'

test('the domains of a big provider belong together, and no others do', () => {
  const together = [
    ['a@gmail.com', 'b@googlemail.com'],
    ['a@hotmail.co.uk', 'b@outlook.de', 'c@live.nl', 'd@msn.com'],
    ['a@yahoo.com', 'b@yahoo.co.uk', 'c@aol.com', 'd@ymail.com'],
    ['a@icloud.com', 'b@me.com', 'c@mac.com'],
    ['a@gmx.net', 'b@web.de'],
  ]
  const names = together.map((group) => new Set(group.map(providerOf)))
  expect(names.every(({ size }) => size === 1)).toBe(true)
  expect(new Set(names.map(([name]) => name)).size).toBe(together.length)
  for (const own of ['notgmail.com', 'gmail.com.example', 'live.shop.example', 'me.com.example']) {
    expect(providerOf(`a@${own}`)).toBe(own)
  }
})
