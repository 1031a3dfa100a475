import { isDeepStrictEqual } from 'node:util'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import { tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { planRequired } from '#app/platform/refusal.ts'
import { isAllowed, neededFor, type WidgetField } from './field-gates.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'

export const initialSettings = (settings: Partial<WidgetSettings> = {}) => widgetSettings.parse(settings)

const fields = Object.keys(neededFor) as WidgetField[]

export const changedFields = (before: WidgetSettings, after: WidgetSettings) =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))

/**
 * Refuses changes of settings that the plan in force does not have. Unchanged settings pass, so that a smaller plan loses
 * nothing. So does a return to the initial value, so that nobody must pay to get rid of a setting.
 */
export function requireFeatures(tierName: TierName, before: WidgetSettings, after: WidgetSettings) {
  const tier = tierInForce(tierName)
  const initial = initialSettings()
  const needed = changedFields(before, after)
    .filter((field) => !isAllowed(tier, field) && !isDeepStrictEqual(after[field], initial[field]))
    .map((field) => neededFor[field]!)
  if (needed.length === 0) return
  throw planRequired(
    tierFor(needed.includes('customBranding') ? 'customBranding' : 'advancedWidgets').longName,
  )
}
