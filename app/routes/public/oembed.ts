import { embeddableAt, oembedOf } from '#app/features/widgets/oembed.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { findFirstWidget } from '#app/features/widgets/widgets.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { limits } from '#app/rate-limits.ts'
import type { Route } from './+types/oembed.ts'

const open = { 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' }

// GET /oembed?url=…: how to embed a widget, or a business's first widget, by the address of its page.
export async function loader({ request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const query = new URL(request.url).searchParams
  if ((query.get('format') ?? 'json') !== 'json') return refusal(501, 'Only format=json is available.')
  const embeddable = embeddableAt(query.get('url') ?? '')
  if (!embeddable) return refusal(404, 'No widget is at this address.')
  await countAgainst(limits.embedsFromNetwork, factsOf(context).address)
  const id = 'widget' in embeddable ? embeddable.widget : (await findFirstWidget(db, embeddable.business))?.id
  const widget = id ? await renderWidget(db, id) : null
  if (!widget) return refusal(404, 'No widget is at this address.')
  const most = { width: mostOf(query.get('maxwidth')), height: mostOf(query.get('maxheight')) }
  return Response.json(oembedOf(widget, most), {
    headers: { ...open, 'cache-control': 'public, max-age=300' },
  })
}

/** The most pixels that the caller accepts; no limit if that is no number. */
const mostOf = (asked: string | null) => (asked && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : Infinity)

const refusal = (status: number, message: string) =>
  Response.json({ error: message }, { status, headers: { ...open, 'cache-control': 'no-store' } })
