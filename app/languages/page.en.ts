import type { PublicMark, PublicOrder } from '#app/features/published-reviews/public-view.ts'
import { plural } from './languages.ts'
import { sources } from './review.en.ts'

/** The public pages of a business and its products. Places such as `{link}` and `{date}` are filled with elements. */
export const page = {
  skip: 'Skip to content',
  theme: 'Light or dark',
  themes: { auto: 'As on this device', light: 'Light', dark: 'Dark' },
  dashboard: 'Dashboard',
  imprint: 'Imprint',

  rated: '{rating} of 5 from {reviews} since {month}',
  describedRated: '{name} is rated {rating}. Each review shows its source.',
  described: 'What customers say about {name}. The same checks apply to every rating.',
  reviewsOf: 'Reviews of {business}',

  rating: 'Rating',
  noRating: 'No rating yet',
  needsReview: 'A rating needs a review that was collected here.',
  basis: 'from {reviews} since {month}.',
  byRating: 'Number of reviews by rating',
  outside: 'Not counted here: {link}.',
  productReviews: '{reviews} of its products',
  removedEach: 'Removed, each with its reason',
  meaning: 'What these mean',
  waiting: 'Waiting for the operator',
  waitingSince: '{waiting}, the oldest for {time}',
  isChallenged: 'Challenged',
  challengedHidden: '{challenged}, the words of {count} hidden until the decision',
  lastYear: 'The last twelve months, since {month}, average {average}, from {reviews}.',
  importedAverage: 'Not counted: {reviews}, {average} on average, written from {from} to {to}.',
  everyCustomer:
    'Every customer of {business} may write here. Reviews that pass the checks are published, whatever their stars.',
  isClosed: '{business} is closed on this service and collects no more reviews.',

  photosOfCustomers: 'Photos from customers',
  photoBy: 'By {author}',
  photosWaiting: plural({
    one: '{count} photo waits for the operator’s check, for {time}.',
    other: '{count} photos wait for the operator’s check, the oldest for {time}.',
  }),

  key: 'Key',
  sentiments: { positive: 'praise', neutral: 'mention', negative: 'complaint' },
  shares: '{positive} positive, {neutral} neutral, {negative} negative, of what is said about {topic}',
  moreTopics: plural({ one: '{count} more topic', other: '{count} more topics' }),
  topicsNote:
    'A program finds these topics in the reviews, including any imported ones. Doubtful cases count as mentions. It makes mistakes: if in doubt, read the reviews.',

  /** After other numbers, "3 by insiders"; and where no others are, "3 reviews by insiders". */
  byInsiders: '{reviews} by insiders',
  all: 'All {reviews}',
  showThese: 'Show {reviews}',
  withStars: plural({ one: 'with {count} star', other: 'with {count} stars' }),
  aboutTopic: 'about {topic}',
  inLanguage: 'in {language}',
  matching: 'matching “{query}”',
  unknownLanguage: 'an unknown language',
  sources,
  marks: {
    challenged: 'challenged',
    edited: 'edited',
    rewarded: 'with a reward offered',
  } satisfies Record<PublicMark, string>,

  /** "Show any stars about anything in any language, with or without a reply, …": the parts after `in` are choices. */
  filter: {
    name: 'Which reviews',
    show: 'Show',
    about: 'about',
    in: 'in',
    anyStars: 'any stars',
    anything: 'anything',
    anyLanguage: 'any language',
    anyReply: 'with or without a reply',
    anySource: 'from any source',
    anyMark: 'marked or not',
    lowest: 'lowest first',
    highest: 'highest first',
    helpful: 'praise beside criticism',
    labels: {
      rating: 'Stars',
      topic: 'Topic',
      language: 'Language',
      replied: 'Replies',
      source: 'Source',
      mark: 'Marks',
      order: 'Order',
    },
    search: 'Search',
    searchReviews: 'Search reviews',
    searchIn: 'Search in titles, texts and replies',
  },
  noMatch: 'No matching reviews.',
  noLetter: 'A search needs at least one letter or digit.',
  moreReviews: 'More reviews',
  older: 'Show older reviews',
  newer: 'Show newer reviews',
  backTo: {
    newest: 'Back to the newest',
    oldest: 'Back to the oldest',
    lowest: 'Back to the lowest',
    highest: 'Back to the highest',
    helpful: 'Back to the most helpful',
  } satisfies Record<PublicOrder, string>,

  helpful: 'Helpful',
  helpfulReview: 'Helpful: the review by {author}',
  votes: plural({ one: '{count} vote', other: '{count} votes' }),
  votesOrMore: '{votes} or more',
  votesNote:
    '“Helpful” counts one vote per network, review and day. Votes change neither the order nor the rating.',
  voted: {
    counted: 'Thank you.',
    full: 'Not counted: today’s limit is reached.',
    insider: 'Not counted: your account belongs to this business or to the operator of this service.',
  },

  ranking: {
    order: 'Most helpful first on each side.',
    how: 'How we rank them',
    text: 'Both sides are ranked by the same points, which anyone can count again. The stars only decide on which side a review appears, and nothing that the business does after it was written changes its points.',
    length: 'Length: 1 point for every {characters} characters, at most {most}.',
    topics:
      'Topics: {each} points for each topic, such as staff or delivery, at most {most}. The program that finds topics knows {languages} languages; texts that it cannot analyse get {unread}, stars without a text none.',
    bothSides: 'Both sides: {points} points if it praises one thing and complains about another.',
    figure: 'A number: {points} points if it gives one, such as a price, a date or a waiting time.',
    source:
      'Source: {invited} points for an order or an invitation, {confirmed} for a confirmed address, none if imported, {insider} less for an insider’s, which so comes last.',
    age: 'Age: 1 point less for every {days} days.',
    limit:
      'If more than {most} reviews match, only the newest {most} are ranked. “Newest first” shows every review.',
    praise: 'Praise',
    criticism: 'Criticism',
    praiseStars: 'Praise: four or five stars',
    criticismStars: 'Criticism: one to three stars',
    noPraise: 'No more praise matches.',
    noCriticism: 'No more criticism matches.',
  },

  products: 'Products',
  allProducts: 'All products',
  productsOf: 'Products of {business}',
  productsNote: 'Each has reviews and a rating of its own, apart from the rating of {business}.',
  productsDescribed: 'The products of {business}, each with its own reviews and rating.',
  noProducts: 'No products.',
  moreProducts: 'More products',
  back: 'Back',
  productBy: '{product} by {business}',
  notSold: 'No longer sold',
  inShop: 'See it in the shop',
}
