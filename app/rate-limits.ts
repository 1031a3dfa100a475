import { hours, minutes } from './platform/clock.ts'
import type { Limit } from './platform/rate-limit.server.ts'

// EVERY rate limit of the product: what it counts by, how many tries it allows, in which time.
export const limits = withNames({
  signInsFromNetwork: { by: 'network', max: 60, windowMs: minutes(10) },
  signInsToEmailFromNetwork: { by: 'emailFromNetwork', max: 10, windowMs: minutes(15) },
  /** Over all networks. Strangers can reach it, so known browsers, passkeys and a new password are exempt. */
  signInsToEmail: { by: 'email', max: 100, windowMs: hours(1) },
  signInsFromKnownDevice: { by: 'id', max: 10, windowMs: minutes(15) },
  passkeySignInsFromNetwork: { by: 'network', max: 60, windowMs: minutes(10) },
  /** Kept until they are used or expire, and each login page asks for one: nobody may fill the table with them. */
  passkeyChallengesFromNetwork: { by: 'network', max: 300, windowMs: minutes(10) },
  signUpsFromNetwork: { by: 'network', max: 20, windowMs: hours(1) },
  passwordResetsFromNetwork: { by: 'network', max: 20, windowMs: hours(1) },
  accountLinksFromNetwork: { by: 'network', max: 60, windowMs: hours(1) },
  // Mails that strangers can make us send to one mailbox. Each kind has its own limit, so that none can be used up
  // to keep the owner from another, and one network never uses up a mailbox's.
  signUpMailsToEmail: { by: 'email', max: 4, windowMs: hours(1) },
  signUpMailsToEmailFromNetwork: { by: 'emailFromNetwork', max: 3, windowMs: hours(1) },
  /** Links live for an hour as well: whoever is stopped here has one that works in the mailbox. */
  resetMailsToEmail: { by: 'email', max: 6, windowMs: hours(1) },
  resetMailsToEmailFromNetwork: { by: 'emailFromNetwork', max: 3, windowMs: hours(1) },
  changeMailsToEmail: { by: 'email', max: 4, windowMs: hours(1) },
  emailChangesOfUser: { by: 'id', max: 5, windowMs: hours(24) },
  /** By session, so that one in a stranger's hands does not keep the owner from signing it out for good. */
  reauthenticationsInSession: { by: 'id', max: 10, windowMs: minutes(15) },
  /** Three codes of a million are right at any time: at this pace it takes decades to guess one. */
  secondFactorTriesOfUser: { by: 'id', max: 10, windowMs: hours(1) },
  /** Changes of the name or domain that leave a public line. */
  renamesOfBusiness: { by: 'id', max: 5, windowMs: hours(24) },
  /** Each reads two records and up to two pages of the domain that was typed. */
  domainProofsOfBusiness: { by: 'id', max: 30, windowMs: hours(1) },
  /** Each reads up to 2,000 reviews. */
  questionsOfBusiness: { by: 'id', max: 120, windowMs: minutes(10) },
  /** Test mails to the owner, and checks of our own domain's DNS records. */
  mailTestsOfBusiness: { by: 'id', max: 20, windowMs: hours(1) },
  /** Each is decoded and encoded again. The limit counts uploads, because removing a photo makes room for another. */
  photosOfReview: { by: 'id', max: 20, windowMs: hours(24) },
  photosFromNetwork: { by: 'network', max: 60, windowMs: hours(1) },
  /** Each is decoded and encoded again. */
  picturesOfBusiness: { by: 'id', max: 60, windowMs: hours(1) },
  secondFactorTriesFromNetwork: { by: 'network', max: 60, windowMs: minutes(10) },
  /** Offers of a business go to any address that its owner types. */
  handoverMailsToEmail: { by: 'email', max: 3, windowMs: hours(24) },
  teamMailsToEmail: { by: 'email', max: 3, windowMs: hours(24) },
  /** Their text holds names that the owner types, and anybody can open a business. */
  teamMailsOfBusiness: { by: 'id', max: 30, windowMs: hours(24) },
  /** Moving the places of a plan that covers a fixed number of businesses from one business to another. */
  placesTakenByUser: { by: 'id', max: 10, windowMs: hours(24 * 30) },
  /** Requests to and from a business's identity provider. */
  singleSignOnsFromNetwork: { by: 'network', max: 120, windowMs: minutes(10) },
  /** Each fetches the metadata of the identity provider. */
  providersReadOfBusiness: { by: 'id', max: 30, windowMs: hours(1) },
  /** Webhooks and mails in which shops report their orders. */
  eventsOfOrderSource: { by: 'id', max: 600, windowMs: minutes(1) },
  /** Tests of webhooks and deliveries that an owner sends again. */
  webhooksSentByHand: { by: 'id', max: 60, windowMs: hours(1) },
  requestsOfApiKey: { by: 'id', max: 300, windowMs: minutes(1) },
  takeoutsOfUser: { by: 'id', max: 10, windowMs: hours(1) },

  /** Of all businesses together: unsubscribing ends those of one, and anybody can open many. */
  invitationMailsToMailbox: { by: 'mailbox', max: 6, windowMs: hours(24) },
  reviewsFromNetwork: { by: 'network', max: 30, windowMs: hours(1) },
  reviewsOfBusiness: { by: 'id', max: 20_000, windowMs: hours(1) },
  /** Browsers without JavaScript, whose reviews only the confirmed email address vouches for. */
  unprovenReviewsFromNetwork: { by: 'network', max: 6, windowMs: hours(1) },
  unprovenReviewsOfBusiness: { by: 'id', max: 120, windowMs: hours(1) },
  /** Everything that authors do on their desk. Withdrawing has no limit of its own: only a restored review comes back. */
  deskActsOfReview: { by: 'id', max: 60, windowMs: hours(1) },
  editsOfReview: { by: 'id', max: 10, windowMs: hours(1) },
  editsOfReviewInDay: { by: 'id', max: 30, windowMs: hours(24) },
  restoresOfReview: { by: 'id', max: 5, windowMs: hours(24) },
  /** So that the operator can read the latest one and decide. */
  statementsOfReview: { by: 'id', max: 10, windowMs: hours(24) },
  consentsOfReview: { by: 'id', max: 10, windowMs: hours(24) },
  /** To addresses that nobody has confirmed yet. */
  confirmationMailsToEmail: { by: 'email', max: 3, windowMs: hours(1) },
  confirmationMailsToEmailInDay: { by: 'email', max: 6, windowMs: hours(24) },
  /** So that one network does not use up those of a mailbox and keep its owner from confirming a review. */
  confirmationMailsToEmailFromNetwork: { by: 'emailFromNetwork', max: 2, windowMs: hours(1) },
  confirmationMailsToEmailFromNetworkInDay: { by: 'emailFromNetwork', max: 4, windowMs: hours(24) },
  /** Each sends a stranger's words to another mailbox. */
  addressCorrectionsOfReview: { by: 'id', max: 2, windowMs: hours(24 * 30) },
  confirmationMailsOfReview: { by: 'id', max: 5, windowMs: hours(1) },
  /** Each wording of a reply is in the log, and the operator decides about the latest one. */
  repliesToReview: { by: 'id', max: 10, windowMs: hours(24) },
  renamesOfAuthor: { by: 'id', max: 10, windowMs: hours(24) },
  erasureCodesOfReview: { by: 'id', max: 5, windowMs: hours(1) },
  reportsFromNetwork: { by: 'network', max: 10, windowMs: hours(1) },
  /** Receipts go to an address that nobody has confirmed. */
  reportsFromEmail: { by: 'email', max: 10, windowMs: hours(24) },
  /** So that one stranger does not use up the limit of somebody else’s address. */
  reportsFromEmailInNetwork: { by: 'emailFromNetwork', max: 5, windowMs: hours(24) },

  searchesFromNetwork: { by: 'network', max: 60, windowMs: minutes(1) },
  helpfulFormsFromNetwork: { by: 'network', max: 60, windowMs: minutes(10) },
  /** By a keyed hash of network, business and day, so that one network cannot push a whole page. */
  helpfulVotesOfNetwork: { by: 'id', max: 10, windowMs: hours(24) },
  /** From all networks together: a botnet gets no further than this in a day. */
  helpfulVotesForReview: { by: 'id', max: 20, windowMs: hours(24) },

  contactMessagesFromNetwork: { by: 'network', max: 60, windowMs: hours(1) },
  /** Forms that were not opened on our page, or were filled in faster than a person can. */
  hastyContactMessagesFromNetwork: { by: 'network', max: 20, windowMs: hours(1) },
  /** How often one mailbox is asked is decided when the mail is sent, and must not show in the answer. */
  newsletterSignUpsFromNetwork: { by: 'network', max: 20, windowMs: hours(1) },
  newsletterMailsToEmail: { by: 'email', max: 3, windowMs: hours(24) },

  demoReviewsFromNetwork: { by: 'network', max: 30, windowMs: minutes(5) },
  landingAnalysesFromNetwork: { by: 'network', max: 30, windowMs: minutes(5) },
  /** Only pictures that have to be drawn: cached ones do not count. */
  picturesFromNetwork: { by: 'network', max: 60, windowMs: minutes(1) },
  /** Sites' servers fetch this for all their pages and cache the answers. */
  embedsFromNetwork: { by: 'network', max: 120, windowMs: minutes(1) },
  /** A busy log asks each witness once a second. */
  checkpointsFromNetwork: { by: 'network', max: 1200, windowMs: minutes(10) },
})

function withNames<Name extends string>(list: Record<Name, Omit<Limit, 'name'>>) {
  const named = Object.entries<Omit<Limit, 'name'>>(list).map(([name, limit]) => [name, { name, ...limit }])
  return Object.fromEntries(named) as Record<Name, Limit>
}
