import { expect, test } from 'vitest'
import { corpusWidget, withPhotos } from '#bench/widgets/corpus.ts'
import { kinds } from '../kinds/kinds.ts'
import { el, type Tree } from '../tree.ts'
import { widgetKinds } from '../widget-data.ts'
import { isHarmless } from './harmless.ts'

const origin = 'https://reviews.example'
const photo = `${origin}/business/b/photos/p.jpg`

test.for(widgetKinds)('the loader shows every element of a %s', (kind) => {
  expect(isHarmless(kinds[kind].tree(withPhotos(corpusWidget(kind), origin)), origin)).toBe(true)
})

const attacks: [string, Tree][] = [
  ['a script', el('script', { src: 'https://evil.example/a.js' })],
  ['a script deep inside', el('div', el('p', 'fine', el('span', el('script', 'alert(1)'))))],
  ['a frame', el('iframe', { srcdoc: '<script>alert(1)</script>' })],
  ['a handler', el('p', { onclick: 'alert(1)' }, 'Click me')],
  ['a handler that waits for nobody', el('svg', { onload: 'alert(1)' })],
  ['a link that runs', el('a', { href: 'javascript:alert(1)' }, 'All reviews')],
  ['a link that runs, written to pass', el('a', { href: ' JavaScript:alert(1)//https://' }, 'All reviews')],
  ['a form that asks for a password', el('form', el('input', { type: 'password' }))],
  ['a picture from elsewhere', el('img', { src: 'https://evil.example/count.gif' })],
  ['a picture from a name like ours', el('img', { src: `${origin}.evil.example/business/b/photos/p.jpg` })],
  ['a picture that runs', el('img', { src: photo, onerror: 'alert(1)' })],
  ['a picture with another source', el('img', { src: photo, srcset: 'https://evil.example/count.gif' })],
  ['a script by the address of a photo', el('p', { src: photo })],
  ['a style of the whole page', el('div', { style: 'position:fixed;inset:0' })],
  ['a drawing that sets a link', el('svg', el('animate', { attributeName: 'href' }))],
]

test.for(attacks)('from a service that was taken over the loader refuses %s', ([, tree]) => {
  expect(isHarmless(tree, origin)).toBe(false)
})
