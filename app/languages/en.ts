import type { PhotoRefusal } from '#app/features/media/photo.vocabulary.ts'
import type { ReportGround } from '#app/features/moderation/case.vocabulary.ts'
import type { FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import { plural } from './languages.ts'
import { page } from './page.en.ts'
import { besideReview, reasons, review } from './review.en.ts'

/** Every message for customers, authors and visitors. `{name}` and its like are filled in by `fillWords`. */
export const en = {
  /** The review form, the pages that follow it, and the mail that confirms the address. */
  reviewForm: {
    skip: 'Skip to the form',
    language: 'Language',
    yourWords: 'Your words, exactly as you write them.',
    yourWordsWhy:
      '{business} can reply to you, but cannot edit, delay or hide your review because of its rating.',
    sample: 'Sample data',
    collectedWith: 'Collected with Vouchsafe',
    privacy: 'Privacy',

    question: 'How was {business}?',
    checkFields: 'Please check the fields marked below.',
    rating: 'Your rating',
    star1: 'Poor',
    star2: 'Fair',
    star3: 'Fine',
    star4: 'Good',
    star5: 'Excellent',
    tapStar: 'Tap a star',
    starsOf: '{count} of 5 stars',
    story: 'What happened?',
    title: 'Headline',
    optional: 'optional',
    name: 'Display name',
    nameHelp: 'A first name and an initial are enough.',
    email: 'Email address',
    emailHelp: 'Never shown, not even to {business}. We send a link to confirm it.',
    notYourAddress:
      'Not your address? Anyone who reads mail there can change or withdraw this review. Please write with your own address instead:',
    invitedAt: 'You were invited at {email}. Your address is never shown; we send your receipt there.',
    orderOf:
      'This is about your order {order}. Your address {email} is never shown; we send a link there to confirm that it is yours.',
    consentShow:
      'I agree that my review is published here with my name, and that {business} may show it on its own website. I can withdraw it at any time.',
    consentMarketing: '{business} may also quote it in social media posts and advertising.',
    insider: 'I work for or with {business}, or am close to its owner',
    insiderHelp: 'Your review is then marked as an insider’s and is not part of the rating.',
    leaveEmpty: 'Leave this empty',
    send: 'Send my review',
    sending: 'Sending your review',
    noteOpen:
      'No account needed. Once you have confirmed your address and your review has passed the same checks as every other, we publish it as you wrote it.',
    noteKnown:
      'No account needed. Once your review has passed the same checks as every other, we publish it as you wrote it.',
    howCollected: 'How reviews are collected',
    countOf: '{count} of {limit}',
    charactersLeft: 'Characters left: {count}',
    charactersOver: 'Characters over the limit: {count}',

    ratingMissing: 'Please choose a star rating',
    textShort: 'Please write at least 2 characters, or leave the text empty',
    textLong: 'The review can have at most 5,000 characters',
    titleLong: 'The headline can have at most 120 characters',
    nameShort: 'Please enter your name (at least 2 characters)',
    nameLong: 'The name can have at most 80 characters',
    nameClaims: 'Please leave check marks, stars and words such as “verified” out of the name',
    emailMissing: 'Please enter your email address',
    emailLong: 'This email address is too long',
    emailWrong: 'Please enter a valid email address',
    consentMissing: 'Please agree; without your consent we cannot publish your review',
    insiderRefused:
      'Your address or your account belongs to {business} or to the operator of this service. If you tick this box, we publish your review as an insider’s, outside the rating.',
    tooOld: 'This form has been open for a long time. Please press the button again.',
    trapped: 'Please leave the hidden field empty and press the button again.',
    tooQuick: 'That was very quick. Please read your review once more and press the button again.',
    alreadySent: 'You have already sent this. To change your review, use the link in the email we sent you.',
    tooMany: 'Too many attempts. Please wait a while and press the button again.',
    unavailable:
      'We cannot save your review right now. Please try again in a minute: nothing you wrote is lost.',
    closed: 'This business no longer collects reviews.',

    thankYou: 'Thank you, {name}.',
    oneStep: 'One more step.',
    oneStepWhy:
      'We are sending a link to {email}. Open it to confirm that the address is yours; we then check your review and, if it passes, publish it as you wrote it. If you don’t confirm, we delete it after {unconfirmedDays} days.',
    mailMissing:
      'No email? Please look in your spam folder. So that nobody can flood a mailbox, we send at most {hour} of these emails an hour and {day} a day to one address. If you have just had several, use the link in each of them, or send this one again later.',
    sendAgain: 'Send the email again',
    sentAgain: 'The email is on its way, unless this address has already had as many as we send.',
    wrongAddress: 'Wrong address?',
    meant: 'Did you mean {email}?',
    sendTo: 'Send it to {email}',
    rightAddress: 'Correct address',
    sendThere: 'Send it there',
    corrected: 'Corrected. The link now goes to {email}; the one in the first email no longer works.',
    live: 'Your review is live, as you wrote it.',
    nextProducts: 'And what you bought?',
    moreTitle: 'Anything to add?',
    moreHelp: 'All of it is optional. You can send it once, within a day.',
    moreSend: 'Add to my review',
    moreDone: 'Added to your review.',
    moreOver: 'You can no longer add anything. To change your review, use the link in the email we sent you.',
    titleHeld: 'Please leave links, advertising, email addresses and phone numbers out of the headline',
    receiptWhy:
      'With this receipt we sign that we received exactly these words and stars at this time. If we ever show something else, you can hold it against us.',
    saveReceipt: 'Save the receipt',
    seeOthers: 'See what others say',
    checkYourself: 'Check it yourself:',
    checkYourselfHow:
      'the line of characters is the fingerprint of your text, your stars and the time. The saved file says how to check our signature without us.',
    receipt: 'Receipt',
    reviewOf: 'Review of',
    ratingGiven: 'Rating',
    received: 'Received',
    logEntry: 'Log entry',

    isYours: 'Is this your review?',
    isYoursWhy: 'Please confirm that you wrote it. We then check it and, if it passes, publish it unchanged.',
    areYours: 'Are these your reviews?',
    areYoursWhy:
      'Please confirm that you wrote them. We then check them and publish those that pass unchanged.',
    confirm: 'Confirm and publish',
    confirming: 'Confirming',
    insiderTitle: 'Do you work for {business}?',
    insiderWhy:
      'This address, or the account you are signed in with, belongs to {business} or to the operator of this service. A business is not rated by its own people, so we cannot publish this as a customer’s review. You can publish it openly as an insider’s: it is then marked and is not part of the rating. If you do nothing, we delete it {unconfirmedDays} days after it was written.',
    insiderPublish: 'I work for or with {business}: publish it as an insider’s review',
    insiderSaid:
      'You told us that you work for or with {business}: your review is marked as an insider’s and is not part of the rating.',
    heldTitle: 'We are checking your review',
    held: 'An automatic check flagged it, as it would with any number of stars. The operator of this service decides within {decisionDays} days and emails you.',
    confirmed: 'Thank you, {name}. Your review is live.',
    confirmedWhy: '{business} can reply to it but cannot change it. We have emailed you your receipt.',
    notPublicTitle: 'This review is not public',
    notPublic: 'It was withdrawn or removed. The email we sent you explains why.',
    seeAll: 'See all reviews of {business}',

    alreadyWritten: 'You have already written your review',
    linkOver: 'This link does not work',
    invitationOver: 'This invitation has expired or was withdrawn.',
    orderExpired: 'This link to your order has expired.',
    orderUnsigned: 'This link is incomplete, or its signature is not valid.',
    instead: 'You can still write a review; we then confirm your address by email.',
    writeReview: 'Write a review',

    mailSubject: 'Confirm your review of {business}',
    mailHeading: 'Is this your review, {name}?',
    mailPreview: 'One tap, and we check and publish your review of {business}.',
    mailReason:
      'Somebody entered this address with a review of {business}. Not you? Ignore this email, and we delete the review after {unconfirmedDays} days.',
  },

  /** Mails to an author after the confirmation. Reasons, grounds and checks follow a colon, inside a sentence. */
  authorMail: {
    why: 'You get this email because you reviewed {business} with this address.',
    receiptsAttached:
      'Attached: our signed receipts for your review. The file says what they show and how to check them without us.',
    seePublic: 'See your review',
    deskIs: 'Your private page for this review:',
    deskLink: 'see its status or withdraw it',
    openDesk: 'Open your private page',

    publishedSubject: 'Your review of {business} is live',
    publishedHeading: 'Your review is live',
    published: 'We published it as you wrote it. {business} can reply to it but cannot change it.',
    heldSubject: 'We are checking your review of {business}',
    heldHeading: 'An automatic check flagged your review',
    held: 'Reason: {checks}. We run the same checks whatever the rating. The operator of this service decides within {decisionDays} days.',
    refusedSubject: 'Your review of {business} was not published',
    refusedHeading: 'Your review was not published',
    refused: 'The operator of this service decided not to publish it. Reason: {reason}.',
    repliedSubject: '{business} replied to your review',
    repliedHeading: '{business} replied to you',

    editedSubject: 'You changed your review of {business}',
    editedHeading: 'You changed your review',
    edited:
      'Somebody with the link to your private page changed it. This is how it reads now. If that was not you, change it back there.',
    photoRefusedSubject: 'A photo or video in your review of {business} is not shown',
    photoRefusedHeading: 'A photo or video of yours is not shown',
    photoRefused:
      'A person, the operator of this service, looked at it and deleted it. Your private page says why. Your review stays as it is, and you can add another one there.',
    withdrawnSubject: 'You withdrew your review of {business}',
    withdrawnHeading: 'You withdrew your review',
    withdrawn:
      'Its words and stars are no longer public. You can restore it on your private page. If that was not you, restore it there.',

    challengedSubject: '{business} challenged your review',
    challengedPreview: 'Reason: {reason}.',
    challenged: 'The business gives this reason: {reason}. It explains:',
    challengedHidden:
      'Our own automatic check found the same in your text, so its words are hidden until the decision. Your stars stay public and still count. If you take it out on your private page, the words are public again, unless another check flags them.',
    challengedPublic: 'Your review stays public, marked as challenged, and still counts.',
    challengedReply:
      'You can reply to the operator on your private page. Before {until} your review can be removed only for personal data, hate or threats, so that you can reply. The operator of this service decides by {due}.',
    challengedReplySoon:
      'You can reply to the operator on your private page, best at once: for this reason the operator of this service may decide before you have replied, and decides by {due}.',
    challengedEdit:
      'You do not have to do anything. If part of it should not be public, edit it there: the operator reads the edited version. If your review is removed, you can appeal once.',
    wasChallenged:
      '{business} had challenged it: {reason}. A person, the operator of this service, read your text and decided on a page that does not show your stars.',
    removedSubject: 'Your review of {business} was removed',
    removedHeading: 'Your review was removed',
    removalReason: 'Reason for the removal: {reason}. The operator writes:',
    appealOnce:
      'On your private page you can edit it and appeal, once. The operator then reads the edited version. You can also go to court.',
    keptSubject: 'Your review of {business} stays public',
    keptHeading: 'Your review stays public',
    keptBecause: 'The operator decided to keep it and writes:',
    wasReported:
      'A visitor had reported it: {ground}. A person, the operator of this service, read your text and decided on a page that does not show your stars, without automated means.',
    reportedGone:
      'Its words are no longer public, and its stars no longer count in the rating. The public record counts it among the removed reviews, with this reason.',

    appealWonSubject: 'Decision on your appeal: your review is public',
    appealWonHeading: 'Your review is public',
    appealLostSubject: 'Decision on your appeal: your review stays removed',
    appealLostHeading: 'Your review stays removed',
    appealRead: 'The operator of this service read your review again, as it is now, and writes:',
    appealFinal: 'This decision is final here. You can still go to court or erase the review.',

    codeSubject: '{code} is your code to erase your review',
    codePreview: 'Valid for {codeMinutes} minutes.',
    codeWhy: 'You wrote a review of {business} with this address, and somebody asked to erase it.',
    code: 'Enter this code on the page of your review of {business} within {codeMinutes} minutes. We then erase the review, your name and your address for good.',
    codeNothing: 'Not you? Ignore this email: without the code nothing happens.',

    reasons,
    checks: {
      duplicate_text: 'the same text was already sent',
      duplicate_author: 'this author already reviewed the business',
      links: 'contains a link',
      advertising: 'looks like advertising',
      personal_data: 'may contain somebody else’s personal data',
      burst: 'many reviews arrived at once',
      insider_address: 'email address on the domain that the business says is its own',
      group: 'one of several similar reviews',
    } satisfies Record<FailedCheck, string>,
  },

  /** The invitation mail. It asks everybody in the same words and never hints at an answer. */
  invitation: {
    subject: 'How was {business}?',
    heading: 'How was {business}?',
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    text: 'Would you tell others how it was? It takes a minute, and you need no account. Bad reviews are published like good ones, as you write them.',
    order: 'This is about your order {order}.',
    stars: 'Choose your stars; you write your review on the next page:',
    button: 'Write a review',
    /** Before the address that the button leads to. */
    reminderSubject: 'Reminder: how was {business}?',
    reminder:
      'We asked you a few days ago. If you would rather not write a review, you do not need to do anything.',
    until: 'This link is only for you and works until {date}.',
    consent:
      'You get this email at {email} because you agreed that {business} may ask you for a review. Vouchsafe sent it on behalf of {business}.',
    existing_customer:
      'You get this email at {email} because you were a customer of {business}. Vouchsafe sent it on behalf of {business}.',
    unsubscribe: 'No more invitations from {business}',
  },

  /** What an author gets for a review, in the mail and on the form. */
  incentive: {
    given:
      'For your review you get: {incentive}. You get it whatever you write and however many stars you give.',
    marked: 'Your review will say so.',
  },

  /** The form's own words around the business's questions, which are in the business's words. */
  questions: {
    shown: 'Shown with your review.',
    notShown: 'Only for {business}, never published.',
    noAnswer: 'No answer',
    answerLong: 'An answer can have at most 300 characters',
    answerHeld:
      'Everybody can read this answer. Please leave out links, advertising, email addresses and phone numbers',
    notAnOption: 'Please choose one of the answers',
  },

  /** Below the numbers of a business: its page is compared with the public log. */
  logCheck: {
    offer: 'Check this page against the public log',
    otherWays: 'This needs JavaScript. Other ways to check',
    running: 'Checking in your browser …',
    good: '{received} received, {shown} public, every one accounted for. Your browser checked {acts} log entries, the stars and words of each review, and the numbers on this page.',
    ofProduct: '{count} of them are of this product.',
    part: '{count} reviews on this page are in the log with these words and stars.',
    counted: 'The log counts as many reviews as this page.',
    rest: 'Not checked: the average, and the reviews on other pages.',
    all: 'Check all {count} reviews, about {size} MB',
    seen: 'Also seen by {witnesses}.',
    alone: 'No one else watches this log yet: it could show others something different.',
    limits: 'This does not prove that a review is honest.',
    bad: 'This page and the log disagree',
    checkpoint: 'The state of the log is not signed by this service.',
    record: 'The log’s record of this business does not belong to the signed state.',
    acts: 'The log’s entries for this business are incomplete or changed.',
    openings: 'A review in the log is missing, or its words are not those in the log.',
    numbers: 'The numbers on this page are not those of the log.',
    reviews: 'A review on this page is not in the log with these words and stars.',
    missing: 'This page leaves out a review of the log.',
    next: 'Reload the page and check again. If the message stays, save the page: the log is signed, so this can be proven.',
    unreachable: 'The log cannot be read at the moment. Please try again later.',
  },
  /** The details that a business gives about itself, on its page and around its form. */
  profile: {
    openingHours: 'Opening hours',
    openNow: 'Open now',
    openUntil: 'Open until {time}',
    closedNow: 'Closed now',
    opensToday: 'Closed now, opens at {time}',
    opensOn: 'Closed now, opens {day} at {time}',
    closed: 'closed',
    allDay: 'all day',
    byAppointment: 'by appointment',
    links: 'Website and social networks',
    /** On the page of a business that was closed and made again, and on the page of its earlier record. */
    earlier: {
      line: 'An earlier business was closed on {date}.',
      link: 'See its record',
      text: 'Before {business}, a business was closed here that our rules or the operator take for the same one. These are its numbers on that day. Its texts, authors and owner are not kept. We delete this record {recordYears} years after the closing.',
      since: 'Collected reviews here since',
      received: 'Reviews received',
      published: 'Published by customers',
      average: 'Average',
      withdrawn: 'Withdrawn by their authors',
      removed: 'Removed by the operator',
    },
    logoOf: 'Logo of {business}',
    coverOf: 'Picture chosen by {business}',
    ownWords:
      '{business} provides the pictures and details above. Ratings and reviews below come from customers.',
    report: 'Report a problem',
    sampleNotice: 'This is sample data. These reviews are fictional and show how the page looks.',
    closedHere: '{business} is closed here and no longer collects reviews.',
    closing:
      '{business} was closed by its owner on {since} and no longer collects reviews. It and its reviews will be erased on {until}.',
    formerly: 'Formerly {name}, until {date}',
    atDomain: 'at {domain}',
    moreNames: 'and {count} more',
    ownerConfirmed: 'Owner confirmed by domain',
    categories: {
      bakery: 'Bakery',
      cafe: 'Café',
      restaurant: 'Restaurant',
      bar: 'Bar or pub',
      hotel: 'Hotel',
      shop: 'Shop',
      online_shop: 'Online shop',
      hairdresser: 'Hairdresser',
      beauty: 'Beauty salon',
      fitness: 'Gym',
      medical: 'Medical practice',
      dentist: 'Dentist',
      pharmacy: 'Pharmacy',
      vet: 'Vet',
      car_repair: 'Car repair',
      trades: 'Builder or tradesperson',
      legal: 'Law firm',
      accounting: 'Accountant',
      finance: 'Financial services',
      estate: 'Estate agent',
      travel: 'Travel agency',
      entertainment: 'Leisure and events',
      education: 'School or training',
      childcare: 'Childcare',
      software: 'Software',
      other: 'Other',
    },
  },

  /** The page on which an author adds photos to their review. Reasons follow a colon. */
  photos: {
    title: 'Add photos or a video',
    lead: 'Up to {count} photos and one video. We remove where and with what camera they were taken. The operator of this service looks at each within {decisionDays} days, whatever your stars; only then is it public.',
    choose: 'Photos',
    chooseHelp: 'JPEG, PNG or WebP, up to {megabytes} MB each.',
    consent:
      'I took these photos. Everyone who can be recognised agrees, and no child is shown without a parent’s consent. They may be shown with my review.',
    consentMissing: 'Please agree to this before you send photos.',
    noFile: 'Please choose a photo.',
    send: 'Send photos',
    progress: '{name}: {percent}%',
    unsent: '{name} was not sent.',
    again: 'Try again',
    photoOf: 'photo {number}',
    waiting: 'Not public yet: we still have to look at it',
    shown: 'Public',
    refused: 'Not shown: {reason}',
    remove: 'Remove',
    enough: 'A review can have {count} photos. Remove one to add another.',
    notNow: 'Nothing can be added to this review at the moment.',
    unreadable: 'We cannot read this file. Please choose a JPEG, PNG or WebP photo.',
    tooLarge: 'This file is larger than {megabytes} MB.',
    video: 'Video',
    videoHelp: 'MP4 or WebM, up to {seconds} seconds and {videoMegabytes} MB.',
    record: 'Record a video',
    stop: 'Stop',
    noCamera: 'Your browser did not give us the camera. You can choose a file instead.',
    captions: 'What is said in the video',
    captionsHelp: 'Shown as captions: many people watch without sound.',
    consentVideo:
      'I made this video. Everyone who can be recognised agrees, and no child is shown without a parent’s consent. It may be shown with my review.',
    sendVideo: 'Send video',
    noVideo: 'Please choose or record a video.',
    videoTooLong: 'This video is longer than {seconds} seconds.',
    videoUnreadable: 'We cannot read this file. Please choose an MP4 or WebM video.',
    videoTooLarge: 'This file is larger than {videoMegabytes} MB.',
    deskLink: 'Add or remove photos and video',
    reasons: {
      person: 'a person or child who may not have agreed',
      nudity: 'nudity',
      violence: 'violence or hate',
      private: 'private data, such as an address, a number plate or a document',
      other_work: 'somebody else’s work',
      unrelated: 'advertising, or nothing to do with the business',
    } satisfies Record<PhotoRefusal, string>,
  },

  /** The author's page for their own review. Reasons and checks follow a colon, inside a sentence. */
  desk: {
    title: 'Your review',
    pending: 'Your review is not public yet',
    published: 'Your review is public',
    withdrawn: 'You withdrew your review',
    removed: 'Your review was removed',
    hidden: 'The words of your review are hidden for now',
    refused: 'Your review was not published',
    rechecked: 'Your review is being checked again',
    publishedWhy:
      'It is shown as you wrote it. {business} can reply to it or challenge it, but cannot change it.',
    hiddenWhy:
      'Only its stars are public. {business} challenged it, and our own check found the same in your text: {reason}. If you take that out, your words are public again at once, unless another check flags them. The operator of this service decides.',
    challengedWhy: 'It stays public, marked as challenged. The operator of this service decides.',
    withdrawnWhy:
      'Its words are not public, and its stars do not count in the rating. The public record counts it among the withdrawn reviews.',
    removedWhy: 'The operator of this service removed it. Reason: {reason}.',
    confirmFirst: 'Please confirm your email address first.',
    heldWhy:
      'It failed an automatic check: {checks}. The operator of this service decides within {decisionDays} days.',
    challengedOn: '{business} challenged your review on {date}: {reason}. Its grounds:',
    decidesSoon: 'For this reason the operator may decide before you have replied.',
    replyUntil:
      'Before {until} the operator can remove your review only for personal data, hate or threats, so that you can reply below.',
    decisionDue: 'The decision is due by {due}. If your review is removed, you can appeal once.',
    appealed: 'You appealed on {date}.',
    appealOpen: 'The operator decides within {decisionDays} days.',
    appealAccepted: 'The operator accepted the appeal: {note}',
    appealRejected: 'The operator rejected the appeal: {note}',
    challengeRejected: 'The operator rejected a challenge: {note}',
    edited: 'Edited by you, last on {date}',
    notShown: 'not shown in public',
    restore: 'Restore it',

    stateTitle: 'Reply to the challenge',
    stateWhy:
      'Only the operator reads it: neither the public nor the business sees it. You can change it until the operator has decided.',
    stated: 'Last saved on {date}.',
    statement: 'Your statement about the challenge',
    statementHelp: 'What happened, and how you know: an order, a date, a photo you could show.',
    send: 'Send to the operator',
    replace: 'Replace my reply',
    tooShort: 'Please write at least {count} characters',
    tooLong: 'Please write at most {count} characters',

    appealTitle: 'Appeal (once)',
    appealWhy:
      'The operator will read the current version of your review again within {decisionDays} days. If something in it has to go, edit it first.',
    appeal: 'Why it should be public',
    sendAppeal: 'Send appeal',

    editTitle: 'Edit this review',
    editWhy:
      'The new version goes through the same checks. We keep the old one but no longer show it; the page says that you edited the review and how many stars it had before.',
    editRemovedWhy: 'The operator will read the new version. Saving it does not publish it.',
    publish: 'Publish changes',
    save: 'Save changes',
    renameTitle: 'Change your shown name',
    renameWhy:
      'The new name goes through the same checks as the review. We keep the old one in your file but no longer show it.',
    renameHiddenWhy: 'Changing it does not publish the review.',
    rename: 'Save name',
    withdrawTitle: 'Withdraw this review',
    withdrawWhy:
      'Its words will no longer be public, and its stars will not count in the rating. The public record will count it as withdrawn. You can restore it with this same link; it is then checked again.',
    withdraw: 'Withdraw my review of {business}',
    consentTitle: 'Change your consent',
    consentSince: 'Since {date}:',
    consent: 'Save my consent',
    consentWhy: 'If you no longer want your review to be shown at all, withdraw it above.',
    downloadTitle: 'Download everything',
    downloadWhy:
      'One file with your review, all its versions, everything the business and the operator did with it, and a signed receipt for each step.',
    inLog: 'In our public log so far: {count} of {total} steps. The file has the proofs.',
    download: 'Download my review and its receipts',
    eraseTitle: 'Erase this review and my data',
    eraseWhy:
      'We permanently delete your text, stars, name and address, and the reply by {business}. Only hashes stay in our log, and backups until they are replaced. This cannot be undone. To confirm that it is you, we send a code to {email}.',
    code: 'Code from the email',
    codeHelp: 'Six digits, valid for {codeMinutes} minutes.',
    codeWrong: 'This code is wrong or has expired. You can request a new one.',
    erase: 'Erase permanently',
    sendCode: 'Send me a code',
    newCode: 'Send a new code',

    withdrawnNow: 'Your review is withdrawn',
    restoredNow: 'Your review is public again',
    heldNow: 'A check flagged it; the operator decides',
    editedNow: 'The new wording is public',
    savedNow: 'Saved for the operator',
    unchangedNow: 'Nothing was changed',
    renamedNow: 'Your new name is saved',
    consentNow: 'What you agree to is saved',
    appealedNow: 'Your appeal is with the operator',
    codeNow: 'A code is on its way to you',
    notNow: 'The review has changed in the meantime. Please reload this page.',

    erasedTitle: 'Your review is erased',
    erasedWhy:
      'We have deleted your text, stars, name and address, and the links in your emails no longer work. A backup may contain them until it is replaced.',
    erasedLog:
      'The log still shows that a review existed and was erased. Without the data we deleted, nobody can trace it to you.',
    erasedReceipt: 'Download the receipt of the erasure',
  },

  /** The page behind the link at the end of an invitation. */
  unsubscribing: {
    title: 'Don’t want invitations?',
    text: 'You can decline this invitation, or stop all invitations from {business}.',
    decline: 'Decline this one, no reminders',
    out: 'No more invitations',
    outText: '{business} can no longer invite your address through this service.',
    declined: 'We will not remind you',
    declinedText: 'We have cancelled this invitation. {business} may invite you again after another visit.',
    stays: 'What stays:',
    staysText: 'a hash of your address, so that we do not email you again. Your reviews are not affected.',
  },

  /** Somebody asked the operator for the data of an address, or to erase them: the mails there, and the page that stops it. */
  yourData: {
    codeSubject: 'Your code: {code}',
    preview: 'Somebody asked the operator of this service for your personal data.',
    why: 'The operator of this service entered your address, because somebody asked in your name.',
    code: 'The operator of this service was asked, in your name, to hand over or erase what is stored under this address. If that was you, tell the operator this code. It is valid for {days} days.',
    notYou: 'Not you? Keep the code to yourself: without it nothing is handed over or erased.',
    noticeSubject: 'Your personal data: stop before {date} if this was not you',
    notice:
      'The operator of this service was asked, in your name, to hand over or erase everything stored under this address: reviews, invitations and messages. The person did not use this mailbox and showed in another way who they are. From {date} on it can be done. If that was not you, stop it now.',
    stop: 'Stop this request',
    stopTitle: 'Keep your data as it is?',
    stopText:
      'The operator was asked to hand over or erase what is stored under your address. If you stop the request, neither happens.',
    stopped: 'Stopped',
    stoppedText: 'Your data stays as it is, and nobody gets it.',
  },

  /** Reporting a review, or the reply to it; the reporter's page and mails. */
  report: {
    review: 'What is wrong with this review?',
    reply: 'What is wrong with this reply?',
    starsAlone: 'No words, only stars.',
    replyTo: '{business} to {author}',
    reviewInstead: 'Report the review instead',
    replyInstead: 'Report the reply instead',
    aboutPhoto: 'Is it about a photo? Please say below which one.',
    ground: 'Reason',
    groundHelp: 'Being unfair or harmful to a business is not a reason: the business can reply.',
    groundMissing: 'Please choose what is wrong with it',
    grounds: {
      personal_data: 'It names or describes a private person, or reveals an address, a number or an illness.',
      hate_or_threats: 'It attacks people for who they are, or threatens someone.',
      unlawful: 'Publishing it breaks a law. Say which one, or what makes it unlawful.',
      spam: 'It sells something, or has nothing to do with any business.',
      not_about_business: 'It is about another business, or about something that did not happen at this one.',
      duplicate: 'The same author has already said the same about this business.',
      conflict_of_interest:
        'Its author works for the business, is related to its owner, or competes with it.',
      fake: 'It describes something that cannot have happened. Say how you know.',
      child_abuse: 'It shows, offers or promotes it. You do not need to identify yourself.',
    } satisfies Record<ReportGround, string>,
    why: 'Why',
    whyHelp:
      'Which words do you mean, and why? If they are illegal, say which law they break or what makes them illegal.',
    who: 'Who you are',
    whoHelp:
      'Both are optional. Without an email address we cannot send you a receipt, questions or the decision. You will find the decision on the next page: save its address.',
    name: 'Your name',
    email: 'Your email address',
    emailHelp:
      'Only the operator sees your name and address. We delete them {contestableMonths} months after the decision, or earlier if you ask.',
    emailToo: 'Please enter your email address too, or leave both empty',
    goodFaith: 'I believe in good faith that this report is correct and complete.',
    goodFaithMissing: 'Please confirm this; we need it to accept the report',
    sendReview: 'Report the review',
    sendReply: 'Report the reply',
    cancel: 'Cancel',
    person: 'A person decides.',
    personText:
      'The operator of this service decides within {decisionDays} days. The decision is not automated.',
    until: 'Until then it changes nothing.',
    untilText: 'Anyone can report, so a report alone hides nothing.',
    secret: 'Only the operator learns who you are',
    secretText: 'and what you wrote. The author and {business} are told the ground and the decision.',

    open: 'We received your report',
    upheldReview: 'The review was removed',
    upheldReply: 'The reply was removed',
    rejectedReview: 'The review stays public',
    rejectedReply: 'The reply stays public',
    goneReview: 'The review is no longer public',
    goneReply: 'The reply is no longer public',
    reportedReview: 'You reported a review of {business} on {date}: {ground}.',
    reportedReply: 'You reported a reply by {business} on {date}: {ground}.',
    waiting:
      'The operator of this service, a person, reads your report and decides within {decisionDays} days. The decision is not automated. Until then your report changes nothing on the page.',
    waitingMail:
      'We have emailed you a receipt and will email you the decision with its reasons. You will also find it here.',
    waitingHere:
      'You gave no email address, so the decision will appear only here. Save the address of this page.',
    gone: 'It was taken down for another reason before the operator decided, so there is nothing left to decide.',
    upheld: 'Reason for removal: {reason}.',
    rejected: 'The operator read your report and kept it public.',
    decided: 'Decided by a person on {date}, not automatically.',
    contest:
      'If you think this is wrong, write to {email} within {contestableMonths} months and say why. You may also go to an out-of-court settlement body certified under article 21 of the Digital Services Act, if it covers this service, or to court.',
    nothingKept: 'We store no name and no address.',
    nothingKeptText: 'We delete what you wrote {contestableMonths} months after the decision.',
    kept: 'Your name and your address',
    keptText:
      'are stored only for this report, until {contestableMonths} months after the decision. You can delete them now.',
    keptOpen: 'The operator will still decide, but we cannot email you the decision.',
    forget: 'Delete my name and address',

    mailWhy:
      'Somebody entered this address with a report. If it was not you, open the page and delete the address.',
    mailLater: 'We will email you the decision with its reasons. You will also find it on this page:',
    mailDecided: 'Your report was decided',
    mailSee: 'See your report',
  },

  /** Error pages behind the links of authors, reporters and people who are invited. */
  errors: {
    notFound: 'Page not found',
    notFoundText: 'The address may be mistyped or the link may be old. Please check it.',
    gone: 'This link no longer works',
    goneText:
      'It has expired, or what it was about was withdrawn or erased. Please use the newest email from us.',
    unread: 'We could not read that request',
    unreadText: 'Nothing was changed. Go back, check what you entered and send it again.',
    limited: 'Too many attempts',
    limitedText: 'This limit stops automated abuse. Nothing is lost, and it resets by itself.',
    broken: 'Something went wrong on our side',
    brokenText: 'Nothing you saved is lost. Please try again in a moment.',
    away: 'Temporarily unavailable',
    awayText: 'Nothing you saved is lost. Please try again in a minute.',
    again: 'Try again',
    after: 'Try again after {time}.',
    help: 'Need help? Quote request {id}',
    home: 'Go to the home page',
  },

  page,
  review,

  content: {
    oneAbout: '{author} about {business}:',
    oneAboutTopics: '{author} about {business} ({topics}):',
    severalAbout: 'Customers about {business}:',
    /** The headline of an ad: at most 30 characters. */
    selected: 'Reviews that we selected',
  },

  /** The words of widgets on a business's own site. `#` is where a script puts a number. */
  widgets: {
    region: 'Customer reviews of {business}',
    ...besideReview,
    reviews: plural({ one: '{count} review', other: '{count} reviews' }),
    importedReviews: plural({ one: '{count} imported review', other: '{count} imported reviews' }),
    /** After the number of reviews: "12 reviews and 3 imported". */
    imported: plural({ one: '{count} imported', other: '{count} imported' }),
    since: '{reviews} since {month}',

    none: 'No reviews yet',
    whole: 'All reviews',
    complete: 'All {reviews}, {order}',
    /** Where one review and imported ones make "all 1 review" wrong. */
    completeOf: 'All reviews, {order}: {reviews}',
    newestOf: 'The newest review: {shown} of {total}',
    newest: 'The newest {shown} of {total}',
    chosen: 'Chosen by {business}: {shown} of {total}',
    /** Of reviews whose owner chose by a rule or an order; `criteria` are the next five, and `orders`. */
    selected: '{criteria}, selected by {business}: {shown} of {total}',
    only: 'only {what}',
    criteria: {
      five: 'five stars',
      least: '{stars} stars or more',
      topic: 'topic {name}',
      reply: 'with a reply',
    },
    /** A business's name that could be taken for words of ours. */
    quoted: '“{name}”',
    orders: {
      newest: 'newest first',
      oldest: 'oldest first',
      highest: 'most stars first',
      lowest: 'fewest stars first',
      helpful: 'most helpful first',
    },
    /** Reviews that are missing: their words, while a challenge is open, and those removed after publication. */
    hidden: plural({ one: '{count} hidden while challenged', other: '{count} hidden while challenged' }),
    removed: plural({ one: '{count} removed', other: '{count} removed' }),

    showAll: 'Show all {reviews}',
    showWhole: 'Show all reviews',
    writeFirst: 'Write the first review',
    collected: 'How these reviews are collected',
    maker: 'by Vouchsafe',
    more: 'Show more',
    fewer: 'Show fewer',
    previous: 'Previous review',
    next: 'Next review',
    position: '# of {count}',
    pause: 'Pause',
    play: 'Play',
    close: 'Close',
    open: 'Reviews',
    topics: 'What people write about',
    photos: plural({ one: '{count} photo', other: '{count} photos' }),
    /** A gallery: photos, of so many reviews of all. */
    photosOf: '{photos} of {shown} of {total} reviews',
    noPhotos: 'No photos yet',

    challengedFor: 'Challenged by {business}: {reason}',
    replies: '{business} replies',
  },
}

export type Messages = typeof en
export type FormWords = Messages['reviewForm']
export type AuthorMailWords = Messages['authorMail']
export type QuestionWords = Messages['questions']
export type DeskWords = Messages['desk']
export type ReportWords = Messages['report']
export type PhotoWords = Messages['photos']
export type ProfileWords = Messages['profile']
export type PageWords = Messages['page']
