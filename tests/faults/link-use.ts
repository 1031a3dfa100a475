import { setTimeout as sleep } from 'node:timers/promises'

/** Responses to two simultaneous submissions of one invitation, and to a later third. */
export type Uses = { accepted: number; refused: number; later: number }

const shortestVisitMs = 3_100
let visitors = 0

/** Opens the link in two windows, sends both at once with different texts, and tries once more afterwards. */
export async function spendTwice(origin: string, link: string): Promise<Uses> {
  const { pathname, search } = new URL(link)
  const windows = [await openForm(origin + pathname + search), await openForm(origin + pathname + search)]
  const third = await openForm(origin + pathname + search)
  await sleep(shortestVisitMs)
  const answers = await Promise.all(windows.map((ticket, at) => send(ticket, `window ${at}`)))
  const later = await send(third, 'a later try')
  const count = (status: number) => answers.filter((each) => each === status).length
  return { accepted: count(303), refused: count(409), later }

  function send(ticket: string, where: string) {
    const n = ++visitors
    return fetch(origin + pathname + search, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      body: new URLSearchParams({
        ticket,
        rating: String(1 + (n % 5)),
        title: '',
        text: `Visitor ${n} came by invitation, and wrote this in ${where}.`,
        authorName: 'A visitor',
        consentShow: 'on',
      }),
    }).then(async (response) => {
      await response.body?.cancel()
      return response.status
    })
  }
}

async function openForm(address: string) {
  const response = await fetch(address)
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(await response.text())?.[1]
  if (!ticket) throw new Error(`A link that was not used yet opens no form (${response.status}).`)
  return ticket
}
