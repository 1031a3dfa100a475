import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { pool } from './database.server.ts'

/**
 * The metrics that this process shows at GET /metrics. Labels are patterns, names and states: never an id, a path or a
 * person.
 */
const registry = new Registry()
const shared = { registers: [registry] }

const requests = new Histogram({
  ...shared,
  name: 'vouchsafe_request_duration_seconds',
  help: 'Requests by class of address, method and class of status.',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})
const jobs = new Histogram({
  ...shared,
  name: 'vouchsafe_job_duration_seconds',
  help: 'Jobs that this process worked through, by name and outcome.',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 2, 10, 60],
})
const mails = new Counter({
  ...shared,
  name: 'vouchsafe_mails_total',
  help: 'Mails that this process handed to the mail server: sent, deferred (4xx or no answer), failed (5xx).',
  labelNames: ['outcome'],
})
new Gauge({
  ...shared,
  name: 'vouchsafe_database_connections',
  help: 'Connections of this process: open, idle, and requests that wait for one.',
  labelNames: ['state'],
  collect() {
    this.set({ state: 'total' }, pool.totalCount)
    this.set({ state: 'idle' }, pool.idleCount)
    this.set({ state: 'waiting' }, pool.waitingCount)
  },
})

/** Read from the database at each scrape; see `showGauges`. */
const gauges = Object.fromEntries(
  Object.entries({
    vouchsafe_database_up: 'Whether the database answers.',
    vouchsafe_worker_seen_seconds: 'Seconds since a worker last looked after the queue.',
    vouchsafe_queue_waiting_jobs: 'Jobs that could start now.',
    vouchsafe_queue_oldest_seconds: 'For how long the oldest of them could have started.',
    vouchsafe_queue_retrying_jobs: 'Jobs that failed and are tried again.',
    vouchsafe_queue_failed_jobs: 'Jobs that used up their tries.',
    vouchsafe_mails_waiting: 'Invitations and other mails that could be sent now.',
    vouchsafe_mails_failing: 'Mails that the mail server has refused for a while.',
    vouchsafe_webhooks_waiting: 'Deliveries of webhooks that are due.',
    vouchsafe_webhook_endpoints_waiting: 'Endpoints with a delivery that is due or tried again.',
    vouchsafe_webhook_endpoints_failing: 'Those that failed twice or more in a row.',
    vouchsafe_backup_age_seconds: 'Seconds since the last good scheduled backup began.',
    vouchsafe_restore_drill_age_seconds: 'Seconds since a backup was last restored as a test.',
    vouchsafe_disk_free_ratio: 'Free share of the disk with the data folder.',
  }).map(([name, help]) => {
    const labelNames = name.startsWith('vouchsafe_queue_') ? ['job'] : []
    return [name, new Gauge({ ...shared, name, help, labelNames })]
  }),
)

let dataFolder: string | undefined
let token: string | undefined

/** Without a token nobody can read the metrics, and none are collected. */
export function openMetrics(env: { METRICS_TOKEN?: string }, dataDir: string) {
  dataFolder = dataDir
  // The event loop's lag is looked at ten times a second: the usual hundred cost an idle service more than its own work.
  if (env.METRICS_TOKEN && !token)
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  token = env.METRICS_TOKEN
}

export const metricsToken = () => token

type Request = { route: string; method: string; status: number; seconds: number }

export function measureRequest({ route, method, status, seconds }: Request) {
  if (token) requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds)
}

export function measureJob(job: string, outcome: 'done' | 'failed', seconds: number) {
  if (token) jobs.observe({ job, outcome }, seconds)
}

export function countMail(outcome: 'sent' | 'deferred' | 'failed') {
  if (token) mails.inc({ outcome })
}

/** One value, or one for each job. */
export type Gauges = Record<string, number | null | { job: string; value: number }[]>

/** The text for Prometheus, with what was read of the database. A gauge without a value is left out. */
export function showMetrics(values: Gauges) {
  for (const [name, gauge] of Object.entries(gauges)) {
    const value = values[name] ?? []
    gauge.reset()
    gauge.remove({})
    if (typeof value === 'number') gauge.set(value)
    else for (const each of value) gauge.set({ job: each.job }, each.value)
  }
  return registry.metrics()
}

/** The free share of the data folder's disk, from 0 to 1; null if the system does not say. */
export async function readFreeDiskShare() {
  const disk = dataFolder && (await statfs(dataFolder).catch(() => undefined))
  return disk ? disk.bavail / disk.blocks : null
}
