import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'

/** Three shops that we made up, of different trades. Their colours are those of an owner's brand. */
export const sampleSites = {
  bakery: { name: 'Corner & Crumb', accent: '#93381b' },
  cycles: { name: 'Halden Cycles', accent: '#1d4a86' },
  dental: { name: 'Fernhill Dental', accent: '#0d6b66' },
} as const
export type SampleSite = keyof typeof sampleSites

type Told = {
  daysAgo: number
  rating: number
  title: string | null
  text: string
  author: string
  provenance: Provenance
  reply: { text: string } | null
}

const told = (daysAgo: number, rating: number, author: string, text: string, reply?: string): Told => ({
  daysAgo,
  rating,
  author,
  text,
  title: null,
  provenance: 'invited',
  reply: reply ? { text: reply } : null,
})

/** The bakery's are those of the demo. Newest first, unhappy customers included. */
export const sampleReviewsBySite: Record<Exclude<SampleSite, 'bakery'>, Told[]> = {
  cycles: [
    told(
      2,
      4,
      'Farid B.',
      'They rang before touching anything that would cost more than the estimate. It took two days longer than promised, and the gears are silent.',
    ),
    told(5, 5, 'Greta N.', 'Puncture fixed while I drank my coffee. They showed me the thorn.'),
    told(
      9,
      2,
      'Colm D.',
      'The brakes squealed again after a week.',
      'Sorry, Colm. Bring it in: new pads, no charge.',
    ),
    told(14, 5, 'Aiko S.', 'My father’s old tourer rides like new. They kept the bell.'),
    told(21, 5, 'Ben O.', 'Honest advice: they told me not to buy the bigger bike.'),
    told(30, 4, 'Leila H.', 'Good service, full car park.'),
  ],
  dental: [
    told(1, 5, 'Tomasz W.', 'Ten minutes early, and no pain at all.'),
    told(
      4,
      2,
      'Mina L.',
      'The filling is fine. The bill came to the wrong address twice, and I paid a reminder fee for it.',
      'We have refunded the fee, Mina, and corrected the address.',
    ),
    told(8, 5, 'Priya N.', 'My daughter counted the instruments back in and forgot to be afraid.'),
    told(12, 4, 'Hal R.', 'Explained every step. The waiting room is cold.'),
    told(19, 5, 'Ines V.', 'A broken tooth on a Friday night, seen on Saturday at eight.'),
    told(27, 3, 'Karl H.', 'Good dentist, but nobody answers the phone.'),
  ],
}
