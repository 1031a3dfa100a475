/**
 * Words that an owner files under one topic, beside those of the model: by topic, in the singular and in British
 * spelling. A name that the model does not know joins words under one of them ("toilet").
 */
const nounsByTopic: Record<string, string> = {
  staff: `lady chap guy gentleman salesperson saleswoman saleslady shopkeeper barista baker barber hairdresser
    beautician masseuse therapist physio physiotherapist hygienist vet optician optometrist pharmacist electrician
    builder fitter installer engineer decorator joiner carpenter roofer gardener florist tailor solicitor lawyer
    accountant adviser advisor consultant examiner trainer coach tutor teacher instructor guide warden steward
    stewardess attendant usher bouncer foreman apprentice handyman landlord landlady
    photographer cleaner midwife surgeon gp workman tradesman`,
  service: 'aftercare aftersales after-sales helpline hotline',
  'waiting time': 'queue wait waiting line delay lateness',
  'opening hours': 'hours',
  price: 'quote quotation estimate surcharge overcharge pricelist price-list',
  delivery: 'courier parcel postman postie dispatch despatch',
  returns: 'refund exchange warranty guarantee',
  parking: 'carpark',
  website: 'webpage homepage webshop',
  toilet: 'loo restroom washroom lavatory wc urinal',
  till: 'checkout cashdesk cash-desk register',
  sofa: 'couch settee',
  tv: 'television telly tv-set',
  fridge: 'refrigerator',
  phone: 'telephone cellphone smartphone handset iphone',
  car: 'automobile vehicle',
  bicycle: 'bike pushbike',
  taxi: 'cab minicab',
  photo: 'photograph picture pic',
  rubbish: 'trash garbage',
  tap: 'faucet',
  lift: 'elevator',
  pram: 'pushchair stroller buggy',
  nappy: 'diaper',
  food: `pie brownie scone tart bun bagel doughnut muffin cookie biscuit flapjack pasty quiche teacake sponge sourdough
    rye baguette roll crust icing jam marzipan dough crumpet waffle pancake crepe crêpe toast toastie sandwich panini
    wrap burger kebab noodle curry roast pudding trifle cheesecake gateau ice-cream gelato sorbet sundae topping
    filling seasoning garnish starter main appetizer entree side snack chip crisp potato tomato vegetable veg mushroom
    onion garlic bacon sausage ham egg lamb pork mutton turkey duck prawn lobster crab oyster mussel salmon tuna
    cod haddock tofu falafel hummus taco burrito nacho ramen dumpling gravy ketchup mayonnaise vinegar spice herb
    fruit apple berry strawberry yogurt cereal porridge omelette breadstick focaccia ciabatta brioche stollen
    patisserie pastie confectionery chocolate caramel fudge vanilla cinnamon allergen dairy gluten butter`,
  drinks: `smoothie milkshake shake lemonade cordial squash soda cola cider ale lager stout pint gin rum vodka whisky
    prosecco champagne cava brew cuppa mocha cappuccino macchiato americano cortado chai matcha oat-milk milk`,
  room: 'accommodation',
}

/** Two words that together are about something else than each of them. */
export const topicOfPair: Record<string, string> = {
  'customer service': 'service',
  'customer support': 'service',
  'customer care': 'service',
  'tech support': 'service',
  'room service': 'service',
  'technical support': 'service',
  'front desk': 'staff',
  'battery life': 'battery life',
  'waiting time': 'waiting time',
  'waiting times': 'waiting time',
  'waiting list': 'waiting time',
  'wait time': 'waiting time',
  'wait times': 'waiting time',
  'response time': 'waiting time',
  'check in': 'booking',
  'check out': 'booking',
  'delivery time': 'delivery',
  'delivery driver': 'delivery',
  'build quality': 'quality',
  'hard drive': 'storage',
  'value for': 'price',
  'air conditioning': 'room',
  'operating system': 'software',
  'boot time': 'performance',
  'start up': 'performance',
  'wine list': 'drinks',
  'flat white': 'drinks',
  'flat whites': 'drinks',
  'ice cream': 'food',
  'ice creams': 'food',
  'opening hours': 'opening hours',
  'opening times': 'opening hours',
  'business hours': 'opening hours',
  'car park': 'parking',
  'parking lot': 'parking',
  'parking space': 'parking',
  'parking spaces': 'parking',
  'web site': 'website',
  'cash desk': 'till',
  'cash register': 'till',
  'waiting room': 'waiting room',
  'waiting area': 'waiting room',
  'fitting room': 'changing room',
  'fitting rooms': 'changing room',
  'changing room': 'changing room',
  'changing rooms': 'changing room',
}

/** Second words of known pairs, so that callers need not build pairs that cannot be known. */
export const isSecondOfPair: ReadonlySet<string> = new Set(
  Object.keys(topicOfPair).map((pair) => pair.slice(pair.indexOf(' ') + 1)),
)

const topicByNoun = new Map(
  Object.entries(nounsByTopic).flatMap(([topic, nouns]) =>
    nouns.split(/\s+/).map((noun) => [noun, topic] as const),
  ),
)

/** The topic for a noun to which the model gives none, or the noun itself. */
export const topicOfNoun = (noun: string): string => topicByNoun.get(noun) ?? noun
