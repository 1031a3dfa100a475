import { isValidElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { plans } from '#app/features/plans/plans.ts'
import { challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import { periods } from '#app/periods.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Entries, type Entry } from '#app/ui/entries.tsx'
import { Face } from '#app/ui/face.tsx'
import { PageBeside } from '#app/ui/page-beside.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { SearchForm } from '#app/ui/search-form.tsx'
import type { Route } from './+types/faq'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'FAQ · Vouchsafe',
  'Answers for people who write reviews, for businesses, and for people who host Vouchsafe.',
)

const forCustomers: Entry[] = [
  {
    id: 'account',
    title: 'Do I need an account to write a review?',
    text: (
      <p>
        No. You choose the stars, write what happened if you like, and give an email address, which we never
        show. The link we email you lets you see, change, withdraw or erase your review.
      </p>
    ),
  },
  {
    id: 'held-back',
    title: 'Can a business hold back my bad review?',
    text: (
      <p>
        Not because of its stars or its tone: the checks are the same for every rating, and no setting changes
        that. A business can reply in public, and it can challenge a review for one of{' '}
        {challengeReasons.length} listed reasons. You then have {periods.challengeReplyHours} hours to reply
        before the operator of this service may remove it, unless it is for personal data, hate or threats.
        Meanwhile your review stays public and keeps counting. Only if our own check finds personal data,
        hate, a threat or advertising in your text, as the business says, are the words hidden until the
        decision; the stars stay, and a dated notice says why.
      </p>
    ),
  },
  {
    id: 'receipt',
    title: 'What is the receipt for?',
    text: (
      <p>
        With it we sign, before any check runs, that we received exactly these words and stars at that time.
        If your review ever disappears or its words change, you can show the receipt. It does not show that
        what a review says is true, or that it is public. The file is attached to our emails about your review
        and says how to check it without us; <a href="/log/keys">our public keys</a> are here.
      </p>
    ),
  },
]

const forBusinesses: Entry[] = [
  {
    id: 'free',
    title: 'Is it really free?',
    text: (
      <p>
        {plans.starter.name} is free forever: {plans.starter.maxReviews} reviews and{' '}
        {plans.starter.invitationsPerMonth} invitations a month, each review analysed. See{' '}
        <Link to="/#pricing">the prices of all plans</Link>.
      </p>
    ),
  },
  {
    id: 'above-the-number',
    title: 'What if I get more reviews than my plan has?',
    text: (
      <p>
        We publish, count and analyse them like all others. Only new invitations pause until next month or an
        upgrade. No review is ever hidden for money.
      </p>
    ),
  },
  {
    id: 'selection',
    title: 'May I show only my best reviews?',
    text: (
      <p>
        On your own site, yes. The widget then says that you selected them, how many of how many, and links to
        all of your reviews. Your page here shows every published review.
      </p>
    ),
  },
  {
    id: 'incentives',
    title: 'May I choose whom I ask, or pay for stars?',
    text: (
      <p>
        Ask all customers alike, and never ask for a particular rating. Paying for stars is illegal in the
        European Union, the United Kingdom and the United States.
      </p>
    ),
  },
  {
    id: 'closing',
    title: 'Can I close my business and begin anew?',
    text: (
      <p>
        You can, but its numbers follow you for {periods.recordYears} years: the page of a business that is
        made again links to the record of the closed one, without texts or names. Where only a name or a
        domain looks the same, the operator decides and you may object.
      </p>
    ),
  },
  {
    id: 'own-people',
    title: 'May my team or I review the business?',
    text: (
      <p>
        Only openly. We compare the addresses of the owner, of the team and of this service’s operators, the
        domain that a business has proven to be its own, and who is signed in. A review from one of them is
        refused unless its author says so. It is then published, marked “Insider”, and is never part of the
        score, of a counter or of a widget. We cannot recognise everybody who is close to a business: it is
        against the rules to let them review it as customers.
      </p>
    ),
  },
  {
    id: 'banner',
    title: 'Do I need a cookie banner for a widget?',
    text: (
      <p>
        Not for the widget: it sets no cookies, stores nothing and contacts no third party. Your visitors’
        browsers load it from this service, like an image from another site. It reports that it was seen or
        clicked, and on which page; we add that to a count for the day and keep nothing about the visitor. You
        can switch that off.
      </p>
    ),
  },
  {
    id: 'slow',
    title: 'Will it slow down my site?',
    text: (
      <p>
        Hardly. A test keeps a wall of six reviews, their text included, under 3 KB compressed. Its height is
        reserved in advance, so your page does not shift, and the script loads asynchronously.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'What does the AI do, and where?',
    text: (
      <p>
        It analyses each review: sentiment, topics and keywords, each with the words it rests on. It runs
        inside the service and sends nothing anywhere. It analyses the {languages.length} languages of the
        review form, English best, gives no score for others, and says so when it is not sure. It never writes
        a review. <Link to="/#ai-insights">Try it</Link>.
      </p>
    ),
  },
]

const forHosts: Entry[] = [
  {
    id: 'host',
    title: 'Can I host it myself?',
    text: (
      <p>
        Yes, it is made for that: one command, one process, one folder to back up. It comes with its own
        PostgreSQL or uses yours. It needs no key to any other service.
      </p>
    ),
  },
  {
    id: 'own-reviews',
    title: 'Who decides if a business hosts its own reviews?',
    text: (
      <p>
        The business itself is then the operator, and its transparency page says so. The checks, the public
        counts of removals and the signed receipts stay the same, but the business decides alone.
      </p>
    ),
  },
]

const groups = [
  ['If you write a review', forCustomers],
  ['If you are a business', forBusinesses],
  ['If you host it', forHosts],
] as const

// GET /faq?q=
export function loader({ request }: Route.LoaderArgs) {
  return { words: (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100) }
}

export default function Faq({ loaderData: { words } }: Route.ComponentProps) {
  const shown = groups
    .map(([title, entries]) => ({ title, entries: entries.filter((entry) => hasAll(entry, words)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <PageBeside
      below={
        <>
          {shown.map(({ title, entries }) => (
            <Entries entries={entries} key={title} title={title} />
          ))}
          <div className="grid items-center gap-x-10 gap-y-3 lg:grid-cols-[3fr_9fr]">
            <h2 className="text-2xl">{shown.length > 0 ? 'Not answered?' : `No answer has “${words}”`}</h2>
            <p className="flex flex-wrap gap-3">
              <ButtonLink kind="primary" to="/contact">
                Ask a question
              </ButtonLink>
              {words && <ButtonLink to="/faq">See all answers</ButtonLink>}
            </p>
          </div>
        </>
      }
      beside={<AskedMost />}
      isPicture
      title="Frequently asked questions"
    >
      <SearchForm action="/faq" label="Search the answers" words={words} />
    </PageBeside>
  )
}

const askedMost = [
  ['Maren T.', 'held-back', 'Can a business hold back my bad review?', 'No.'],
  ['Jonas K.', 'account', 'Do I need an account to write one?', 'No.'],
  ['Sam R.', 'free', 'Is it really free?', 'Yes.'],
] as const

const AskedMost = () => (
  <ul className="grid gap-6 rounded-surface border border-line bg-sheet p-6 sm:p-10">
    {askedMost.map(([author, id, question, answer]) => (
      <li className="flex items-center gap-4" key={id}>
        <Face name={author} />
        <a className="mr-auto font-serif text-xl no-underline hover:underline" href={`#${id}`}>
          {question}
        </a>
        <b className="shrink-0 font-serif text-3xl font-normal whitespace-nowrap">{answer}</b>
      </li>
    ))}
  </ul>
)

const hasAll = ({ title, text }: Entry, words: string) => {
  const content = `${title} ${textOf(text)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => content.includes(word))
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
