import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who signs up, confirms the address out of the mail, and invites a list: over HTTP, as a browser would. */
export async function signUpOwner(
  origin: string,
  textsTo: (address: string) => string[] | Promise<string[]>,
) {
  const cookies = new Map<string, string>()
  const owner = { name: 'Jo Marsh', email: 'jo@faults.example', password: 'flour-water-salt-2026' }

  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')

  async function ask(path: string, fields?: Record<string, string>, isMultipart = false) {
    const form = new FormData()
    for (const name in fields) form.set(name, fields[name]!)
    const response = await fetch(new URL(path, origin), {
      method: fields ? 'POST' : 'GET',
      body: fields && (isMultipart ? form : new URLSearchParams(fields)),
      redirect: 'manual',
      headers: { origin, cookie: cookie() },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }

  await ask('/business/signup', { ...owner, website: 'https://faults-bakery.example' })
  const link = await linkInMail(() => textsTo(owner.email), '/business/verify-email')
  const { text } = await ask(link.pathname + link.search)
  const token = link.searchParams.get('token') ?? /name="token"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? ''
  const confirmed = await ask(link.pathname + link.search, { token })
  if (confirmed.status !== 302) throw new Error(`The address was not confirmed: ${confirmed.status}`)

  /** Where the owner looks at the list that was checked. */
  async function checkList(list: string) {
    const terms = { language: 'en', legalBasis: 'existing_customer', source: 'A list', reminders: '0' }
    const fields = { act: 'check', list, ...terms, subject: '', text: '' }
    const { status, location } = await ask('/business/invitations/many', fields, true)
    if (!location) throw new Error(`The list was not taken: ${status}`)
    return location
  }

  return {
    person: owner,
    cookie,
    checkList,
    look: (path: string) => ask(path),
    post: (path: string, fields: Record<string, string>) => ask(path, fields),
    async inviteList(list: string) {
      const batch = new URL(await checkList(list), origin).searchParams.get('batch')!
      const queued = await ask('/business/invitations/many', { act: 'queue', batch }, true)
      if (queued.status !== 303) throw new Error(`The list was not queued: ${queued.status} ${queued.text}`)
    },
  }
}

async function linkInMail(texts: () => string[] | Promise<string[]>, path: string) {
  for (let look = 0; look < 600; look++) {
    const link = (await texts())[0]?.match(new RegExp(`http\\S+${path}\\S*`))?.[0]
    if (link) return new URL(link)
    await sleep(50)
  }
  throw new Error(`No mail with ${path} came.`)
}
