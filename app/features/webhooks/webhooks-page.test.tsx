import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { WebhooksPage } from './webhooks-page.tsx'

test.for(['telegram', 'constructor', ''])('a refused form with the format "%s" is shown again', (format) => {
  const result = { ok: false, values: { act: 'add', format, url: 'https://shop.example/' }, errors: {} }
  const Component = () => <WebhooksPage deliveries={[]} result={result} webhooks={[]} />
  const Page = createRoutesStub([{ path: '/', Component }])
  expect(renderToStaticMarkup(<Page />)).toContain('value="https://shop.example/"')
})
