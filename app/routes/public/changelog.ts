export type News = {
  id: string
  title: string
  text: string
  /** There is news/ID.webp, 560 by 350 pixels. */
  hasPicture?: true
}

/** What is new, newest first: the one source of /blog. `at` is the day it was merged. */
export const changelog: { at: string; news: News[] }[] = [
  {
    at: '2026-11-23',
    news: [
      {
        id: 'widgets',
        hasPicture: true,
        title: 'Eleven kinds of widgets',
        text: 'Besides the wall: grid, list, carousel, marquee, single quote, summary, badge, pop-up, a button with a drawer and a gallery of photos, in 12 languages. You see each change before you save it, and can go back.',
      },
      {
        id: 'widget-views',
        hasPicture: true,
        title: 'Views of widgets',
        text: 'Analytics counts how often widgets are seen and clicked, without cookies.',
      },
    ],
  },
  {
    at: '2026-11-22',
    news: [
      {
        id: 'first-steps',
        hasPicture: true,
        title: 'Three first steps',
        text: 'A new dashboard starts with three steps: check the name of your business, ask your first customers, and put the wall on your site. Beside them you see the dashboard of a sample business.',
      },
      {
        id: 'wall-colours',
        hasPicture: true,
        title: 'A wall in the colours of your page',
        text: 'The wall takes your page’s text colour and background, and follows when they change. Long reviews open in place.',
      },
      {
        id: 'search-and-votes',
        hasPicture: true,
        title: 'Readers search reviews and mark helpful ones',
        text: 'The public page of a business has a search and can show the lowest ratings first. Readers mark reviews as helpful without an account or a cookie; votes change neither the order nor the rating.',
      },
      {
        id: 'short-form',
        hasPicture: true,
        title: 'A shorter review form',
        text: 'The form asks only for what a review needs. A headline and your own questions follow once it is sent; the author can add them once, within a day.',
      },
      {
        id: 'verdicts',
        hasPicture: true,
        title: 'The transparency page answers first',
        text: 'Each section begins with its answer, and the numbers at the top add up to the reviews received.',
      },
      {
        id: 'twelve-languages',
        title: 'Reviews are analysed in twelve languages',
        text: 'Sentiment, topics and quotes now work in every language of the review form: best in English, least well in Czech. A short text such as “Super!” is analysed in the language of its form, or of the other reviews if it was imported.',
      },
      {
        id: 'sure-quotes',
        hasPicture: true,
        title: 'Doubtful quotes are left out',
        text: 'Praise and complaints are shown only if the engine is sure enough of them, and no sentence is quoted that says the opposite as a whole. Every analysis says whether the stars were taken into account.',
      },
    ],
  },
  {
    at: '2026-11-21',
    news: [
      {
        id: 'fast-pages',
        title: 'Pages that load fast',
        text: 'Public pages show their text within a second and a half on a phone with a slow connection, and need no JavaScript for reading.',
      },
      {
        id: 'cases',
        title: 'Every removed review has a public case',
        text: 'The transparency page lists each case: when the review arrived, its stars, who objected, what was decided and how an appeal ended, without its text or any name. Only erased reviews leave the list.',
      },
      {
        id: 'accounts',
        title: 'Accounts in full',
        text: 'Change your email address, see your devices, sign in with a second factor, choose how often we notify you of new reviews, export your data, and hand over or close a business.',
      },
      {
        id: 'reports',
        title: 'Anybody can report a review',
        text: 'No account needed, and you get a receipt. A person decides and gives the reason, and the transparency page counts every report.',
      },
      {
        id: 'public-record',
        hasPicture: true,
        title: 'The full public record of a business',
        text: 'Where reviews come from, and which were held, challenged or removed, with their reasons and stars: as a page, as CSV and as JSON.',
      },
      {
        id: 'questions',
        title: 'Your own questions, and visible rewards',
        text: 'Ask customers up to three optional questions after their review. If you reward reviews, you say so, and each of those reviews shows it.',
      },
      {
        id: 'pace',
        title: 'Invitations at the pace of mail servers',
        text: 'Thousands of invitations are sent at a steady rate, slower where a provider asks for it, and you see when the last one will be sent.',
      },
      {
        id: 'languages',
        title: 'The review form speaks twelve languages',
        text: 'It opens in the language of the visitor’s browser, and consent is stored in the exact words that the author read.',
      },
      {
        id: 'lists',
        hasPicture: true,
        title: 'Invite a whole list',
        text: 'Paste a list or upload a file. You see every checked row before anything is sent, and the progress while it is.',
      },
      {
        id: 'challenges',
        title: 'Challenges, decisions and appeals',
        text: 'A business can challenge a review for a listed reason. The author is asked, and the operator decides and gives the reason. Authors can edit, withdraw and erase their reviews.',
      },
      {
        id: 'mail-news',
        title: 'Bounce handling',
        text: 'Six mail providers can report dead addresses and complaints directly. People who unsubscribe get no more invitations.',
      },
      {
        id: 'order-links',
        hasPicture: true,
        title: 'Order links, QR codes and a poster',
        text: 'A shop signs a link for each order on its own server, and the review is marked as invited. For the counter there is a QR code and a poster to print.',
      },
      {
        id: 'invitations',
        title: 'Invitations by email',
        text: 'Five stars to tap in the email itself, up to three reminders, and one-click unsubscribe.',
      },
      {
        id: 'topics',
        hasPicture: true,
        title: 'Topics, judged one by one',
        text: 'The engine finds what each sentence is about and whether it praises or complains, in any trade, without a key and without a cloud.',
      },
      {
        id: 'transparency',
        title: 'Every review accounted for',
        text: 'The transparency page of a business counts every review that was submitted, published, challenged, withdrawn or removed, with the reasons.',
      },
      {
        id: 'wall',
        hasPicture: true,
        title: 'A wall for your site',
        text: 'Two lines of code, no cookies, no layout shift. A wall that shows a selection says who selected it.',
      },
      {
        id: 'first-loop',
        title: 'From sign-up to published review',
        text: 'Accounts, businesses, the review form with its signed receipt, the dashboard whose claims link to their reviews, and the inbox.',
      },
    ],
  },
]
