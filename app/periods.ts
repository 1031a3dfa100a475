// EVERY period that is promised in several places: the code that keeps it and the sentences that tell it read it here. A leaf.

export const periods = {
  /**
   * The operator decides on a held review, an appeal or a report in this time; on a challenge, in this time after
   * `challengeReplyHours`.
   */
  decisionDays: 3,
  /** How long the author of a challenged review has to respond before the operator may uphold the challenge. */
  challengeReplyHours: 72,
  /** A review, or an account, whose email address nobody confirmed is erased. */
  unconfirmedDays: 30,
  /** How long a code that erases a review is valid. */
  codeMinutes: 15,
  /** A person may review a business once in this time, and a business may invite a person once. */
  reviewAgainDays: 90,
  invitationDays: 90,
  /** Name, address and order of an invited customer are kept after the invitation ended. */
  invitedMonths: 13,
  /** A review's network is kept, so that groups of similar reviews can be found. */
  networkDays: 30,
  /** Name and address of somebody who reported are kept after the decision, while it can be contested. */
  contestableMonths: 6,
  /** How long after leaving a former team member's reviews still count as an insider's. */
  formerMemberMonths: 12,
  /** Former names, and the numbers of a closed business, are public. */
  recordYears: 2,
  /** A closed business can be reopened, and an import taken back. */
  closedDays: 30,
  importDays: 30,
  /** How long an offer to take over a business is valid. */
  offerDays: 14,
  /** How long a link is valid that confirms the address of an account, the first or a new one. */
  accountLinkHours: 24,
  /** The old address of an account can take it back. */
  emailUndoDays: 7,
  /** A contact message is kept after it was answered or closed, … */
  settledMessageDays: 180,
  /** … or after its last change, if it never was. */
  unsettledMessageDays: 730,
  /** A newsletter address that was not confirmed is deleted. */
  unconfirmedNewsletterDays: 7,
  /** How long we retry a webhook that is not answered. */
  webhookTryDays: 3,
  /** How long we keep requests that were sent to a language model. */
  sentRequestDays: 30,
}
