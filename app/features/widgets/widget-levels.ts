// The settings that each plan may change. Without zod, so that screens can import it.
import type { Plan } from '#app/features/plans/plan.schema.ts'
import { plans } from '#app/features/plans/plans.ts'
import type { WidgetSettings } from './widget.schema.ts'

export type Level = Plan['widgetCustomisation']
export type WidgetField = keyof WidgetSettings

/** The level that an owner's plan must have to change a setting. Kind, name and place in the order are for everyone. */
export const levelOf: Record<WidgetField, Level> = {
  count: 'basic',
  theme: 'basic',
  language: 'basic',
  height: 'basic',
  origins: 'basic',
  isCounted: 'basic',

  paper: 'advanced',
  ink: 'advanced',
  star: 'advanced',
  font: 'advanced',
  radius: 'advanced',
  density: 'advanced',
  hasStars: 'advanced',
  hasAvatars: 'advanced',
  hasDates: 'advanced',
  select: 'advanced',
  picked: 'advanced',
  minimumRating: 'advanced',
  topic: 'advanced',
  reviewLanguage: 'advanced',
  source: 'advanced',
  tag: 'advanced',
  hasReply: 'advanced',
  sorting: 'advanced',

  style: 'full',
  hasMaker: 'full',
}

const order: Level[] = ['basic', 'advanced', 'full']

export const includesLevel = (has: Level, needed: Level) => order.indexOf(has) >= order.indexOf(needed)

/** The smallest plan with a level: what a badge beside a setting says. */
export const planWith = (level: Level): Plan =>
  Object.values(plans).find(({ widgetCustomisation }) => includesLevel(widgetCustomisation, level))!

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
