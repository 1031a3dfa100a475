import { globSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { jobNames } from '#app/jobs.ts'
import { enqueue, openQueue } from '#app/platform/queue.server.ts'
import { namePattern, observeRequest, runInRequest } from '#app/platform/requests.server.ts'
import { openTracing } from '#app/platform/trace.server.ts'
import { startWorking } from '#app/platform/worker-loop.server.ts'
import { expect, test } from './database.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const listen = (server: ReturnType<typeof createServer>) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )

test('a request, its job and statements are spans, without a value', async ({ db, url }) => {
  const spans: Span[] = []
  const collector = createServer(async (incoming, response) => {
    expect(incoming.url).toBe('/v1/traces')
    const { resourceSpans } = (await json(incoming)) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  })
  const close = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector), ROLE: 'all' })
  const queue = await openQueue(url, jobNames, { isWorker: true })
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  await startWorking(
    db,
    {
      async 'tags.forget-deleted'(tx) {
        await tx.execute('select 2')
        done()
      },
    },
    {},
  )
  const service = createServer((incoming, response) =>
    runInRequest(observeRequest(incoming, response), async () => {
      namePattern('/business/:businessId')
      await db.execute(sql`select ${'lotte@example.com'}, 'Lotte'`)
      await enqueue(db, 'tags.forget-deleted', {})
      response.end()
    }),
  )
  const origin = await listen(service)
  await new Promise((resolve) =>
    request(`${origin}/business/lotte`, {
      headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
    })
      .on('response', (response) => response.resume().on('end', resolve))
      .end(),
  )
  await isDone
  await queue.close()
  await close()
  service.close()
  collector.close()

  const asked = spans.find(({ name }) => name === 'GET /business/:businessId')!
  const job = spans.find(({ name }) => name === 'tags.forget-deleted')!
  const statementsOf = ({ spanId }: Span) =>
    spans
      .filter(({ parentSpanId }) => parentSpanId === spanId)
      .map(({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')!.value.stringValue)
  expect(statementsOf(asked)[0]).toBe("select $1, '?'")
  expect(statementsOf(job)).toContain('select 2')
  expect(asked.traceId).not.toBe('1'.repeat(32))
  const requestIdIn = ({ attributes }: Span) =>
    attributes.find(({ key }) => key === 'vouchsafe.request_id')!.value
  expect(requestIdIn(job)).toEqual(requestIdIn(asked))
  expect(JSON.stringify(spans)).not.toMatch(/lotte/i)
})

test('OpenTelemetry is loaded by one file, and that one only with an endpoint', () => {
  const users = globSync('app/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('@opentelemetry/'),
  )
  expect(users).toEqual(['app/platform/opentelemetry.server.ts'])
  const opener = readFileSync('app/platform/trace.server.ts', 'utf8')
  expect(opener).toMatch(/^import type \{ Tracing \} from '.\/opentelemetry.server.ts'$/m)
  expect(opener).toContain('if (!endpoint) return async () => {}\n  const { startTracing } = await import(')
})
