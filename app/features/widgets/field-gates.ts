// The settings that each plan may change. Without zod, so that screens can import it.
import type { Feature } from '#app/features/plans/plan-features.ts'
import { allows, type TierName } from '#app/features/plans/plans.ts'
import type { WidgetSettings } from './widget.schema.ts'

export type WidgetField = keyof WidgetSettings

/** What an owner's plan must have to change a setting; null: every plan. Kind, name and place in the order are for everyone. */
export const neededFor: Record<WidgetField, Feature | null> = {
  count: null,
  theme: null,
  language: null,
  height: null,
  origins: null,
  isCounted: null,

  paper: 'advancedWidgets',
  ink: 'advancedWidgets',
  star: 'advancedWidgets',
  font: 'advancedWidgets',
  radius: 'advancedWidgets',
  density: 'advancedWidgets',
  hasStars: 'advancedWidgets',
  hasAvatars: 'advancedWidgets',
  hasDates: 'advancedWidgets',
  hasPhotos: null,
  product: null,
  select: 'advancedWidgets',
  picked: 'advancedWidgets',
  minimumRating: 'advancedWidgets',
  topic: 'advancedWidgets',
  reviewLanguage: 'advancedWidgets',
  source: 'advancedWidgets',
  tag: 'advancedWidgets',
  hasReply: 'advancedWidgets',
  sorting: 'advancedWidgets',

  style: 'customBranding',
  hasMaker: 'customBranding',
}

export function isAllowed(tier: TierName, field: WidgetField) {
  const needed = neededFor[field]
  return needed === null || allows(tier, needed)
}

/** How a list of versions names what changed. */
export const fieldNames: Record<WidgetField, string> = {
  count: 'number of reviews',
  theme: 'theme',
  language: 'language',
  height: 'height',
  origins: 'sites',
  isCounted: 'counting',
  paper: 'background',
  ink: 'text colour',
  star: 'colour of stars',
  font: 'typeface',
  radius: 'corners',
  density: 'density',
  hasStars: 'stars',
  hasAvatars: 'initials',
  hasDates: 'dates',
  hasPhotos: 'photos',
  product: 'product',
  select: 'selection',
  picked: 'picked reviews',
  minimumRating: 'minimum rating',
  topic: 'topic',
  reviewLanguage: 'language of reviews',
  source: 'source',
  tag: 'tag',
  hasReply: 'replies',
  sorting: 'order',
  style: 'CSS',
  hasMaker: '“by Vouchsafe”',
}
