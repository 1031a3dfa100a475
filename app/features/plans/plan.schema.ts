export const tierNames = ['starter', 'pro', 'enterprise'] as const
export type TierName = (typeof tierNames)[number]

/** What a tier may or may not do, beside its numbers. */
export const features = [
  'basicAnalysis',
  'performanceInsights',
  'sentimentAnalysis',
  'reviewResponseSuggestions',
  'aiSentiments',
  'aiChatbot',
  'competitorInsights',
  'contentGenerator',
  'analytics',
  'csvExport',
  'bulkUpload',
  'advancedWidgets',
  'customBranding',
  'apiAccess',
] as const
export type Feature = (typeof features)[number]

export type Plan = {
  id: TierName
  /** On the landing page. */
  name: string
  /** On the subscription page. */
  longName: string
  description: string
  priceCents: { monthly: number; annual: number }
  popular: boolean
  /** -1 is unlimited. */
  maxReviews: number
  invitationsPerMonth: number
  maxProjects: number
  teamMembers: number
  widgetCustomisation: 'basic' | 'advanced' | 'full'
  allows: readonly Feature[]
}
