import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { BrandMark } from '#app/ui/brand-mark.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Face } from '#app/ui/face.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SampleReviewLines } from '#app/ui/sample.tsx'
import { type Sentiment, SentimentBar, SentimentSign } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'

const invited = [
  ['Anna K.', 'Reviewed', 'good'],
  ['Sam R.', 'Form started', undefined],
  ['Li W.', 'Sent', undefined],
  ['Otto B.', 'Not delivered', 'warning'],
] as const

export const SampleInvitations = () => (
  <ul className="-my-3.5">
    {invited.map(([name, state, kind]) => (
      <li className="flex items-center gap-3 border-line py-3.5 not-first:border-t" key={name}>
        <Face name={name} />
        <span className="flex-1 font-medium">{name}</span>
        <Badge kind={kind}>{state}</Badge>
      </li>
    ))}
  </ul>
)

export const SampleList = () => (
  <>
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span className="font-medium">customers.csv</span> <span>312 of 340 sent</span>
      </p>
      <progress className="progress" max={340} value={312} />
    </div>
    <SampleInvitations />
  </>
)

const customers = [
  ['Email', 'Name', 'Order'],
  ['lotte@example.com', 'Lotte Maes', 'A-4711'],
  ['bram@example.com', 'Bram de Vries', 'A-4712'],
  ['ines@example.com', 'Inês Costa', 'A-4715'],
]

export const SampleCustomers = () => (
  <div className="overflow-hidden rounded-control border border-line">
    {customers.map(([email, name, order], at) => (
      <p
        className={classNames(
          'grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_4em] gap-3 border-b border-line px-3 py-2.5 last:border-b-0',
          at === 0 && 'bg-wash font-medium',
        )}
        key={email}
      >
        <span className="truncate">{email}</span> <span className="truncate">{name}</span>{' '}
        <span>{order}</span>
      </p>
    ))}
  </div>
)

const exported: [date: string, stars: number, text: string, topic: string, sentiment: Sentiment][] = [
  ['3 Nov', 5, 'Friendly and quick.', 'Staff', 'positive'],
  ['3 Nov', 2, 'Two days late.', 'Delivery', 'negative'],
  ['2 Nov', 4, 'Good, if not cheap.', 'Price', 'neutral'],
  ['1 Nov', 5, 'They rang me first.', 'Staff', 'positive'],
  ['30 Oct', 5, 'Just as I wanted it.', 'Quality', 'positive'],
  ['29 Oct', 3, 'A long wait.', 'Waiting time', 'negative'],
]

export const SampleExport = () => (
  <>
    <p className="flex items-center gap-3 font-medium">
      <BrandMark name="Google Sheets" /> reviews.csv
    </p>
    <div className="overflow-hidden rounded-control border border-line">
      {exported.map(([date, stars, text, topic, sentiment]) => (
        <p
          className="grid grid-cols-[4em_1.5em_minmax(0,1fr)_6.5em_1.5em] items-center gap-2 border-b border-line px-3 py-2.5 last:border-b-0"
          key={text}
        >
          <span className="text-muted">{date}</span>
          <b className="font-medium">{stars}</b>
          <span className="truncate">{text}</span>
          <span className="text-muted">{topic}</span>
          <SentimentSign label={sentiment} />
        </p>
      ))}
    </div>
  </>
)

export const SampleReply = ({ head = <Badge kind="good">Suggested reply</Badge> }: { head?: ReactNode }) => (
  <>
    <SampleReviewLines author="Sam R." rating={2} text="Good work, but it was ready later than promised." />
    <div className="ml-4 grid grid-cols-1 gap-3 border-l-2 border-accent pl-5 sm:ml-8">
      <p className="font-medium">{head}</p>
      <p className="rounded-control border border-control bg-paper p-4 text-base">
        Thank you, Sam. I am sorry that it took longer than we had promised. Next time we will call you before
        the day passes.
      </p>
    </div>
  </>
)

export const SampleAnswer = () => (
  <>
    <p className="justify-self-end rounded-surface bg-wash px-4 py-3 text-base">
      What do people say about the staff since June?
    </p>
    <p className="font-serif text-2xl leading-snug">65 reviews mention the staff, and most praise them.</p>
    <SentimentBar hasKey height={16} negative={4} neutral={0} positive={61} />
    <div className="grid gap-4 border-t border-line pt-5">
      <Quote sentiment="positive" source="Anna K., 3 November">
        They remembered my name and asked about my mother.
      </Quote>
      <Quote sentiment="negative" source="Sam R., 18 October">
        Kind, but nobody was at the counter.
      </Quote>
    </div>
  </>
)

export const SamplePost = () => (
  <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="grid aspect-square content-between gap-6 rounded-control border border-line border-t-8 border-t-accent bg-paper p-7">
      <p className="font-medium">Your business</p>
      <div className="grid gap-4">
        <Stars isLarge rating={5} />
        <p className="font-display text-3xl leading-tight">“They remembered my name.”</p>
      </div>
      <p className="border-t border-rule pt-3">
        Anna K. <span className="text-muted">· Verified purchase</span>
      </p>
    </div>
    <div className="grid gap-4">
      {['Post', 'Newsletter', 'Ad', 'Website'].map((use) => (
        <p
          className="flex items-center justify-between gap-3 border-b border-line pb-3 font-medium"
          key={use}
        >
          {use} <span className="btn">Copy</span>
        </p>
      ))}
    </div>
  </div>
)
