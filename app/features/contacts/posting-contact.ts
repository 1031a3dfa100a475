const address = '/contact/messages'

/** Longer than the service takes to give up by itself. */
const longestWaitMs = 45_000

type Answer = { ticket?: string; errors?: Record<string, string> }

/** Never throws. `status` 0: no answer at all. */
async function ask(options?: RequestInit): Promise<Answer & { status: number }> {
  try {
    const answer = await fetch(address, options)
    const said = (await answer.json().catch(() => ({}))) as Answer
    return { ...said, status: answer.status }
  } catch {
    return { status: 0 }
  }
}

/** What the form needs before it opens; without a ticket it cannot. */
export const fetchTicket = () => ask()

/** Sends the fields of the form: 201, or 422 with the errors by field, or a failure to show. */
export const postContact = (values: Record<string, string>) =>
  ask({ method: 'POST', body: new URLSearchParams(values), signal: AbortSignal.timeout(longestWaitMs) })
