import { bakeryOwner, seedBakery, toldReviews } from './bakery.ts'
import { busyOwner, seedBusy } from './busy.ts'
import { cyclesOwner, seedCycles, toldOfCycles } from './cycles.ts'
import { emptyOwner, seedEmpty } from './empty.ts'
import { hotelsOwner, seedHotels } from './hotels.ts'
import type { World } from './world.ts'

const said = (isNew: boolean, sentence: string) => (isNew ? sentence : 'It is seeded already.')

export const worlds: Record<string, World> = {
  bakery: {
    about: 'the demo: two years of a bakery, every state of a review',
    owner: bakeryOwner,
    seed: async (db) => said(await seedBakery(db), `A bakery with ${toldReviews.length} reviews.`),
  },
  cycles: {
    about: 'the demo on Enterprise: a year of a bicycle workshop',
    owner: cyclesOwner,
    seed: async (db) => said(await seedCycles(db), `A workshop with ${toldOfCycles.length} reviews.`),
  },
  empty: {
    about: 'an owner with a business and no review',
    owner: emptyOwner,
    seed: async (db) => said(await seedEmpty(db), 'A business without reviews.'),
  },
  busy: {
    about: '100,000 reviews over five years in one business',
    owner: busyOwner,
    seed: seedBusy,
  },
  hotels: {
    about:
      '60 hotels with 17,222 real reviews, from ../shared/data/hotels.jsonl.gz or the file named behind it',
    owner: hotelsOwner,
    seed: seedHotels,
  },
}
