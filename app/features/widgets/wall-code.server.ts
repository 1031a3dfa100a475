import { addressOf } from '#app/platform/site.server.ts'
import { embedCode } from './embed-code.ts'
import type { WallWidget } from './wall-widget.server.ts'

/** The code that a business pastes into its site. */
export function wallCode(wall: WallWidget, business: { id: string; name: string }) {
  return embedCode({
    widgetId: wall.id,
    height: wall.settings.height,
    businessName: business.name,
    pageAddress: addressOf(`/business/${business.id}`),
    scriptAddress: addressOf(`/w/${wall.id}.js`),
  })
}
