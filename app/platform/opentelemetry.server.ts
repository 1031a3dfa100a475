import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import pg from 'pg'
import type { Attributes } from './trace.server.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

export type Tracing = ReturnType<typeof startTracing>

/** Loaded only when an endpoint is set. Requests of strangers begin traces of their own, whatever their headers name. */
export function startTracing({ endpoint, role }: { endpoint: string; role: string }) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vouchsafe', 'vouchsafe.role': role }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('vouchsafe')
  const stopTracingQueries = traceQueries()

  return {
    begin(name: string, kind: keyof typeof kinds) {
      const span = tracer.startSpan(name, { kind: kinds[kind] })
      return {
        run: <T>(work: () => T) => context.with(trace.setSpan(context.active(), span), work),
        fail: () => span.setStatus({ code: SpanStatusCode.ERROR }),
        end(attributes: Attributes, named = name) {
          span.updateName(named).setAttributes(attributes).end()
        },
      }
    },
    async close() {
      stopTracingQueries()
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }

  /**
   * Adds a span for each statement of a request or a job, with its text but without its values. The queue's own queries
   * belong to neither and get none.
   */
  function traceQueries() {
    const client = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown }
    const { query } = client
    client.query = function (...args) {
      if (!trace.getActiveSpan()) return query.apply(this, args)
      const [asked] = args as [string | { text?: string }]
      const text = (typeof asked === 'string' ? asked : (asked?.text ?? '')).replace(/'(?:[^']|'')*'/g, "'?'")
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.trim() }
      const name = /\w+/.exec(text)?.[0]?.toLowerCase() ?? 'query'
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      const last = args.at(-1)
      if (typeof last === 'function') {
        args[args.length - 1] = (error: unknown, ...more: unknown[]) => {
          end(error)
          last(error, ...more)
        }
        return query.apply(this, args)
      }
      const result = query.apply(this, args)
      if (result instanceof Promise)
        result.then(
          () => end(),
          (error) => end(error),
        )
      else end()
      return result
    }
    return () => {
      client.query = query
    }
  }
}
