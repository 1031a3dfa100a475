// Invites the customers of a list of orders, then prints what last month's reviews are about and what stands out.
const { VOUCHSAFE_URL: url, VOUCHSAFE_KEY: key } = process.env

const orders = [
  { name: 'Lotte Maes', email: 'lotte@mail.example', orderReference: '4711', language: 'en' },
  { name: 'Jonas Weber', email: 'jonas@mail.example', orderReference: '4712', language: 'de' },
]

async function ask<Answer>(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : undefined,
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer.error)}`)
  return answer as Answer
}

const terms = { legalBasis: 'existing_customer', source: 'Orders of our shop', reminders: 1 }
const today = new Date().toISOString().slice(0, 10)
const { invited, refused } = await ask<{
  invited: { position: number; id: string }[]
  refused: { position: number; message: string }[]
}>(
  '/invitations/bulk',
  { invitations: orders.map((order) => ({ ...order, ...terms })) },
  // Sent again on the same day, it invites nobody twice.
  { 'idempotency-key': `orders of ${today}` },
)
console.log(`${invited.length} invited`)
for (const { position, message } of refused)
  console.log(`Order ${orders[position - 1]?.orderReference}: ${message}`)

const to = `${today.slice(0, 7)}-01`
const from = `${new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 7)}-01`
const topics = await ask<{ data: { topic: string; praise: number; complaints: number }[] }>(
  `/topics?from=${from}&to=${to}`,
)
for (const { topic, praise, complaints } of topics.data)
  console.log(`${topic}: ${praise} praise, ${complaints} complain`)

const findings = await ask<{ data: { side: string; topic: string; reviews: number; of: number }[] }>(
  '/findings',
)
for (const { side, topic, reviews, of } of findings.data)
  console.log(`${side} of ${topic}: ${reviews} of ${of} reviews`)

export {}
