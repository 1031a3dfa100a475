import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'

export const productLimits = {
  ofBusiness: 10_000,
  ofOrder: 10,
  reference: 100,
  name: 200,
  address: 1000,
}

const line = (max: number, name: string) =>
  typedLine({
    min: 1,
    max,
    tooShort: `Please give it a ${name}`,
    tooLong: `The ${name} may have at most ${max} characters`,
  })

/** Only http and https, and no password in it; https where none is given. Null if empty. */
const webAddress = z
  .string()
  .trim()
  .max(productLimits.address, 'This address is too long')
  .transform((typed, context) => {
    if (typed === '') return null
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
    const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
    if (isWeb && url.hostname.includes('.')) return url.href
    context.addIssue({ code: 'custom', message: 'Please enter an address that begins with https://' })
    return z.NEVER
  })

const optional = (max: number, name: string) => line(max, name).or(z.literal('')).nullish()

export const newProduct = z
  .object({
    reference: line(productLimits.reference, 'number'),
    name: line(productLimits.name, 'name'),
    address: webAddress.nullish(),
    brand: optional(100, 'brand'),
    gtin: z
      .string()
      .trim()
      .regex(/^(\d{8}|\d{12,14})?$/, 'A GTIN has 8, 12, 13 or 14 digits')
      .nullish(),
  })
  .transform(({ reference, name, address, brand, gtin }) => ({
    reference,
    name,
    address: address || null,
    brand: brand || null,
    gtin: gtin || null,
  }))
  .brand<'NewProduct'>()
export type NewProduct = z.output<typeof newProduct>
