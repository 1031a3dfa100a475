import { recordDeliveryEvents } from '#app/features/invitations/stop-mails.server.ts'
import { isMailHookKey, readMailEvents } from '#app/features/mailing/bounce-webhooks.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { badRequest, forbidden } from '#app/platform/refusal.ts'

const maxBytes = 1024 * 1024

// POST /hooks/mail: bounces and complaints. `Authorization: Bearer KEY`, or ?key=KEY for providers that can only call a
// plain URL.
export async function receiveMailEvents(request: Request) {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!isMailHookKey(bearer ?? new URL(request.url).searchParams.get('key') ?? '')) {
    throw forbidden('This request needs the key that npm run doctor shows.')
  }
  const body = await readJson(request)
  await recordDeliveryEvents(db, readMailEvents(body))
  return new Response(null, { status: 204 })
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBytes(request, maxBytes)).toString())
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('This is not JSON.')
    throw error
  }
}
