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
