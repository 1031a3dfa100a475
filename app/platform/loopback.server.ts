import { isIP } from 'node:net'
import { type Environment, isLoopbackHost } from './env.server.ts'

const forwarding = ['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'client-ip']

let isLocalService = false

/** Decided by the settings alone: a proxy in front can make any request look local, and need not say that it is one. */
export function openLoopback(env: Pick<Environment, 'isLoopback' | 'HOST' | 'TRUSTED_PROXIES'>) {
  isLocalService = env.isLoopback && isLoopbackHost(env.HOST) && env.TRUSTED_PROXIES.length === 0
}

export const isForThisMachine = () => isLocalService

/**
 * Whether the request comes from this machine to a service that only this machine can reach. A proxy in front
 * would make every visitor look local, so any sign of one counts as "no".
 */
export function isLocal(request: Request, peer: string) {
  if (!isLocalService || !isLoopbackAddress(peer)) return false
  const host = request.headers.get('host') ?? ''
  if (!URL.canParse(`http://${host}`) || !isLoopbackHost(new URL(`http://${host}`).hostname)) return false
  return ![...request.headers.keys()].some(
    (name) => forwarding.includes(name) || name.startsWith('x-forwarded-'),
  )
}

function isLoopbackAddress(address: string) {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
