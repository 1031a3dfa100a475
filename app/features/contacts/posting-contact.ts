export const contactDoor = '/contact/messages'

/** Longer than the service takes to give up by itself. */
const longestWaitMs = 45_000

/** What the form needs to know before it can be shown. */
export type ContactFacts = { address: string; ticket: string }

export async function fetchContactFacts(): Promise<ContactFacts> {
  const answer = await fetch(contactDoor, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The contact form is not there: ${answer.status}`)
  return answer.json()
}

export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** `status` 0: no answer at all. */
  | { kind: 'failed'; status: number }

/** Sends the fields of the form. Never throws: whatever happens is an outcome that the form can show. */
export async function postContact(values: Record<string, string>): Promise<ContactOutcome> {
  try {
    const answer = await fetch(contactDoor, {
      method: 'POST',
      body: new URLSearchParams(values),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (answer.status === 201) return { kind: 'sent' }
    if (answer.status === 422) {
      const { errors = {} } = (await answer.json()) as { errors?: Record<string, string> }
      if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
    }
    return { kind: 'failed', status: answer.status }
  } catch {
    return { kind: 'failed', status: 0 }
  }
}
