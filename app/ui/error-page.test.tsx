import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '#app/languages/messages.server.ts'
import { notFound, Refusal, TooManyRequests } from '#app/platform/refusal.ts'
import { ErrorPage } from './error-page.tsx'
import { ErrorLanguage } from './page-language.ts'

type Given = Parameters<typeof ErrorPage>[0]

const draw = (given: Given) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <ErrorPage {...given} /> }])} />,
  )

const statuses = [400, 402, 403, 404, 405, 409, 410, 413, 422, 429, 500, 502, 503]

test.for(statuses)('%i has a title, says what to do, and leads somewhere', (status) => {
  const page = draw({ status, requestId: 'the-id' })
  expect(page).toMatch(/<h1[^>]*>[^<]{8,}<\/h1>/)
  expect(page).toMatch(/<p class="mt-6[^>]*>[^<]{20,}/)
  expect(page).toContain('href="/"')
  expect(page).toContain('the-id')
  expect(page).not.toMatch(/style=/)
})

test('what can be tried again has a button for it, and nothing else has', () => {
  for (const status of statuses)
    expect(draw({ status }).includes('Try again</button>')).toBe(status === 429 || status >= 500)
})

test('too many tries say when it works again', () => {
  const { data } = new TooManyRequests(600)
  const retryAt = String(data.retryAt)
  expect(Date.parse(retryAt)).toBeGreaterThan(Date.now() + 590_000)
  expect(draw({ status: 429, message: data.message, retryAt })).toContain(`dateTime="${retryAt}"`)
  expect(draw({ status: 429, message: data.message, retryAt })).toContain('10 minutes')
})

test('a business that does not exist is looked for in the directory, where there is one', () => {
  const { data } = notFound('business')
  const given = { status: 404, what: data.what, message: data.message }
  expect(draw({ ...given, hasDirectory: true })).toContain('action="/businesses"')
  expect(draw({ ...given, hasDirectory: false })).not.toContain('/businesses')
  expect(draw({ ...given })).toContain('Business not found')
})

test('an error of ours shows nothing of what broke', () => {
  expect(new Refusal(500, 'x', 'y')).toMatchObject({ data: { code: 'x', message: 'y' } })
  expect(draw({ status: 500, requestId: 'the-id' })).toContain('the-id')
})

test.for(statuses)('%i is in the language of a visitor who came with a link of ours', (status) => {
  const words = messages.de.errors
  const given = {
    status,
    message: 'This review was erased.',
    retryAt: '2026-11-24T10:00:00Z',
    requestId: 'the-id',
  }
  const page = renderToStaticMarkup(
    <ErrorLanguage value={{ language: 'de', words }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ErrorPage {...given} /> }])} />
    </ErrorLanguage>,
  )
  const shown = Object.values(words).filter((text) => page.includes(`>${text}<`))
  expect(shown.length).toBeGreaterThan(1)
  expect(page).toContain('Brauchen Sie Hilfe?')
  expect(page).not.toMatch(/erased|Try again|home page|Need help/)
})
