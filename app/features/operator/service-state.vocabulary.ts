import { countOf } from '#app/languages/format.ts'

/** What waits and what fails in the whole service; without the database only what this process knows. */
export type ServiceState = {
  isDatabaseUp: boolean
  /** No mail server is set. */
  isMailOff?: boolean
  /** Share of the disk with the data folder; null where the system does not say. */
  freeDisk: number | null
  /** Requests of this process that are waiting for a connection to the database. */
  connectionsWanted: number
  queues?: { job: string; waiting: number; oldest: number; retrying: number; failed: number }[]
  /** Seconds since a worker looked after the queue; null before the first one did. */
  workerSeen?: number | null
  mails?: { waiting: number; failing: number }
  webhooks?: { due: number; endpoints: number; failing: number }
  /** Seconds since the last good backup, and since one was restored as a test. */
  backups?: { age: number | null; drillAge: number | null }
}

/** Beyond these the operator has something to do; deploy/alerts.yaml has the same. */
export const bounds = {
  workerSeenSeconds: 300,
  queueSeconds: 600,
  mailsFailing: 5,
  endpointsFailing: 3,
  freeDisk: 0.1,
  backupSeconds: 172_800,
}

/** `isOff`: nothing is wrong, because nothing is set up. `share`: how much is in use, from 0 to 1. */
export type Condition = { name: string; isGood: boolean; isOff?: boolean; sentence: string; share?: number }

/** The six conditions of deploy/alerts.yaml, each in one sentence. */
export function judgeService(state: ServiceState): Condition[] {
  const {
    isDatabaseUp,
    isMailOff,
    freeDisk,
    connectionsWanted,
    queues = [],
    workerSeen,
    mails,
    webhooks,
  } = state
  const isWorkerAway = isDatabaseUp && (workerSeen ?? 0) > bounds.workerSeenSeconds
  const [oldest] = queues.toSorted((one, other) => other.oldest - one.oldest)
  const minutes = Math.round((oldest?.oldest ?? 0) / 60)
  const failing = mails?.failing ?? 0
  const { endpoints = 0, failing: silent = 0 } = webhooks ?? {}
  const free = freeDisk === null ? null : Math.floor(freeDisk * 100)
  return [
    {
      name: 'Website',
      isGood: isDatabaseUp && !isWorkerAway,
      sentence: !isDatabaseUp
        ? 'The database does not answer.'
        : isWorkerAway
          ? 'No worker has looked after the queue for five minutes: mails, analyses and deletions wait.'
          : 'It answers, and the work in the background is being done.',
    },
    {
      name: 'Work in the background',
      isGood: (oldest?.oldest ?? 0) <= bounds.queueSeconds,
      sentence:
        minutes > 0
          ? `The oldest waiting job, ${oldest!.job}, has waited ${countOf(minutes, 'minute')}.`
          : 'Mails and analyses start within a minute.',
    },
    {
      name: 'Mail',
      isGood: failing < bounds.mailsFailing,
      isOff: isMailOff && failing === 0,
      sentence:
        failing > 0
          ? `The mail server has refused ${countOf(failing, 'mail')} for a while; each is tried again.`
          : isMailOff
            ? 'Mails are kept here until a mail server is connected.'
            : 'The mail server takes our mail.',
    },
    {
      name: 'Other systems',
      isGood: silent < bounds.endpointsFailing || silent <= endpoints / 2,
      sentence:
        silent === 0
          ? 'All that customers have connected takes our news.'
          : `${silent} of ${countOf(endpoints, 'webhook endpoint')} with waiting deliveries failed twice or more: if most do, look at this server’s own network.`,
    },
    {
      name: 'Database',
      isGood: connectionsWanted === 0,
      sentence:
        connectionsWanted === 0
          ? 'It answers every page at once.'
          : `${countOf(connectionsWanted, 'request')} of this process must wait for a database connection.`,
    },
    {
      name: 'Disk',
      isGood: freeDisk === null || freeDisk >= bounds.freeDisk,
      share: freeDisk === null ? undefined : 1 - freeDisk,
      sentence: free === null ? 'The system does not say how full the disk is.' : `${100 - free}% is in use.`,
    },
  ]
}
