/** As the public sees it; addresses are paths of this site. */
export type Photo = { id: string; address: string; small: string; width: number; height: number }

export type PhotoRow = { id: string; width: number; height: number }

export const publicPhoto = (businessId: string, { id, width, height }: PhotoRow): Photo => ({
  ...{ id, width, height },
  address: `/business/${businessId}/photos/${id}.jpg`,
  small: `/business/${businessId}/photos/${id}-small.jpg`,
})
