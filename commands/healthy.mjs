// Whether the service beside it answers and reaches its database: HEALTHCHECK of the container image.
import { stopWith } from './prepare.mjs'

const { ROLE, PORT, WORKER_PORT } = process.env
const port = ROLE === 'worker' ? WORKER_PORT : PORT || '3000'
if (!port) stopWith('WORKER_PORT must be set: without it a worker does not say how it is.')
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
  (error) => stopWith(`Nothing answers on port ${port}: ${error.message}.`),
)
console.log(`${answer.status} ${await answer.text()}`)
process.exit(answer.ok ? 0 : 1)
