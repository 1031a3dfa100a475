import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessName } from './business.schema.ts'
import { domainOf, websiteOf } from './domain.ts'
import { nameOfWebsite, readableDomain } from './domain-name.server.ts'

test.each([
  ['bakery.com', 'bakery.com'],
  ['  bakery.com  ', 'bakery.com'],
  ['BAKERY.Com', 'bakery.com'],
  ['http://bakery.com', 'bakery.com'],
  ['HTTPS://WWW.bakery.com/', 'bakery.com'],
  ['www.bakery.com/bread/rolls?size=2#top', 'bakery.com'],
  ['bakery.com:8443/x', 'bakery.com'],
  ['bakery.com.', 'bakery.com'],
  ['www.bakery.com.:443', 'bakery.com'],
  ['//bakery.com', 'bakery.com'],
  ['www.www.bakery.com', 'bakery.com'],
  ['shop.bakery.co.uk', 'shop.bakery.co.uk'],
  ['www2.bakery.com', 'www2.bakery.com'],
  ['wwwbakery.com', 'wwwbakery.com'],
  ['www.com', 'www.com'],
  ['crumb.github.io', 'crumb.github.io'],
  ['bäckerei.de', 'xn--bckerei-5wa.de'],
  ['BÄCKEREI.DE', 'xn--bckerei-5wa.de'],
  ['xn--bckerei-5wa.de', 'xn--bckerei-5wa.de'],
  ['пекарня.рф', 'xn--80ajpngj0i.xn--p1ai'],
  ['bakery。com', 'bakery.com'],
  ['corner-and-crumb.example', 'corner-and-crumb.example'],
])('the domain of %s is %s', (website, domain) => {
  expect(domainOf(website)).toBe(domain)
})

test.each([
  '',
  '   ',
  'https://',
  'localhost',
  'http://localhost:3000',
  'bakery',
  'co.uk',
  '192.168.1.1',
  'http://127.1/',
  '0x7f.1',
  '[::1]',
  'http://[::1]/',
  'mailto:me@bakery.com',
  'me@bakery.com',
  'https://me:secret@bakery.com',
  'ftp://bakery.com',
  'javascript:alert(1)',
  'javascript://bakery.com/%0aalert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'my bakery.com',
  'bakery..com',
  '-bakery.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
])('%j is no website', (website) => {
  expect(domainOf(website)).toBeNull()
  expect(websiteOf(website)).toBeNull()
})

test('the address to link to keeps what was typed of it, and is always http or https', () => {
  expect(websiteOf('bakery.com')).toBe('https://bakery.com')
  expect(websiteOf('http://www.bakery.com/bread?x=1#top')).toBe('http://www.bakery.com/bread?x=1')
})

test('a domain is its own domain, and its website has it too', () => {
  const host = fc.webUrl({ withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(fc.oneof(host, fc.domain(), fc.string(), fc.webAuthority()), (typed) => {
      const domain = domainOf(typed)
      if (domain === null) return
      expect(domainOf(domain)).toBe(domain)
      expect(domain).toBe(domain.toLowerCase())
      expect(domain).toMatch(/^[a-z0-9._-]{3,253}$/)
      expect(domainOf(websiteOf(typed)!)).toBe(domain)
      expect(websiteOf(typed)).toMatch(/^https?:\/\//)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['www.mueller-backstube.de', 'Mueller Backstube'],
  ['kaffee-braun.co.uk', 'Kaffee Braun'],
  ['shop.bakery.com', 'Bakery'],
  ['x.com', 'x.com'],
  ['a.de', 'a.de'],
  ['xn--bckerei-5wa.de', 'Bäckerei'],
  ['пекарня.рф', 'Пекарня'],
  ['crumb.github.io', 'Crumb'],
  ['my-shop.myshopify.com', 'My Shop'],
  ['annas-bakery.business.site', 'Annas Bakery'],
  ['www.wordpress.com', 'wordpress.com'],
  ['sites.google.com/view/annas-bakery/home', 'Annas Bakery'],
  ['https://www.facebook.com/AnnasBakery-102938475/', 'Annas Bakery'],
  ['facebook.com/profile.php?id=102938475', 'facebook.com'],
  ['instagram.com/annas.bakery', 'Annas Bakery'],
  ['etsy.com/shop/CrumbAndCo', 'Crumb And Co'],
  ['anna.wixsite.com/b%C3%A4ckerei', 'Bäckerei'],
  ['sites.google.com/view/%00%E0%A4%A', '00 E0 A4 A'],
  [`facebook.com/${'bread-and-'.repeat(9)}rolls`, `${'Bread And '.repeat(8)}`.trim()],
])('the name guessed for %s is %s', (typed, name) => {
  expect(nameOfWebsite(websiteOf(typed)!)).toBe(name)
})

test.each([
  ['bäckerei.de', 'bäckerei.de'],
  ['SMØRREBRØD.dk', 'smørrebrød.dk'],
  ['żółw.example.pl', 'żółw.example.pl'],
  ['straße.de', 'straße.de'],
  ['tiệm.example', 'tiệm.example'],
  ['kapı.com.tr', 'kapı.com.tr'],
  ['пекарня.рф', 'пекарня.рф'],
  ['αρτοποιείο.gr', 'αρτοποιείο.gr'],
  ['パン屋.jp', 'パン屋.jp'],
  ['חלה.example', 'חלה.example'],
])('%s is shown as %s', (typed, shown) => {
  expect(readableDomain(domainOf(typed)!)).toBe(shown)
})

test.each([
  ['letters of two scripts', 'раypal.com'],
  ['Cyrillic that reads as Latin', 'аррӏе.com'],
  ['Greek that reads as Latin', 'νοορ.com'],
  ['a Latin letter that is another', 'ɡoogle.com'],
  ['an i without its dot outside Turkey', 'lınkedin.com'],
  ['a mark that one overlooks', 'a\u0338mazon.com'],
  ['a letter in front of an honest name', 'аррӏе.bäckerei.de'],
  ['a mark that passes for a slash', 'bank.de⁄login.crumb.com'],
])('%s stays in ASCII', (_, typed) => {
  const domain = domainOf(typed)
  if (domain !== null) expect(readableDomain(domain)).toBe(domain)
})

test('the name guessed from any website passes the form', () => {
  const website = fc.oneof(
    fc.domain(),
    fc.webPath().map((path) => `sites.google.com${path}`),
    fc.string({ unit: 'binary' }).map((name) => `facebook.com/${encodeURI(name.toWellFormed())}`),
  )
  fc.assert(
    fc.property(website, (typed) => {
      const address = websiteOf(typed)
      if (address === null) return
      const name = nameOfWebsite(address)
      expect(businessName.parse({ name })).toEqual({ name })
      expect(readableDomain(domainOf(typed)!)).not.toBe('')
    }),
    { examples: [['facebook.com/%E3%81%81%E2%B7%A0']] },
  )
})
