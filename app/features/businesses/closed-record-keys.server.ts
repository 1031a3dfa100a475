import { createHmac } from 'node:crypto'
import { skeletonOf } from '#app/languages/claimed-checks.ts'
import { mailboxOf } from '#app/platform/mail-address.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { isSharedByPath } from './domain-name.server.ts'

/** Keyed hashes: the first under the current SECRET, the next under the one before it was rotated. */
const hashesOf = (subject: string, value: string) =>
  deriveKeys('closed-records').map((key) =>
    createHmac('sha256', key).update(`${subject} ${value}`).digest('base64url'),
  )

/** By id, and by mailbox where it is confirmed: anyone can type an address. */
export const accountKeys = ({ id, email, emailVerified }: Account) => [
  ...userKeys(id),
  ...(emailVerified ? mailboxKeys(email) : []),
]
export const userKeys = (userId: string) => hashesOf('account', userId)
export const mailboxKeys = (email: string) => hashesOf('mailbox', mailboxOf(email))
type Account = { id: string; email: string; emailVerified: boolean }

/** Names that look alike have the same keys. */
export function nameKeys(name: string) {
  const letters = skeletonOf(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return hashesOf('name', letters || name)
}

/** On sites where each business has a path, the domain alone says nothing. */
export function domainKeys({ domain, website }: { domain: string; website?: string }) {
  if (!isSharedByPath(domain)) return hashesOf('domain', domain)
  const path = website && new URL(website).pathname.toLowerCase().replace(/\/+$/, '')
  return path ? hashesOf('domain', domain + path) : []
}
