import { addressOf } from '#app/platform/site.server.ts'

type Rated = { count: number; average: number | null }

/**
 * The address of a business's social preview image. It changes with the rating, because previews are cached.
 */
export const pictureAddress = (businessId: string, { count, average }: Rated) =>
  addressOf(`/business/${businessId}/og.png?v=${count}-${Math.round(100 * (average ?? 0))}`)
