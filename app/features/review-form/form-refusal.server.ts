import type { FormWords } from '#app/languages/en.ts'
import type { Refusal } from '#app/platform/refusal.ts'
import type { Source } from './sources.server.ts'

/** Why a form was not accepted, or a link not opened, in the language of the visitor. */
export function refusalIn(words: FormWords, { kind }: Source, { status, message }: Refusal) {
  if (status === 409) return words.alreadySent
  if (status === 429) return words.tooMany
  if (status === 503) return words.unavailable
  if (status === 422 && kind === 'order') return `${words.orderUnsigned} ${words.instead}`
  if (status !== 410) return message
  if (kind === 'open') return words.closed
  return `${kind === 'order' ? words.orderExpired : words.invitationOver} ${words.instead}`
}
