import { z } from 'zod'
import { pictureKinds, typefaceNames } from './brand.vocabulary.ts'

const orNull = z.literal('').transform(() => null)

/** Lower case, as the database has it. */
const accent = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.union([orNull, z.string().regex(/^#[0-9a-f]{6}$/)], {
      error: 'Please enter a colour such as #1a2b3c, or leave it empty',
    }),
  )

export const brandForm = z
  .object({
    accent,
    typeface: z.union([orNull, z.enum(typefaceNames)], { error: 'Please choose a typeface of the list' }),
  })
  .brand<'BrandForm'>()
export type BrandForm = z.output<typeof brandForm>

/** A number of a slider, limited to its range; the default where it is missing or no number. */
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
