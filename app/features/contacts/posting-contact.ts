const address = '/contact/messages'

/** Longer than the service takes to give up by itself. */
const longestWaitMs = 45_000

/** What the form needs before it opens; undefined where it cannot be had. */
export async function fetchTicket(): Promise<string | undefined> {
  try {
    const answer = await fetch(address)
    return answer.ok ? ((await answer.json()) as { ticket: string }).ticket : undefined
  } catch {
    return undefined
  }
}

export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: Record<string, string> }
  /** `status` 0: no answer at all. */
  | { kind: 'failed'; status: number }

/** Sends the fields of the form. Never throws: whatever happens is an outcome that the form can show. */
export async function postContact(values: Record<string, string>): Promise<ContactOutcome> {
  try {
    const answer = await fetch(address, {
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
