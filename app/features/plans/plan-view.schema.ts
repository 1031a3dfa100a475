import { z } from 'zod'
import { tierNames } from './plan.schema.ts'

/** The specification's Plan. Prices are in whole dollars a month, billed monthly; Starter's price ids are empty. */
export const planView = z.strictObject({
  id: z.enum(tierNames),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  popular: z.boolean(),
  features: z.array(z.string()),
  stripePriceId: z.strictObject({ monthly: z.string(), annual: z.string() }),
})
export type PlanView = z.output<typeof planView>

/** The specification's `tierFeatures` of a business. `maxReviews` is a month's number; -1 is unlimited. */
export const tierFeaturesView = z.strictObject({
  aiInsights: z.boolean(),
  analytics: z.boolean(),
  bulkUpload: z.boolean(),
  customization: z.boolean(),
  maxReviews: z.number().int(),
  prioritySupport: z.boolean(),
  responseAllowed: z.boolean(),
})
export type TierFeaturesView = z.output<typeof tierFeaturesView>
