import type { Tried } from '#app/features/widgets/rendering.server.ts'
import { widgetKind, widgetSettings } from '#app/features/widgets/widget.schema.ts'

/** The settings that an address asks for. A setting that is missing, or half typed, stays as saved. */
export function triedIn(query: URLSearchParams): Tried {
  const asked = Object.fromEntries(query)
  const tried = Object.entries({ ...widgetSettings.shape, kind: widgetKind }).flatMap(([name, schema]) => {
    const value = Object.hasOwn(asked, name) ? schema.safeParse(asked[name]) : null
    return value?.success ? [[name, value.data]] : []
  })
  return Object.fromEntries(tried) as Tried
}
