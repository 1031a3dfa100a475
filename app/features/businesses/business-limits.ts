/** Apart from the schema, so that a page that counts against them does not load all of zod. */
export const businessLimits = {
  name: { min: 2, max: 80 },
  website: { max: 2000 },
  description: { max: 500 },
  address: { max: 200 },
}
