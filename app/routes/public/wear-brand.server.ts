import { createHash } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { type Brand, brandStyle } from '#app/features/profiles/brand.ts'
import { factsOf } from '#app/platform/context.server.ts'

/** The style of a business's page, which the policy of this answer allows by its hash: it is the same in each answer. */
export function wearBrand(context: Readonly<RouterContextProvider>, brand: Brand): string {
  const style = brandStyle(brand)
  if (style) factsOf(context).styles = [`'sha256-${createHash('sha256').update(style).digest('base64')}'`]
  return style
}
