import { countAgainst, type Limit, networkOf } from '#app/platform/rate-limit.server.ts'

const signUpsFrom: Limit = { name: 'newsletter-from', points: 20, perSeconds: 3600 }

/** Per network alone: what one mailbox gets is limited with its row, and must not show in the answer. */
export const countNewsletterSignUp = (address: string) => countAgainst(signUpsFrom, networkOf(address))
