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
const { invited, refused } = await ask<{
  invited: { index: number; id: string }[]
  refused: { index: number; message: string }[]
}>(
  '/invitations/bulk',
  { invitations: orders.map((order) => ({ ...order, ...terms })) },
  // Sent again, the same list gets the same answer.
  { 'idempotency-key': `orders ${orders.map(({ orderReference }) => orderReference)}`.slice(0, 200) },
)
console.log(`${invited.length} invited`)
for (const { index, message } of refused) console.log(`Order ${orders[index]?.orderReference}: ${message}`)

const thisMonth = new Date().toISOString().slice(0, 7)
const to = new Date(Date.parse(`${thisMonth}-01`) - 86_400_000).toISOString().slice(0, 10)
const from = `${to.slice(0, 7)}-01`
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
