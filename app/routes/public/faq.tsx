import { Link } from 'react-router'
import { plans } from '#app/features/plans/plans.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/faq'
import { Entries, type Entry } from './entries.tsx'

export const handle = { scripts: 'apart' }

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'FAQ · Vouchsafe',
    description: 'Answers for people who write reviews, for businesses, and for who hosts this.',
  })

const forCustomers: Entry[] = [
  {
    id: 'account',
    title: 'Do I need an account to write a review?',
    text: (
      <p>
        No. You choose stars, write what happened and leave an e-mail address, which is never shown. The mail
        that you get is your key: with it you can see, change, withdraw or erase your review.
      </p>
    ),
  },
  {
    id: 'held-back',
    title: 'Can a business hold back my bad review?',
    text: (
      <p>
        No. The checks are the same for every rating, and there is no switch for it anywhere. A business can
        answer in public, and it can challenge a review for a listed reason. You are asked then, and the
        operator decides.
      </p>
    ),
  },
  {
    id: 'receipt',
    title: 'What is the receipt for?',
    text: (
      <p>
        It is signed before anything is checked, and says what you wrote and when. If your words should ever
        vanish or read otherwise, you can show it.
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
        {plans.starter.name} is, without an end: {plans.starter.maxReviews} reviews and{' '}
        {plans.starter.invitationsPerMonth} invitations a month with the analysis of each review. See{' '}
        <Link to="/#pricing">what the plans cost</Link>.
      </p>
    ),
  },
  {
    id: 'above-the-number',
    title: 'What happens above the number of reviews of my plan?',
    text: (
      <p>
        They are published and counted like all others. New invitations and deeper analysis of what came above
        the number wait for the next month or a larger plan. No review is ever hidden for money.
      </p>
    ),
  },
  {
    id: 'selection',
    title: 'May I show only my best reviews?',
    text: (
      <p>
        On your site, yes: the wall then says “Selected by” you, with the link to all of them. On your page
        here all of them stand.
      </p>
    ),
  },
  {
    id: 'incentives',
    title: 'May I choose whom I ask, or pay for stars?',
    text: (
      <p>
        Ask every customer alike, and never for a rating. To pay for stars is against the law in the European
        Union, the United Kingdom and the United States.
      </p>
    ),
  },
  {
    id: 'banner',
    title: 'Do I need a cookie banner for the wall?',
    text: (
      <p>
        Not for the wall: it sets no cookie, stores nothing and asks no third party. Your visitors’ browsers
        do ask this service for it, as for any picture from elsewhere.
      </p>
    ),
  },
  {
    id: 'slow',
    title: 'Will it slow down my site?',
    text: (
      <p>
        Code and styles of the wall are held under 2.2 KB by a test; the words of your reviews come on top.
        The space is reserved beforehand, so that nothing moves, and the script waits for nobody.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'What does the AI do, and where?',
    text: (
      <p>
        It reads each review: sentiment, topics, keywords, and the words that each rests on. It runs inside
        the service and sends nothing anywhere. It reads English, and gives no number for a language that it
        has not learned. It never writes a review. <Link to="/#ai-insights">Try it</Link>.
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
        That is what it is made for: one command, one process, one folder to back up. It brings its own
        PostgreSQL, or uses yours. No key of any other service is needed.
      </p>
    ),
  },
  {
    id: 'own-reviews',
    title: 'Who decides, where a business hosts its own reviews?',
    text: (
      <p>
        Then the operator is the business, and its transparency page says so. Receipts and the log of every
        act stay the same.
      </p>
    ),
  },
]

// GET /faq
export default function Faq() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader lead="Short answers. The long ones are linked." title="Frequently asked questions" />
      <Entries entries={forCustomers} title="If you write a review" />
      <Entries entries={forBusinesses} title="If you are a business" />
      <Entries entries={forHosts} title="If you host it" />
      <p className="mt-10 text-muted">
        Not here? <a href="/contact">Ask</a>.
      </p>
    </div>
  )
}
