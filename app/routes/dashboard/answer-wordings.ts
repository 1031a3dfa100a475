import { Readable } from 'node:stream'
import { redirect } from 'react-router'
import { questionsPage } from '#app/features/chatbot/question-address.ts'
import { streamWordings } from '#app/features/chatbot/wording-answers.server.ts'
import { type Query, query } from '#app/features/question-reading/query.schema.ts'
import { limits } from '#app/limits.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { badRequest } from '#app/platform/refusal.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/answer-wordings.ts'
import { requireFeature } from './gate.server.ts'

// POST /business/ai-sentiments/questions/answer: the sentences of the answer to `query`, each as a line of JSON as soon as
// its wording is checked. It may spend a part of the budget, so that other sites must not be able to ask.

export const loader = () => redirect(questionsPage)

export async function action({ context, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'aiChatbot')
  const { business } = owner
  const asked = readQuery((await readForm(request)).query)
  await countAgainst(limits.questionsOfBusiness, business.id)
  const lines = Readable.from(linesOf(streamWordings(db, business, asked, request.signal)), {
    objectMode: false,
  })
  return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store' },
  })
}

function readQuery(given = ''): Query {
  try {
    return query.parse(JSON.parse(given))
  } catch {
    throw badRequest('This is not a query that we can read.')
  }
}

async function* linesOf(items: AsyncIterable<object>) {
  for await (const item of items) yield `${JSON.stringify(item)}\n`
}
