import { serveStatic } from '@hono/node-server/serve-static'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { doors, mountDoors } from './doors.server.ts'
import { openSecret } from './platform/secret.server.ts'
import pages from './routes.ts'

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)])

test('each address is named once, in the doors or in the pages', async () => {
  const named = [
    ...doors.map(({ method, path }) => `${method} ${path}`),
    ...pathsOf(await pages).map((path) => `GET ${path}`),
  ]
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((each, index) => named.indexOf(each) !== index)).toEqual([])
})

test('a door is not cached unless it says so, and is for nobody who asks in another way', async () => {
  openSecret({ SECRET: 'one' }, '')
  const app = mountDoors(new Hono())
  const live = await app.request('/healthz')
  expect([live.status, live.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await app.request('/hooks/mail')).status).toBe(404)
  expect((await app.request('/hooks/unsubscribe/x', { method: 'POST' })).status).toBe(410)
})

test('a file that is not there is left to the next door', async () => {
  const app = mountDoors(new Hono(), [
    { method: 'GET', path: '/assets/*', handle: serveStatic({ root: 'migrations' }), is: 'files' },
    { method: 'GET', path: '/assets/*', handle: (c) => c.text('Not found', 404), is: 'none' },
  ])
  expect((await app.request('/assets/none.js')).status).toBe(404)
})
