/** There is news/ID.webp, 560 by 350 pixels. */
export type News = { id: string; title: string; text: string; isDark?: true }

/** What is new, newest first: the one source of /blog. `at` is the day it was merged. */
export const changelog: { at: string; news: News[] }[] = [
  {
    at: '2026-11-23',
    news: [
      {
        id: 'widgets',
        title: 'Eleven kinds of widgets',
        text: 'Besides the wall: grid, list, carousel, marquee, single quote, summary, badge, pop-up, a button with a drawer and a gallery of photos, in 12 languages. You see each change before you save it, and can go back.',
      },
      {
        id: 'widget-views',
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
        title: 'Three first steps',
        text: 'A new dashboard starts with three steps: check the name of your business, ask your first customers, and put the wall on your site. Beside them you see the dashboard of a sample business.',
      },
      {
        id: 'wall-colours',
        isDark: true,
        title: 'A wall in the colours of your page',
        text: 'The wall takes your page’s text colour and background, and follows when they change. Long reviews open in place.',
      },
      {
        id: 'search-and-votes',
        title: 'Readers search reviews and mark helpful ones',
        text: 'The public page of a business has a search and can show the lowest ratings first. Readers mark reviews as helpful without an account or a cookie; votes change neither the order nor the rating.',
      },
      {
        id: 'short-form',
        title: 'A shorter review form',
        text: 'The form asks only for what a review needs. A headline and your own questions follow once it is sent; the author can add them once, within a day.',
      },
      {
        id: 'verdicts',
        title: 'The transparency page answers first',
        text: 'Each section begins with its answer, and the numbers at the top add up to the reviews received.',
      },
      {
        id: 'sure-quotes',
        title: 'Doubtful quotes are left out',
        text: 'Praise and complaints are shown only if the engine is sure enough of them, and no sentence is quoted that says the opposite as a whole. Every analysis says whether the stars were taken into account.',
      },
    ],
  },
  {
    at: '2026-11-21',
    news: [
      {
        id: 'public-record',
        title: 'The full public record of a business',
        text: 'Where reviews come from, and which were held, challenged or removed, with their reasons and stars: as a page, as CSV and as JSON.',
      },
      {
        id: 'lists',
        title: 'Invite a whole list',
        text: 'Paste a list or upload a file. You see every checked row before anything is sent, and the progress while it is.',
      },
      {
        id: 'order-links',
        title: 'Order links, QR codes and a poster',
        text: 'A shop signs a link for each order on its own server, and the review is marked as invited. For the counter there is a QR code and a poster to print.',
      },
      {
        id: 'topics',
        title: 'Topics, judged one by one',
        text: 'The engine finds what each sentence is about and whether it praises or complains, in any trade, without a key and without a cloud.',
      },
      {
        id: 'wall',
        title: 'A wall for your site',
        text: 'Two lines of code, no cookies, no layout shift. A wall that shows a selection says who selected it.',
      },
    ],
  },
]
