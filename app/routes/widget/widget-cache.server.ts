import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { inventedWallId, renderInventedWall } from '#app/features/widgets/sample-wall.server.ts'
import { findBusinesses, findServing, type Serving } from '#app/features/widgets/widgets.server.ts'
import { inBatches, limitConcurrency } from '#app/platform/batch.server.ts'
import { databaseForWidgets } from '#app/platform/read-replica.server.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import type { Format } from './formats.server.ts'
import { isFresh, type Kept, makeFreshCache } from './fresh-cache.server.ts'
import { type Prepared, prepare } from './prepared-response.server.ts'

/** A widget's content until something changes, and the formats that were requested so far. */
type Edition = Kept & {
  id: string
  businessId: string | null
  /** The JSON of a `Now`. */
  json: string
  formats: Map<string, Promise<Prepared>>
  urls: string[]
}

export type Now = { widget: WidgetData; serving: Serving }

const mostBytes = 64 * 1024 * 1024
/** Leaves connections to the database for pages and forms. */
const readAtOnce = 6
const askedTogether = 200

/** Sent with every format. A response may be up to 51 seconds old where it is seen; docs/operating.md does the sum. */
const caching = 'public, max-age=10, s-maxage=20, stale-while-revalidate=10, stale-if-error=86400'

/** `common`: the headers of every response of the service. */
export function keepWidgets(common: Record<string, string>) {
  /** Keyed by the exact URL of the request. */
  const ready = new Map<string, { edition: Edition; prepared: Prepared }>()
  const cache = makeFreshCache<Edition>({
    mostBytes,
    read: readEdition,
    onLeave: ({ urls }) => {
      for (const url of urls) ready.delete(url)
    },
  })

  /** The response that can be sent at once; anything else takes `find` and `findFormat`. */
  function readyAt(url: string) {
    const found = ready.get(url)
    return found && isFresh(found.edition) ? found.prepared : undefined
  }

  async function findFormat(edition: Edition, { extension, format, variant }: Asked) {
    const key = `${extension}?${variant}`
    let drawn = edition.formats.get(key)
    if (!drawn) {
      drawn = draw(edition, format, variant)
      edition.formats.set(key, drawn)
      drawn.then(
        (prepared) => {
          cache.grow(edition.id, edition, prepared.plain.length)
          if (variant || !cache.isKept(edition.id, edition)) return
          const url = `/w/${edition.id}.${extension}`
          edition.urls.push(url)
          ready.set(url, { edition, prepared })
        },
        () => edition.formats.delete(key),
      )
    }
    return drawn
  }

  async function draw({ id, businessId, json }: Edition, format: Format, variant: string) {
    const { widget, serving } = JSON.parse(json) as Now
    const { body, headers } = await format.draw(widget, variant, serving)
    const keys = [`widget-${id}`, ...(businessId ? [`business-${businessId}`] : [])]
    return prepare(Buffer.from(body), {
      isCompressible: format.isCompressible !== false,
      always: {
        'cache-control': caching,
        'surrogate-key': keys.join(' '),
        'cache-tag': keys.join(','),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      },
      headers: { ...common, 'content-type': format.type, ...headers },
    })
  }

  return { readyAt, find: cache.find, findFormat, grow: cache.grow }
}

type Asked = { extension: string; format: Format; variant: string }

async function readEdition(id: string, known: Edition | undefined): Promise<Edition | null> {
  const businessId = known?.businessId ?? (await findBusinessOf(id))
  if (businessId === undefined) return null
  const [widget, serving] =
    businessId === null
      ? [await renderInventedWall(), uncounted]
      : await Promise.all([render(id), findServing(databaseForWidgets(), id)])
  if (!widget) return null
  const json = JSON.stringify({ widget, serving } satisfies Now)
  if (json === known?.json) return known
  return { id, businessId, json, formats: new Map(), urls: [], freshUntil: 0, bytes: json.length }
}

const uncounted: Serving = { isCounted: false, sites: [] }

const render = limitConcurrency(readAtOnce, (id: string) => renderWidget(databaseForWidgets(), id))

/** Null for the widget that belongs to nobody, undefined for an id that somebody made up. */
async function findBusinessOf(id: string) {
  if (id === inventedWallId) return null
  const found = await findTogether(id)
  if (found.error) throw found.error
  return found.businessId
}

/** However many made-up ids are asked for, one query at a time asks for them all. */
const findTogether = inBatches<string, { businessId?: string; error?: unknown }>(async (ids) => {
  try {
    const businesses = await findBusinesses(databaseForWidgets(), ids)
    return ids.map((id) => ({ businessId: businesses.get(id) }))
  } catch (error) {
    return ids.map(() => ({ error }))
  }
}, askedTogether)
