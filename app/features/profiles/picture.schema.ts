import { z } from 'zod'
import { pictureKinds } from './picture.vocabulary.ts'

/** A number of a slider, as its share of the way; the default where it is missing or no number. */
const share = (fallback: number, [least, most]: [number, number]) =>
  z.coerce
    .number()
    .catch(fallback)
    .pipe(z.number().transform((value) => Math.min(most, Math.max(least, value))))

export const pictureChange = z
  .object({
    kind: z.enum(pictureKinds),
    x: share(50, [0, 100]).transform((percent) => percent / 100),
    y: share(50, [0, 100]).transform((percent) => percent / 100),
    zoom: share(100, [100, 400]).transform((percent) => percent / 100),
    fit: z.enum(['fill', 'whole']).catch('fill'),
  })
  .transform(({ kind, fit, ...crop }) => ({ kind, crop: { ...crop, isWhole: fit === 'whole' } }))
