import type { TierName } from './plans.ts'

export type GatedFeature = {
  /** The smallest plan that has the feature. */
  from: TierName
  name: string
  /** On the page to which its gate leads: a short line, and what the owner gains, in at most 15 words. */
  title: string
  gain: string
  /** Its rows in the price tables; one with its name by default. */
  rows?: readonly string[]
}

/** The one list of what depends on the plan. The gates and the price tables read it; each has a gate. */
export const features = {
  performanceInsights: {
    from: 'pro',
    name: 'Performance insights',
    title: 'Know what to fix next',
    gain: 'What people complain about most, what it costs in stars, and what to do.',
    rows: ['Topics and what changes', 'Suggestions and a digest'],
  },
  bulkUpload: {
    from: 'pro',
    name: 'Inviting a list',
    title: 'Invite all your customers at once',
    gain: 'Upload a list. We check every address and send each invitation.',
    rows: ['Invite a whole list'],
  },
  analytics: {
    from: 'pro',
    name: 'Analytics',
    title: 'See your rating change, and why',
    gain: 'Ratings, sentiment and topics over time. Every number opens its reviews.',
    rows: ['Analytics dashboard'],
  },
  csvExport: {
    from: 'pro',
    name: 'CSV export',
    title: 'Every review in a spreadsheet',
    gain: 'One file with each review’s stars, words, topics and sentiment.',
    rows: ['Export as CSV'],
  },
  reviewResponseSuggestions: {
    from: 'pro',
    name: 'Reply suggestions',
    title: 'Start each reply from a draft',
    gain: 'Drafts that take up a review’s words, for you to edit. None for sensitive ones.',
  },
  advancedWidgets: {
    from: 'pro',
    name: 'Widget design',
    title: 'Reviews that look like your site',
    gain: 'Set colours, typeface, corners and space, and choose which reviews appear.',
    rows: ['Widget colours and selection'],
  },
  apiAccess: {
    from: 'enterprise',
    name: 'API access',
    title: 'Your shop, your chat, your programs',
    gain: 'Orders invite customers, reviews reach your team, programs use a key of their own.',
    rows: ['API with keys of your own'],
  },
  webhooks: {
    from: 'enterprise',
    name: 'Webhooks',
    title: 'Hear of each review at once',
    gain: 'Slack, Teams and your own programs learn of reviews, invitations and findings.',
    rows: ['Webhooks, Slack and Teams'],
  },
  orders: {
    from: 'enterprise',
    name: 'Orders from your shop',
    title: 'Every order invites its customer',
    gain: 'Connect your shop once. Each customer is invited after the days you choose.',
    rows: ['Orders invite by themselves'],
  },
  aiSentiments: {
    from: 'enterprise',
    name: 'AI Sentiments',
    title: 'See when the mood turns',
    gain: 'Sentiment by week, month or quarter, with the topics and quotes behind it.',
  },
  aiChatbot: {
    from: 'enterprise',
    name: 'Ask your reviews',
    title: 'Ask your reviews',
    gain: 'Ask in your own words. Each answer shows its numbers, quotes and reviews.',
  },
  competitorInsights: {
    from: 'enterprise',
    name: 'Competitor insights',
    title: 'See how you compare with competitors',
    gain: 'Your stars beside theirs, topic by topic, with quotes from both.',
  },
  contentGenerator: {
    from: 'enterprise',
    name: 'Content',
    title: 'Turn praise into posts',
    gain: 'Quote cards, posts and ads, word for word, from authors who agreed.',
    rows: ['Quote cards, posts and ads'],
  },
  customBranding: {
    from: 'enterprise',
    name: 'Custom branding',
    title: 'Widgets with your name alone',
    gain: 'No “by Vouchsafe” line, and CSS of your own.',
    rows: ['Your own CSS for widgets', 'Remove Vouchsafe branding'],
  },
  singleSignOn: {
    from: 'enterprise',
    name: 'Single sign-on',
    title: 'One sign-in for your whole team',
    gain: 'Your team signs in with its company account, by OpenID Connect or SAML.',
    rows: ['Sign-in with a company account'],
  },
} as const satisfies Record<string, GatedFeature>

export type Feature = keyof typeof features
export const featureNames = Object.keys(features) as Feature[]

/** A feature in an address: `ai-sentiments`. */
const slugOf = (feature: Feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The page that explains a feature and offers its plan. */
export const upgradePathFor = (feature: Feature) => `/business/subscription?feature=${slugOf(feature)}`

export function readFeature(query: URLSearchParams) {
  const asked = query.get('feature')
  return featureNames.find((each) => slugOf(each) === asked || each === asked) ?? null
}
