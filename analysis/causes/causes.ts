/** Why customers complain, as far as a sentence can name it. */
export const causes = [
  'queue',
  'slow-service',
  'understaffed',
  'rude-staff',
  'ignored',
  'unhelpful-staff',
  'language-barrier',
  'pushy-selling',
  'no-reply',
  'phone-unanswered',
  'not-informed',
  'cold-food',
  'stale-food',
  'badly-cooked',
  'bland-food',
  'salty-food',
  'foreign-object',
  'small-portions',
  'little-choice',
  'sold-out',
  'weak-coffee',
  'poor-breakfast',
  'crowded',
  'late-delivery',
  'damaged-parcel',
  'wrong-item',
  'missing-parts',
  'breaks-soon',
  'defective',
  'size-fit',
  'not-as-described',
  'refund',
  'extra-charge',
  'too-expensive',
  'payment',
  'opening-hours',
  'booking',
  'appointment-delay',
  'no-show',
  'bad-work',
  'left-mess',
  'not-listened',
  'painful',
  'parking',
  'parking-price',
  'dirty',
  'smell',
  'noise',
  'loud-music',
  'too-hot',
  'too-cold',
  'wifi',
  'small-room',
  'worn-furnishings',
  'uncomfortable-bed',
  'water',
  'check-in',
  'lift',
  'poor-light',
  'pests',
  'website',
  'cancelling',
] as const
export type Cause = (typeof causes)[number]

const eaten = ['food', 'drinks', 'breakfast', 'meat', 'pizza', 'bread', 'cake', 'coffee', 'soup', 'dessert']
const lodging = ['room', 'bathroom', 'bed', 'facilities', 'comfort']

/** The engine's topics about which a cue after "~" says this. */
export const topicsOf: Partial<Record<Cause, string[]>> = {
  'cold-food': eaten,
  'stale-food': eaten,
  'badly-cooked': eaten,
  'bland-food': eaten,
  'salty-food': eaten,
  'small-portions': ['food', 'size', 'meat', 'pizza'],
  'little-choice': ['food', 'breakfast', 'selection', 'drinks', 'menu'],
  'weak-coffee': ['drinks', 'coffee'],
  'poor-breakfast': ['breakfast'],
  'slow-service': ['service', 'waiting time', 'staff', 'food', 'drinks'],
  queue: ['waiting time', 'till'],
  'rude-staff': ['staff', 'service'],
  'unhelpful-staff': ['staff', 'service'],
  ignored: ['staff', 'service'],
  'late-delivery': ['delivery', 'packaging'],
  'damaged-parcel': ['delivery', 'packaging'],
  'sold-out': [...eaten, 'selection'],
  'opening-hours': ['opening hours'],
  'pushy-selling': ['staff', 'service'],
  dirty: [
    'room',
    'bathroom',
    'bed',
    'cleanliness',
    'toilet',
    'facilities',
    'floor',
    'table',
    'kitchen',
    'hotel',
    'carpet',
  ],
  smell: ['room', 'bathroom', 'bed', 'cleanliness', 'toilet', 'facilities', 'smell'],
  noise: ['room', 'noise', 'location', 'facilities', 'bed', 'wall', 'atmosphere'],
  'small-room': ['room', 'bathroom'],
  'worn-furnishings': [...lodging, 'furniture', 'carpet', 'hotel', 'sofa', 'floor', 'hallway'],
  'uncomfortable-bed': ['bed', 'mattress', 'pillow', 'sofa'],
  'too-hot': ['room', 'comfort', 'facilities', 'atmosphere'],
  'too-cold': ['room', 'comfort', 'atmosphere'],
  wifi: ['internet'],
  parking: ['parking'],
  'parking-price': ['parking'],
  'too-expensive': ['price', 'food', 'drinks', 'room', 'breakfast'],
  'size-fit': ['size', 'fit'],
  website: ['website', 'software', 'app'],
  'poor-light': ['room', 'bathroom', 'atmosphere', 'light', 'lighting'],
  lift: ['lift', 'facilities', 'waiting time'],
  defective: [
    'quality',
    'performance',
    'facilities',
    'room',
    'bathroom',
    'tv',
    'battery',
    'phone',
    'screen',
    'fridge',
  ],
  'bad-work': ['quality', 'service', 'staff', 'work', 'repair'],
  crowded: ['atmosphere', 'facilities'],
  payment: ['till', 'price', 'payment'],
}

/** A sentence that names one of these says no more by the other: who waits for the lift needs no second waiter. */
export const narrowerThan: Partial<Record<Cause, Cause[]>> = {
  'slow-service': [
    'queue',
    'lift',
    'check-in',
    'appointment-delay',
    'phone-unanswered',
    'no-reply',
    'refund',
    'late-delivery',
  ],
  queue: ['check-in', 'lift'],
  'wrong-item': ['booking'],
  'too-expensive': ['parking-price', 'extra-charge'],
  defective: ['water', 'lift', 'wifi', 'too-hot', 'too-cold', 'breaks-soon', 'damaged-parcel', 'website'],
  noise: ['loud-music'],
  smell: ['stale-food'],
  parking: ['parking-price'],
}

/**
 * Cues in one language: by cause, phrases between commas. A word may be "long|huge", "no+one" (two words), "wait*" (any
 * ending), "very?" (may be missing), "_" (up to three words, none that denies) or "#" (a number). A phrase after "~" counts only beside a complaint on a
 * topic of the cause.
 */
export type Cues = {
  /** Words that, shortly before a cue, take it back: "no", "never", "despite". */
  notBefore: string
  /** The same, right after it: "nicht", "değil". */
  notAfter: string
  /** A sentence with one of these says that it does not matter: "no big deal". */
  excused?: string
  /** Monday first. */
  weekdays: string[]
  phrases: Partial<Record<Cause, string>>
}
