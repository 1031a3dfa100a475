/** What became possible, the newest first: the one source of /blog. `at` is the day on which it was merged. */
export const changelog: { at: string; news: { id: string; title: string; text: string }[] }[] = [
  {
    at: '2026-11-21',
    news: [
      {
        id: 'at-once',
        title: 'Pages that are there at once',
        text: 'On a phone with a slow line the pages for visitors show their words in under a second, with 46 KB of type after them and no script for who only reads.',
      },
      {
        id: 'cases',
        title: 'Each removed review opens onto its case',
        text: 'When it came, its stars, who asked, what was decided and how an appeal ended, without its words and without a name: every count of the record leads to them.',
      },
      {
        id: 'accounts',
        title: 'Accounts in full',
        text: 'Change the address, see your devices, sign in with a second factor, choose how often you are told of new reviews, take your data with you, hand a business over or close it.',
      },
      {
        id: 'reports',
        title: 'Anybody can report a review',
        text: 'Without an account and with a receipt. A person decides, says why, and the transparency page counts it.',
      },
      {
        id: 'public-record',
        title: 'The whole record of a business in public',
        text: 'Where reviews come from, what was held, challenged and removed, for which reason and at which stars, as a page, as CSV and as JSON.',
      },
      {
        id: 'questions',
        title: 'Your own questions, and rewards that are shown',
        text: 'Up to three questions on the review form, none of them a barrier. Whoever gives something for a review says so, and the review carries the mark.',
      },
      {
        id: 'pace',
        title: 'Invitations keep the pace of mail servers',
        text: 'A list of thousands goes out in turn, slower where a provider asks for it, and says when the last one leaves.',
      },
      {
        id: 'languages',
        title: 'The review form speaks twelve languages',
        text: 'It comes up in the language of the visitor’s browser, and what an author agreed to is kept in the words that they read.',
      },
      {
        id: 'lists',
        title: 'Invite a whole list',
        text: 'Paste it or bring a file. Every row is checked and shown before anything is sent, and the sending tells how far it is.',
      },
      {
        id: 'challenges',
        title: 'Challenges, decisions and appeals',
        text: 'A business can challenge a review for a listed reason, the author is heard, the operator decides and says why. The review stands meanwhile, marked. Authors can edit, withdraw and erase.',
      },
      {
        id: 'mail-news',
        title: 'Bounces are heard',
        text: 'Six mail providers can report dead addresses and complaints as they are. Who does not want mail gets none.',
      },
      {
        id: 'order-links',
        title: 'Order links, QR codes and a poster',
        text: 'A shop signs a link for each order, without asking us, and the review is marked as a verified purchase. For the counter there is a code to scan and a sheet to print.',
      },
      {
        id: 'invitations',
        title: 'Invitations by mail',
        text: 'Five stars to tap in the mail itself, up to three reminders, unsubscribing by one click.',
      },
      {
        id: 'topics',
        title: 'Topics, judged one by one',
        text: 'The engine finds what each sentence is about and what it says of it, in any trade, without a key and without a cloud.',
      },
      {
        id: 'transparency',
        title: 'Every review accounted for',
        text: 'The transparency page of a business counts what was submitted, published, challenged, withdrawn and removed, each with its reason.',
      },
      {
        id: 'wall',
        title: 'A wall for other sites',
        text: 'Two lines of code, no cookie, nothing that moves. A selection says who selected.',
      },
      {
        id: 'first-loop',
        title: 'From sign-up to published review',
        text: 'Accounts, businesses, the review form with its signed receipt, the dashboard whose claims open onto their reviews, and the inbox.',
      },
    ],
  },
]
