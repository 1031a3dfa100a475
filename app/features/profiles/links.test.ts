import { expect, test } from 'vitest'
import { linkName, readLinks } from './profile.vocabulary.ts'

test.for([
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://shop.example',
  'https://me@shop.example',
  'https://shop.example:8443',
  'https://192.168.0.1',
  'https://localhost',
  'mailto:me@shop.example',
  'https://',
  `https://shop.example/${'a'.repeat(200)}`,
])('“%s” is no link of a business', (typed) => {
  expect(readLinks(typed).error).toMatch(/https:\/\/|too long/)
})

test('links are read one a line, without a protocol too, and once each', () => {
  const { links } = readLinks('instagram.com/crumb\n\n https://instagram.com/crumb \nhttps://shop.example/')
  expect(links).toEqual(['https://instagram.com/crumb', 'https://shop.example'])
  expect(readLinks(Array.from({ length: 9 }, (_, at) => `a${at}.example`).join('\n')).error).toMatch(
    /At most 8/,
  )
})

test('a network is named only for its own domain', () => {
  expect(linkName('https://www.instagram.com/crumb')).toBe('Instagram')
  expect(linkName('https://de-de.facebook.com/crumb')).toBe('Facebook')
  expect(linkName('https://youtu.be/crumb')).toBe('YouTube')
  expect(linkName('https://instagram.com.evil.example/crumb')).toBe('instagram.com.evil.example')
  expect(linkName('https://notinstagram.com/crumb')).toBe('notinstagram.com')
  expect(linkName('https://іnstagram.com/crumb')).toMatch(/^xn--/)
})
