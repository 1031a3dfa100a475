import { isDeepStrictEqual } from 'node:util'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { planRequired } from '#app/platform/refusal.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'
import { includesLevel, type Level, levelOf, planWith, type WidgetField } from './widget-levels.ts'

/** The level of the plan in force. */
export const levelOfTier = (tierName: TierName): Level => plans[tierInForce(tierName)].widgetCustomisation

export const initialSettings = (settings: Partial<WidgetSettings> = {}) => widgetSettings.parse(settings)

const fields = Object.keys(levelOf) as WidgetField[]

export const changedFields = (before: WidgetSettings, after: WidgetSettings) =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))

/**
 * Refuses changes above the plan's level. Unchanged settings pass, so that a smaller plan loses nothing. So does a
 * return to the initial value, so that nobody must pay to get rid of a setting.
 */
export function requireLevel(tierName: TierName, before: WidgetSettings, after: WidgetSettings) {
  const has = levelOfTier(tierName)
  const initial = initialSettings()
  const above = changedFields(before, after).filter(
    (field) => !includesLevel(has, levelOf[field]) && !isDeepStrictEqual(after[field], initial[field]),
  )
  if (above.length === 0) return
  const needed = above.some((field) => levelOf[field] === 'full') ? 'full' : 'advanced'
  throw planRequired(planWith(needed).longName)
}
