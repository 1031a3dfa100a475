import type { ReportGround } from '#app/features/moderation/report.vocabulary.ts'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'

/** Every message for customers, authors and visitors. `{name}` and its like are filled in by `fillWords`. */
export const en = {
  /** The review form, the pages that follow it, and the mail that confirms the address. */
  reviewForm: {
    skip: 'Skip to the form',
    language: 'Language',
    yourWords: 'Your words, as you write them.',
    yourWordsWhy:
      '{business} can answer you. It cannot edit, delay or hide your review because of your stars.',
    sample: 'Sample data',
    collectedWith: 'Collected with Vouchsafe',
    privacy: 'Privacy',

    question: 'How was {business}?',
    mend: 'Please look at what is marked below.',
    rating: 'Your rating',
    star1: 'Poor',
    star2: 'Fair',
    star3: 'Fine',
    star4: 'Good',
    star5: 'Excellent',
    tapStar: 'Tap a star',
    starsOf: '{count} of 5 stars',
    story: 'What happened?',
    storyHelp: 'What you bought, how it was, what you would change.',
    title: 'In one line',
    optional: 'optional',
    name: 'Name to show',
    nameHelp: 'A first name and an initial are enough.',
    email: 'E-mail address',
    emailHelp: 'Never shown, and not given to {business}. We send one link to confirm that it is yours.',
    invitedAt: 'You were invited at {email}. The address is never shown; your receipt goes there.',
    orderOf:
      'This is about your order {order}. Your address {email} is never shown; your receipt goes there.',
    consentShow:
      'I agree that my review is published here with my name, and that {business} may show it on its own website. I can withdraw it at any time.',
    consentMarketing: '{business} may also quote it in social posts and advertising.',
    leaveEmpty: 'Leave this empty',
    send: 'Send my review',
    sending: 'Sending your review',
    noteOpen:
      'No account needed. It is published as you wrote it when you confirm your address and it passes the same checks as every other review.',
    noteKnown:
      'No account needed. It is published as you wrote it when it passes the same checks as every other review.',
    howCollected: 'How reviews are collected',
    countOf: '{count} of {limit}',
    charactersLeft: 'Characters left: {count}',
    charactersOver: 'Characters too many: {count}',

    ratingMissing: 'Please choose a number of stars',
    textShort: 'Please write at least 10 characters',
    textLong: 'The review may have at most 5,000 characters',
    titleLong: 'The title may have at most 120 characters',
    nameShort: 'Please enter your name (at least 2 characters)',
    nameLong: 'The name may have at most 80 characters',
    emailMissing: 'Please enter your e-mail address',
    emailLong: 'This e-mail address is too long',
    emailWrong: 'Please enter a valid e-mail address',
    consentMissing: 'Please agree, or we cannot publish your review',
    tooOld: 'This form was open for a long time. Please press the button once more.',
    trapped: 'Please leave the hidden field empty and press the button once more.',
    tooQuick: 'That was very quick. Please read it over and press the button once more.',
    alreadySent: 'This was already sent. To change your review, use the link in the mail that you got.',
    tooMany: 'Too many tries. Please wait a while and press the button again.',
    unavailable:
      'The service cannot save it at the moment. Please try again in a minute: nothing you wrote is lost.',
    closed: 'This business no longer collects reviews.',

    thankYou: 'Thank you, {name}.',
    oneThing: 'One thing is left.',
    oneThingWhy:
      'We sent a link to {email}. Open it to confirm that the address is yours: then your review is checked and published as you wrote it. Without it, it is erased after 30 days.',
    isPublic: 'Your review is public now, as you wrote it.',
    addressConfirmed: 'Your address is confirmed.',
    receiptWhy: 'This receipt proves what you wrote and when, so that nobody can change it unseen.',
    saveReceipt: 'Save the receipt',
    seeOthers: 'See what others say',
    checkYourself: 'To check it yourself:',
    checkYourselfHow:
      'the line of letters is the fingerprint of your words, stars and time. It is in our log already, whatever happens to the review.',
    receipt: 'Receipt',
    reviewOf: 'Review of',
    ratingGiven: 'Rating',
    received: 'Received',
    logEntry: 'Entry in the log',

    isYours: 'Is this your review?',
    isYoursWhy: 'Confirm that you wrote it. Then it is checked, and published as it is.',
    confirm: 'Confirm and publish',
    confirming: 'Confirming',
    heldTitle: 'Your review waits for a look',
    held: 'An automatic check stopped at it, as it would for any number of stars. The operator of this service looks at it within three days and writes to you.',
    stands: 'It stands, {name}.',
    standsWhy:
      'Your review is public now. {business} cannot change or remove it. We sent you a mail with your receipt.',
    notPublicTitle: 'This review is not public',
    notPublic: 'It was withdrawn or removed. The mail that you got says why.',
    seeAll: 'See all reviews of {business}',

    usedTitle: 'You have told it already',
    overTitle: 'This link cannot be used',
    invitationOver: 'This invitation has expired or was taken back.',
    orderExpired: 'This link to your order has expired.',
    orderUnsigned: 'This link is not complete, or its signature is not valid.',
    instead: 'You can still tell how it was: then your address is confirmed by a mail.',
    tell: 'Tell how it was',

    mailSubject: 'Confirm your review of {business}',
    mailHeading: 'Is this your review, {name}?',
    mailPreview: 'One tap, and your review of {business} is checked and published.',
    mailReason:
      'Somebody entered this address with a review of {business}. If it was not you, do nothing: the review is erased after 30 days.',
    mailCopy: 'Or copy this address into your browser:',
  },

  /** Mails to an author after the confirmation. Reasons, grounds and checks follow a colon, inside a sentence. */
  authorMail: {
    why: 'You wrote a review of {business} with this address.',
    seePublic: 'See it in public',
    deskIs: 'Your own page of this review, for you alone:',
    deskLink: 'see its state or withdraw it',
    openDesk: 'Open your page of this review',

    publishedSubject: 'Your review of {business} is public',
    publishedHeading: 'It stands.',
    published: 'It is published as you wrote it. {business} can answer it, and cannot change it.',
    heldSubject: 'Your review of {business} waits for a look',
    heldHeading: 'An automatic check stopped at your review',
    held: 'The check says: {checks}. The same checks run for any number of stars. The operator of this service, not {business}, looks at it within three days and decides.',
    refusedSubject: 'Your review of {business} was not published',
    refusedHeading: 'Your review was not published',
    refused: 'The operator of this service decided not to publish it. Reason: {reason}.',
    refusedNext: 'You may write a new review without what was objected to, or answer this mail to object.',
    answeredSubject: '{business} answered your review',
    answeredHeading: '{business} answered you',

    challengedSubject: '{business} challenged your review',
    challengedPreview: 'Reason: {reason}.',
    challenged: 'The business says: {reason}. These are its grounds:',
    challengedHidden:
      'Because it might hurt somebody while it stands, your review is hidden until the operator of this service, not the business, confirms that or puts it back within three days.',
    challengedPublic:
      'Your review stays public, with a mark, until the operator of this service, not the business, decides within three days.',
    challengedFree:
      'You need not do anything. If something in it should not be public, mend it on your own page: the operator reads what stands there.',
    wasChallenged:
      '{business} had challenged it: {reason}. A person, the operator of this service, read your words and decided; the stars were not shown to them.',
    removedSubject: 'Your review of {business} was removed',
    removedHeading: 'Your review was removed',
    removalReason: 'Reason for the removal: {reason}. What the operator says:',
    appealOnce:
      'On your own page you can mend it and appeal, once. The operator then reads it again as it stands there. You may also go to a court.',
    standsSubject: 'Your review of {business} stands',
    standsHeading: 'Your review stands',
    letStand: 'The operator let it stand. What they say:',
    wasReported:
      'A visitor had reported it: {ground}. A person, the operator of this service, read your words and decided; the stars were not shown to them, and no automatic means took part.',
    reportedOff:
      'It is off every page and every count, and the public page counts it among the removed ones with this reason.',

    appealWonSubject: 'Your appeal was decided: your review is public',
    appealWonHeading: 'Your review is public',
    appealLostSubject: 'Your appeal was decided: it stays removed',
    appealLostHeading: 'Your review stays removed',
    appealRead: 'The operator of this service read it again, as it stands now. What they say:',
    appealFinal: 'This decision is final here. You may still go to a court, or erase the review.',

    codeSubject: '{code} is the code to erase your review',
    codePreview: 'Valid for 15 minutes.',
    codeWhy: 'You wrote a review of {business} with this address, and somebody asked to erase it.',
    code: 'Type this code on your page of the review of {business} within 15 minutes. Then the review, your name and your address are erased for good.',
    codeNothing: 'If it was not you, do nothing: without the code nothing happens.',

    reasons: {
      personal_data: 'personal data',
      hate_or_threats: 'hate or threats',
      unlawful: 'unlawful content',
      spam: 'spam or advertising',
      not_about_business: 'not about this business',
      duplicate: 'duplicate',
      conflict_of_interest: 'conflict of interest',
      fake: 'fake',
      child_abuse: 'sexual abuse of children',
    } satisfies Record<ReportGround, string>,
    checks: {
      duplicate_text: 'the same text was already sent',
      duplicate_author: 'this author already reviewed the business',
      links: 'contains a link',
      advertising: 'looks like advertising',
      personal_data: 'may contain somebody else’s personal data',
      burst: 'many reviews arrived at once',
    } satisfies Record<FailedCheck, string>,
  },

  /** The invitation mail. It asks everybody in the same words and never hints at an answer. */
  invitation: {
    subject: 'How was {business}?',
    heading: 'How was {business}?',
    greeting: 'Hello {name},',
    text: 'would you tell others how it was? It takes a minute and needs no account. Your review is published as you write it, whatever its rating.',
    order: 'About your order {order}.',
    stars: 'Choose your stars, and add your words on the next page:',
    button: 'Tell how it was',
    /** Before the address that the button leads to. */
    copy: 'Or copy this address into your browser:',
    reminderSubject: 'A reminder: how was {business}?',
    reminder: 'We asked you a few days ago. If you would rather not answer, do nothing.',
    until: 'The link is yours alone and works until {date}.',
    consent:
      'You get this mail at {email} because you agreed that {business} may ask you. It was sent by Vouchsafe for {business}.',
    existing_customer:
      'You get this mail at {email} because you were a customer of {business}. It was sent by Vouchsafe for {business}.',
    unsubscribe: 'No more invitations from {business}',
  },

  /** What an author gets for a review, in the mail and on the form. */
  incentive: {
    given:
      'For your review you get: {incentive}. You get it whatever you say and however many stars you give.',
    marked: 'Your review will say so.',
  },

  /** The form's own words around the business's questions, which are in the business's words. */
  questions: {
    also: '{business} also asks',
    shown: 'Shown with your review.',
    notShown: 'Only for {business}, never shown.',
    noAnswer: 'No answer',
    responseLong: 'This may have at most 300 characters',
    notAnOption: 'Please choose one of the answers',
  },
}

export type Messages = typeof en
export type FormWords = Messages['reviewForm']
export type AuthorMailWords = Messages['authorMail']
export type QuestionWords = Messages['questions']
