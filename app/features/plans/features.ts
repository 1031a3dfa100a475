import { periods } from '#app/periods.ts'
import type { TierName } from './plan.schema.ts'

export type GatedFeature = {
  /** The smallest plan with it. */
  from: TierName
  name: string
  /** For an owner whom the gate led to the plans. */
  sentence: string
  /** In the price tables; its name if there are none. */
  rows?: readonly string[]
}

/** The one list of what depends on the plan. The gates and the price tables read it; each has a gate. */
export const features = {
  performanceInsights: {
    from: 'pro',
    name: 'Performance insights',
    sentence:
      'Performance insights show which topics people praise and complain about and what has changed, and suggest what to do about it.',
    rows: ['Topics and what changes', 'Suggestions and a digest'],
  },
  bulkUpload: {
    from: 'pro',
    name: 'Inviting a list',
    sentence: 'Upload a list of customers and invite all of them at once, instead of one by one.',
    rows: ['Invite a whole list'],
  },
  analytics: {
    from: 'pro',
    name: 'Analytics',
    sentence:
      'Analytics shows how your ratings, sentiment and topics change over time, and which reviews are behind each number.',
    rows: ['Analytics dashboard'],
  },
  csvExport: {
    from: 'pro',
    name: 'CSV export',
    sentence: 'CSV export gives you every review with its analysis as one file for a spreadsheet.',
    rows: ['Export as CSV'],
  },
  reviewResponseSuggestions: {
    from: 'pro',
    name: 'Reply suggestions',
    sentence: 'Reply suggestions are drafts that take up the words of each review, for you to edit.',
  },
  advancedWidgets: {
    from: 'pro',
    name: 'Widget design',
    sentence:
      'Choose which reviews each of your widgets shows, and set its colours, typeface, corners and space.',
    rows: ['Widget colours and selection'],
  },
  apiAccess: {
    from: 'enterprise',
    name: 'API access',
    sentence:
      'Programs of yours read reviews, figures and findings, reply, and invite customers, each with a key of its own.',
    rows: ['API with keys of your own'],
  },
  webhooks: {
    from: 'enterprise',
    name: 'Webhooks',
    sentence: `Your own programs, Slack or Teams hear at once of reviews, invitations and new findings, signed and tried again for ${periods.webhookTryDays} days.`,
    rows: ['Webhooks, Slack and Teams'],
  },
  orders: {
    from: 'enterprise',
    name: 'Orders from your shop',
    sentence:
      'Your shop system or payment provider tells us each order, and its customer is invited after the days that you choose.',
    rows: ['Orders invite by themselves'],
  },
  aiSentiments: {
    from: 'enterprise',
    name: 'AI Sentiments',
    sentence:
      'AI Sentiments shows sentiment month by month and the topics behind it, each with quotes from your reviews.',
  },
  aiChatbot: {
    from: 'enterprise',
    name: 'Ask your reviews',
    sentence:
      'Ask about your reviews in your own words. Each answer has its numbers, its quotes and links to both.',
  },
  competitorInsights: {
    from: 'enterprise',
    name: 'Competitor insights',
    sentence:
      'Competitor insights compare your reviews with those of others, topic by topic, with quotes from both.',
  },
  contentGenerator: {
    from: 'enterprise',
    name: 'Content',
    sentence:
      'Quote cards, posts and texts made of reviews whose authors agreed to it, quoted word for word.',
    rows: ['Quote cards, posts and ads'],
  },
  customBranding: {
    from: 'enterprise',
    name: 'Custom branding',
    sentence: 'Your widgets appear on your site without the “by Vouchsafe” line, and take CSS of your own.',
    rows: ['Your own CSS for widgets', 'Remove Vouchsafe branding'],
  },
  singleSignOn: {
    from: 'enterprise',
    name: 'Single sign-on',
    sentence:
      'Single sign-on lets your team in through your company’s own provider, by OpenID Connect or SAML.',
    rows: ['Sign-in by OpenID Connect or SAML'],
  },
} as const satisfies Record<string, GatedFeature>

export type Feature = keyof typeof features
export const featureNames = Object.keys(features) as Feature[]

/** A feature in an address: `ai-sentiments`. */
const slugOf = (feature: Feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The page that explains a feature and offers its plan. */
export const plansWith = (feature: Feature) => `/business/subscription?feature=${slugOf(feature)}`

/** The feature that an address asks for. */
export function readFeature(query: URLSearchParams) {
  const asked = query.get('feature')
  return featureNames.find((each) => slugOf(each) === asked || each === asked) ?? null
}
