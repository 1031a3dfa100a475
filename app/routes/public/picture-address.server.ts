import { addressOf } from '#app/platform/site.server.ts'

type Rated = { count: number; average: number | null }

/** Of the picture that stands for a business where one of its pages is shared. Another one once its rating is another. */
export const pictureAddress = (businessId: string, { count, average }: Rated) =>
  addressOf(`/business/${businessId}/og.png?v=${count}-${Math.round(100 * (average ?? 0))}`)
