import { expect, test } from 'vitest'
import { pageMeta, pageTags } from './page-tags.ts'

const at = {
  matches: [{ id: 'root', loaderData: { origin: 'https://reviews.example' } }, undefined],
  location: { pathname: '/demo' },
}

test('a page is known by where it is, without what was asked of it, and has a picture', () => {
  const found = pageMeta('Demo', 'Try it.')(at)
  expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://reviews.example/demo' })
  expect(found).toContainEqual({ property: 'og:image', content: 'https://reviews.example/og.png' })
  expect(found).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(JSON.stringify(found)).not.toContain('noindex')
})

test('a page that is not to be found says so', () => {
  const found = pageTags({
    title: 'Demo',
    description: 'Try it.',
    address: 'https://reviews.example/demo',
    isIndexed: false,
  })
  expect(found).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page without the root’s data still has its title', () => {
  expect(pageMeta('Demo', 'Try it.')({ ...at, matches: [] })).toEqual([{ title: 'Demo' }])
})
