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
const people = ['staff', 'service']
const rooms = ['room', 'bathroom', 'bed', 'comfort']
const premises = [...rooms, 'facilities', 'hallway', 'wall', 'floor', 'carpet', 'hotel']

/** The engine's topics of the complaints beside which a cause is found: a camera can be old, but no furniture. */
export const topicsOf: Record<Cause, string[]> = {
  queue: ['waiting time', 'till', ...people],
  'slow-service': ['waiting time', ...people, 'food', 'drinks'],
  understaffed: [...people, 'waiting time'],
  'rude-staff': people,
  ignored: [...people, 'waiting time'],
  'unhelpful-staff': people,
  'language-barrier': people,
  'pushy-selling': people,
  'no-reply': [...people, 'returns', 'delivery', 'booking'],
  'phone-unanswered': [...people, 'waiting time', 'booking'],
  'not-informed': [
    ...people,
    'information',
    'communication',
    'kommunikation',
    'booking',
    'delivery',
    'price',
  ],
  'cold-food': eaten,
  'stale-food': eaten,
  'badly-cooked': eaten,
  'bland-food': eaten,
  'salty-food': eaten,
  'foreign-object': [...eaten, 'quality'],
  'small-portions': ['food', 'size', 'price', 'meat', 'pizza', 'cake', 'dessert'],
  'little-choice': ['food', 'breakfast', 'selection', 'drinks', 'menu'],
  'sold-out': [...eaten, 'selection', 'waiting time'],
  'weak-coffee': ['drinks', 'coffee'],
  'poor-breakfast': ['breakfast'],
  crowded: ['atmosphere', 'facilities', 'waiting time'],
  'late-delivery': ['delivery'],
  'damaged-parcel': ['packaging', 'delivery'],
  'wrong-item': ['delivery', 'packaging', 'size', 'returns', 'food', 'design', 'quality', ...people],
  'missing-parts': ['delivery', 'packaging'],
  'breaks-soon': ['quality'],
  defective: [...premises, 'tv', 'fridge'],
  'size-fit': ['size', 'fit'],
  'not-as-described': [
    ...rooms,
    'quality',
    'design',
    'size',
    'facilities',
    'camera',
    'advertising',
    'packaging',
  ],
  refund: ['returns', 'price', ...people],
  'extra-charge': ['price', ...people, 'booking'],
  'too-expensive': ['price', ...eaten, 'room'],
  payment: ['till', 'price', 'payment', ...people],
  'opening-hours': ['opening hours', 'service'],
  booking: ['booking', 'room', ...people, 'waiting time'],
  'appointment-delay': ['waiting time', ...people, 'booking', 'appointment'],
  'no-show': [...people, 'waiting time', 'delivery', 'booking', 'appointment'],
  'bad-work': ['quality', ...people, 'results', 'work', 'repair'],
  'left-mess': ['cleanliness', ...people],
  'not-listened': people,
  painful: [...people, 'results', 'treatment'],
  parking: ['parking'],
  'parking-price': ['parking', 'price'],
  dirty: [...premises, 'cleanliness', 'toilet', 'table', 'kitchen'],
  smell: [...premises, 'cleanliness', 'toilet', 'smell'],
  noise: ['room', 'noise', 'bed', 'wall', 'facilities', 'hallway', 'hotel', 'camping'],
  'loud-music': ['atmosphere', 'facilities', 'music', 'noise'],
  'too-hot': [...rooms, 'atmosphere', 'conditioner'],
  'too-cold': [...rooms, 'atmosphere', 'heater'],
  wifi: ['internet'],
  'small-room': ['room', 'bathroom'],
  'worn-furnishings': [...premises, 'furniture', 'sofa'],
  'uncomfortable-bed': ['bed', 'mattress', 'pillow', 'sofa', 'room', 'comfort'],
  water: ['bathroom', 'water', 'pressure', 'room'],
  'check-in': ['waiting time', 'room', 'booking', ...people],
  lift: ['lift', 'facilities', 'waiting time'],
  'poor-light': ['room', 'bathroom', 'atmosphere', 'light', 'lighting', 'hallway'],
  pests: [...premises, 'cleanliness', 'food', 'staff'],
  website: ['website', 'software', 'app'],
  cancelling: ['booking', ...people, 'price'],
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
  noise: ['loud-music', 'too-hot'],
  smell: ['stale-food'],
  parking: ['parking-price'],
}

/**
 * Cues in one language: by cause, phrases between commas. A word may be "long|huge", "no+one" (two words), "wait*" (any
 * ending), "very?" (may be missing), "_" (up to three words, none that denies) or "#" (a number). A phrase after "~" counts only right beside
 * the complaint.
 */
export type Cues = {
  /** Words that, shortly before a cue, take it back: "no", "never", "despite". */
  notBefore: string
  /** The same, right after it: "nicht", "değil". */
  notAfter: string
  /** A sentence with one of these says that it does not matter, is over, or was said by others: "no big deal". */
  excused?: string
  /** By cause: a sentence with one of these is about something else. */
  unless?: Partial<Record<Cause, string>>
  /** Monday first. */
  weekdays: string[]
  phrases: Partial<Record<Cause, string>>
}
