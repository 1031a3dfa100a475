/** Separate from the schema, so that screens can use the limits without loading zod. */
export const businessLimits = {
  name: { min: 2, max: 80 },
  website: { max: 2000 },
  description: { max: 500 },
  address: { max: 200 },
}
