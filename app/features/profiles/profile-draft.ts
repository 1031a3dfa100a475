import { type Category, categoryNames } from './categories.ts'
import { readLinks } from './links.ts'
import {
  dayFields,
  hasHours,
  type OpeningHours,
  openState,
  overlappingDay,
  readDay,
} from './opening-hours.ts'

type Profile = {
  name: string
  description: string | null
  address: string | null
  category: Category | null
  links: string[]
  openingHours: OpeningHours | null
  timeZone: string
}

/** A profile as typed so far, for the preview. A field that cannot be read yet keeps what is saved. */
export function drafted(saved: Profile, typed: Record<string, string>) {
  const openingHours = hoursIn(typed, saved.openingHours)
  const profile: Omit<Profile, 'timeZone'> = {
    name: typed.name?.trim() || saved.name,
    description: typed.description?.trim() || null,
    address: typed.address?.trim() || null,
    category: categoryNames.find((name) => name === typed.category) ?? null,
    links: readLinks(typed.links ?? '').links ?? saved.links,
    openingHours,
  }
  const timeZone = typed.timeZone || saved.timeZone
  return { business: profile, open: openingHours && openState(openingHours.days, timeZone, new Date()) }
}

function hoursIn(typed: Record<string, string>, saved: OpeningHours | null) {
  const days = dayFields.map((field) => readDay(typed[field] ?? '').intervals)
  if (!days.every((day) => day !== undefined) || overlappingDay(days) >= 0) return saved
  const hours = { days, isByAppointment: typed.byAppointment === 'on' }
  return hasHours(hours) ? hours : null
}
