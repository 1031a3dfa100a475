import type { ReactNode } from 'react'
import type { AnalysedText } from '#app/features/analyses/analyse-text.server.ts'
import { AnalysedTextView } from '#app/features/analyses/analysed-text.tsx'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { languages } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { tried } from './samples.ts'
import { Section } from './section.tsx'

type StepsProps = { read: AnalysedText; published: PublicReview }

/** One review on its way through the service, in the service's own parts. */
export function Steps({ read, published }: StepsProps) {
  return (
    <Section
      id="how-it-works"
      note="Follow one review through the product. Change the text and see what happens."
      title="How it works"
    >
      <ol className="swipe mt-5 gap-x-8 gap-y-10 md:mt-8 md:grid lg:grid-cols-3 lg:gap-y-0">
        <Step
          number={1}
          text="Send an invitation after a sale. Your customer taps a star in the email and is done in a minute, on a phone, without an account."
          title="Collect"
        >
          <form action="/demo" className="grid h-full content-between gap-4" method="post">
            <input name="authorName" type="hidden" value={tried.author} />
            <StarInput defaultValue={tried.rating} label={`How was ${tried.business}?`} name="rating" />
            <TextArea defaultValue={tried.text} isStory label="What happened?" name="text" rows={5} />
            <Button isWide>See the result</Button>
          </form>
        </Step>
        <Step
          number={2}
          text={`We analyse each review in seconds, in ${languages.length} languages: what it praises, what it complains about, and in which words. Your reviews are sent to nobody else, and every claim has its quote.`}
          title="Analyze"
        >
          <AnalysedTextView isBrief analysed={read} />
        </Step>
        <Step
          number={3}
          text="Two lines of code put your reviews on your site. No cookies, no tracking, no layout shift."
          title="Display"
        >
          <ReviewCard businessName={tried.business} entry={published} />
          <p className="mt-4 border-t border-line pt-3 text-sm">
            <a href="#shop">See the wall on a shop’s page</a>
          </p>
        </Step>
      </ol>
    </Section>
  )
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <li className="grid grid-rows-[auto_auto_1fr] content-start lg:row-span-3 lg:grid-rows-subgrid">
      <h3 className="text-2xl">
        <span className="mr-3 text-muted">{number}</span>
        {title}
      </h3>
      <p className="mt-2 max-w-[29em] text-muted">{text}</p>
      <div className="mt-4 self-start rounded-surface border border-line bg-sheet p-4 sm:p-5">{children}</div>
    </li>
  )
}
