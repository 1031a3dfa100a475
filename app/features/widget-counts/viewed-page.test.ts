import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf, pageOf } from './viewed-page.ts'

test.for([
  ['/', 'https://shop.example/'],
  ['/cakes/lemon-cake', 'https://shop.example/cakes/lemon-cake'],
  ['/2026/11/our-new-oven', 'https://shop.example/2026/11/our-new-oven'],
  ['/cakes?email=ada@mail.example#ada', 'https://shop.example/cakes'],
  ['/account/ada@mail.example/orders', 'https://shop.example/account/…/orders'],
  ['/account/ada%40mail.example', 'https://shop.example/account/…'],
  ['/orders/1048576', 'https://shop.example/orders/…'],
  ['/o/01933573-4891-763e-b548-3d14c80560d3/done', 'https://shop.example/o/…/done'],
  ['/login/c7f2b41e9a0d4b6f8c3e', 'https://shop.example/login/…'],
])('of %s, %s is kept', ([path, kept]) => {
  expect(pageOf('https://shop.example', path!)).toBe(kept)
})

test('the longest page, with whatever in it, fits the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (path) => {
      const page = pageOf('https://shop.example', `/${path}`)
      expect(page.length).toBeLessThanOrEqual(300)
      expect(page.isWellFormed() && !page.includes('\u0000')).toBe(true)
    }),
  )
})

test.for([
  undefined,
  '',
  'null',
  'file://',
  'javascript:alert(1)',
  'https://shop.example/path',
  'https://a b',
  'HTTPS://SHOP.EXAMPLE',
])('a beacon from %s is of no site', (header) => expect(originOf(header)).toBeNull())

test('a site is kept with its port', () => {
  expect(originOf('http://localhost:8080')).toBe('http://localhost:8080')
})
