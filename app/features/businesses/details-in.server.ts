import { openState } from '#app/features/profiles/opening-hours.ts'
import type { DetailsIn } from '#app/features/profiles/profile-details.tsx'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { PublicBusiness } from './public-business.server.ts'

/** The details of a business, ready to be shown in a language at this moment. */
export function detailsIn(
  { openingHours, timeZone, isActive }: Pick<PublicBusiness, 'openingHours' | 'timeZone' | 'isActive'>,
  language: Language,
): DetailsIn {
  const open = isActive && openingHours ? openState(openingHours.days, timeZone, now()) : null
  return { language, words: messages[language].profile, open }
}
