import { networks } from '#app/platform/social-networks.ts'
import {
  dayFields,
  hasHours,
  type OpeningHours,
  openState,
  overlappingDay,
  readDay,
} from './opening-hours.ts'

/**
 * The trades that a business can name, with their types of schema.org. `isPlace` types are LocalBusinesses, which
 * schema.org expects to have an address and which may have opening hours.
 */
const categories = {
  bakery: { type: 'Bakery', isPlace: true },
  cafe: { type: 'CafeOrCoffeeShop', isPlace: true },
  restaurant: { type: 'Restaurant', isPlace: true },
  bar: { type: 'BarOrPub', isPlace: true },
  hotel: { type: 'Hotel', isPlace: true },
  shop: { type: 'Store', isPlace: true },
  online_shop: { type: 'OnlineStore', isPlace: false },
  hairdresser: { type: 'HairSalon', isPlace: true },
  beauty: { type: 'BeautySalon', isPlace: true },
  fitness: { type: 'ExerciseGym', isPlace: true },
  medical: { type: 'MedicalBusiness', isPlace: true },
  dentist: { type: 'Dentist', isPlace: true },
  pharmacy: { type: 'Pharmacy', isPlace: true },
  vet: { type: 'VeterinaryCare', isPlace: false },
  car_repair: { type: 'AutoRepair', isPlace: true },
  trades: { type: 'HomeAndConstructionBusiness', isPlace: true },
  legal: { type: 'LegalService', isPlace: true },
  accounting: { type: 'AccountingService', isPlace: true },
  finance: { type: 'FinancialService', isPlace: true },
  estate: { type: 'RealEstateAgent', isPlace: true },
  travel: { type: 'TravelAgency', isPlace: true },
  entertainment: { type: 'EntertainmentBusiness', isPlace: true },
  education: { type: 'EducationalOrganization', isPlace: false },
  childcare: { type: 'ChildCare', isPlace: true },
  software: { type: 'Organization', isPlace: false },
  other: { type: 'LocalBusiness', isPlace: true },
} as const

export type Category = keyof typeof categories
export const categoryNames = Object.keys(categories) as Category[]

/** A business that gives no address is no LocalBusiness for search engines, whatever its trade. */
export function schemaTypeOf(category: Category | null, hasAddress: boolean) {
  const { type, isPlace } = categories[category ?? 'other']
  return isPlace && !hasAddress ? 'Organization' : type
}

export const isPlace = (category: Category | null) => categories[category ?? 'other'].isPlace

const mostLinks = 8
const longestLink = 200

/** "Instagram", or the host: in its ASCII form, so that no letter of another script imitates a known name. */
export function linkName(address: string) {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = networks.find(({ hosts }) =>
    hosts.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  )
  return known?.name ?? host
}

type ReadLinks = { links: string[]; error?: never } | { error: string; links?: never }

/** Addresses as typed, one a line. Only https: nothing that runs, and nothing that could be changed on the way. */
export function readLinks(typed: string): ReadLinks {
  const lines = typed.split(/\s+/).filter(Boolean)
  const links: string[] = []
  for (const line of lines) {
    const link = linkOf(line)
    if (!link) return { error: `“${shortened(line)}” is not an address that begins with https://` }
    if (link.length > longestLink) return { error: `“${shortened(line)}” is too long for a link` }
    if (!links.includes(link)) links.push(link)
  }
  return links.length > mostLinks ? { error: `At most ${mostLinks} links` } : { links }
}

const shortened = (line: string) => (line.length > 40 ? `${line.slice(0, 39)}…` : line)

function linkOf(typed: string) {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, port, href, pathname, search, hash, origin } = new URL(
    address,
  )
  const isName = /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)
  if (protocol !== 'https:' || username || password || port || !isName) return null
  return pathname === '/' && !search && !hash ? origin : href
}

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
