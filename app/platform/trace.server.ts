import type { Tracing } from './opentelemetry.server.ts'

let tracing: Tracing | undefined

/** Traces go to OTEL_EXPORTER_OTLP_ENDPOINT. Without it nothing of OpenTelemetry is loaded, and nothing is recorded. */
export async function openTracing(env: { OTEL_EXPORTER_OTLP_ENDPOINT?: string; ROLE: string }) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ROLE: role } = env
  if (!endpoint) return async () => {}
  const { startTracing } = await import('./opentelemetry.server.ts')
  const started = startTracing({ endpoint, role })
  tracing = started
  return async () => {
    tracing = undefined
    await started.close()
  }
}

export const isTracing = () => tracing !== undefined

export type Attributes = Record<string, string | number | undefined>

/** The span of a request, which ends later than the function that began it. */
export const beginSpan = () => tracing?.begin('request', 'server')

/** Records work as a span, a part of the one in which it happens. */
export async function trace<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = tracing?.begin(name, 'consumer')
  if (!span) return work()
  try {
    return await span.run(work)
  } catch (error) {
    span.fail()
    throw error
  } finally {
    span.end(attributes)
  }
}
