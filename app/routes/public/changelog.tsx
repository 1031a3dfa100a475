/** What is new, newest first: the one source of /blog. `at` is the day it was merged; the pictures are in news/. */
export const changelog: { at: string; news: { id: string; title: string; text: string }[] }[] = [
  {
    at: '2026-11-23',
    news: [
      {
        id: 'widgets',
        title: 'Eleven kinds of widgets',
        text: 'From a wall to a badge, in 12 languages. You see each change before you save it, and can go back.',
      },
      {
        id: 'widget-views',
        title: 'Views of widgets',
        text: 'See how often your widgets are seen and clicked, and where. Without cookies.',
      },
    ],
  },
  {
    at: '2026-11-22',
    news: [
      {
        id: 'search-and-votes',
        title: 'Readers search reviews and mark helpful ones',
        text: 'No account, no cookie. Votes change neither the order nor the rating.',
      },
      {
        id: 'short-form',
        title: 'A shorter review form',
        text: 'The form asks only for what a review needs. Your own questions follow once it is sent.',
      },
      {
        id: 'public-record',
        title: 'The public record of a business',
        text: 'What came in, what was removed and why: as a page, as CSV and as JSON.',
      },
      {
        id: 'wall',
        title: 'A wall in the colours of your site',
        text: 'Two lines of code, no cookies, no layout shift. Long reviews open in place.',
      },
    ],
  },
  {
    at: '2026-11-21',
    news: [
      {
        id: 'topics',
        title: 'Topics, judged one by one',
        text: 'What each sentence is about and whether it praises or complains, in any trade, without a cloud.',
      },
      {
        id: 'order-links',
        title: 'QR codes and a poster',
        text: 'For the counter. Shops sign a link for each order, and its review is marked as invited.',
      },
    ],
  },
]

/** ID-light.webp and ID-dark.webp of each piece of news, 1120 by 700 pixels: npm run screenshots -- news. */
const pictures = import.meta.glob<string>('./news/*.webp', { eager: true, import: 'default', query: '?url' })

/** A piece of news as a picture, in the reader's theme. */
export const NewsPicture = ({ id, isFirst }: { id: string; isFirst?: boolean }) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      alt=""
      className={`in-${theme} h-auto w-full rounded-surface border border-line mask-b-from-90%`}
      height={700}
      key={theme}
      loading={isFirst ? undefined : 'lazy'}
      src={pictures[`./news/${id}-${theme}.webp`]}
      width={1120}
    />
  ))
