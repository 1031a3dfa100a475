/** The review that the three steps follow: what /demo begins with, too. */
export const tried = {
  business: 'Corner & Crumb',
  author: 'Maren T.',
  rating: 3,
  text: 'The sourdough was excellent and the staff were friendly. The coffee was cold, though, and far too expensive.',
}

/** The text in the AI section, until a visitor analyses one of their own. */
export const analysedExample =
  'Our room was spotless and the breakfast was wonderful. The staff at reception were rude, though, and parking is far too expensive.'

/** Shops and people that we made up, and say so. */
export const testimonials = [
  {
    id: 'starter',
    text: 'I came for a croissant and left with a sourdough starter and instructions in pencil. Day nine, and it lives.',
    author: 'Ruth E.',
    company: 'Corner & Crumb, bakery',
    rating: 5,
  },
  {
    id: 'gears',
    text: 'They rang before touching anything that would cost more than the estimate. It took two days longer than promised, and the gears are silent.',
    author: 'Farid B.',
    company: 'Halden Cycles, repairs',
    rating: 4,
  },
  {
    id: 'invoice',
    text: 'The filling is fine. The bill came to the wrong address twice, and I paid a reminder fee for it.',
    author: 'Mina L.',
    company: 'Fernhill Dental, surgery',
    rating: 2,
  },
]
