// EVERY period that is promised in several places: the code that keeps it and the sentences that tell it read it here. A leaf.

export const periods = {
  /** The operator decides a held review, an appeal or a report in so many days; a challenge, after the author's hours. */
  decisionDays: 3,
  /** The author of a challenged review has so long to speak before the operator may uphold the challenge. */
  challengeReplyHours: 72,
  /** A review, or an account, whose email address nobody confirmed is erased. */
  unconfirmedDays: 30,
  /** A code that erases a review. */
  codeMinutes: 15,
  /** A person may review a business once, and is invited by it once. */
  reviewAgainDays: 90,
  invitationDays: 90,
  /** Name, address and order of an invited customer are kept after the invitation ended. */
  invitedMonths: 13,
  /** A review's network is kept, so that groups of similar reviews can be found. */
  networkDays: 30,
  /** Name and address of somebody who reported are kept after the decision, while it can be contested. */
  contestableMonths: 6,
  /** Reviews by people who worked for the business stay an insider's. */
  formerMemberMonths: 12,
  /** Former names, and the numbers of a closed business, are public. */
  recordYears: 2,
  /** A closed business can be reopened, and an import taken back. */
  closedDays: 30,
  importDays: 30,
  /** An offer to take over a business. */
  offerDays: 14,
  /** A link that confirms the address of an account, the first or a new one. */
  accountLinkHours: 24,
  /** The old address of an account can take it back. */
  emailUndoDays: 7,
  /** A contact message is kept after it was answered or closed, … */
  settledMessageDays: 180,
  /** … or after its last change, if it never was. */
  unsettledMessageDays: 730,
  /** A newsletter address that was not confirmed. */
  unconfirmedNewsletterDays: 7,
  /** A webhook that is not answered is tried for so long. */
  webhookTryDays: 3,
  /** What was sent to a language model. */
  sentRequestDays: 30,
}
