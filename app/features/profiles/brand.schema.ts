import { z } from 'zod'
import { typefaceNames } from './brand.ts'

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
