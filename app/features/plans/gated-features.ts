import { type Feature, features } from './plan.schema.ts'

/**
 * The features behind a gate, for an owner who was led from one to the plans: a name and one sentence. Only those
 * that work today.
 */
export const gatedFeatures = {
  analytics: {
    name: 'Analytics',
    sentence:
      'Analytics shows how your ratings, sentiment and topics change over time, and which reviews are behind each number.',
  },
  performanceInsights: {
    name: 'Performance insights',
    sentence:
      'Performance insights show which topics people praise and complain about and what has changed, and suggest what to do about it.',
  },
  sentimentAnalysis: {
    name: 'Sentiment analysis',
    sentence: 'Sentiment analysis shows how many of your reviews are positive, neutral and negative.',
  },
  csvExport: {
    name: 'CSV export',
    sentence: 'CSV export gives you every review with its analysis as one file for a spreadsheet.',
  },
  bulkUpload: {
    name: 'Inviting a list',
    sentence: 'Upload a list of customers and invite all of them at once, instead of one by one.',
  },
  reviewResponseSuggestions: {
    name: 'Reply suggestions',
    sentence: 'Reply suggestions are drafts that take up the words of each review, for you to edit.',
  },
  aiSentiments: {
    name: 'AI Sentiments',
    sentence:
      'AI Sentiments shows sentiment month by month and the topics behind it, each with quotes from your reviews.',
  },
  aiChatbot: {
    name: 'Ask your reviews',
    sentence:
      'Ask about your reviews in your own words. Each answer has its numbers, its quotes and links to both.',
  },
  competitorInsights: {
    name: 'Competitor insights',
    sentence:
      'Competitor insights compare your reviews with those of others, topic by topic, with quotes from both.',
  },
  contentGenerator: {
    name: 'Content',
    sentence:
      'Quote cards, posts and texts made of reviews whose authors agreed to it, quoted word for word.',
  },
  advancedWidgets: {
    name: 'Widget design',
    sentence:
      'Choose which reviews each of your widgets shows, and set its colours, typeface, corners and space.',
  },
  customBranding: {
    name: 'Custom branding',
    sentence: 'Your widgets appear on your site without the “by Vouchsafe” line, and take CSS of your own.',
  },
} as const satisfies Partial<Record<Feature, { name: string; sentence: string }>>

export type GatedFeature = keyof typeof gatedFeatures

/** A feature in an address: `ai-sentiments`. */
const slugOf = (feature: Feature) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The page that explains a feature and offers its plan. */
export const plansWith = (feature: GatedFeature) => `/business/subscription?feature=${slugOf(feature)}`

/** The gated feature that an address asks for. */
export function readGatedFeature(query: URLSearchParams): GatedFeature | null {
  const asked = query.get('feature')
  const feature = features.find((each) => slugOf(each) === asked || each === asked)
  return feature && feature in gatedFeatures ? (feature as GatedFeature) : null
}
