import { expect, test } from 'vitest'
import { mailDomainOf } from './mail-address.ts'

test('mailboxes of one domain are together, however many names are made below it', () => {
  for (const address of ['a@shop.example', 'b+c@SHOP.example', 'x@a.b.shop.example', ' d@shop.example. '])
    expect(mailDomainOf(address)).toBe('shop.example')
  expect(mailDomainOf('a@mail.firm.co.uk')).toBe('firm.co.uk')
})

test('public mail, internet and relay providers are shared by strangers', () => {
  const hosts = 'gmail.com web.de orange.fr btinternet.com ziggo.nl seznam.cz wp.pl tiscali.it mynet.com'
  for (const host of `${hosts} duck.com privaterelay.appleid.com icloud.com sub.gmail.com`.split(' '))
    expect(mailDomainOf(`sam@${host}`), host).toBeNull()
})

test('what is no address has no domain', () => {
  for (const odd of [
    '',
    '@',
    'sam',
    'shop.example',
    'a@localhost',
    'a@co.uk',
    'a@127.0.0.1',
    `a@${'a.'.repeat(9e4)}com`,
  ])
    expect(mailDomainOf(odd), odd.slice(0, 40)).toBeNull()
})
