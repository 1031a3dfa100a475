import type { ReactNode } from 'react'
import type { AnalysedText } from '#app/features/analyses/analyse-text.server.ts'
import { AnalysedTextView } from '#app/features/analyses/analysed-text.tsx'
import { languages } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { tried } from './samples.ts'
import { Section } from './section.tsx'

type StepsProps = { read: AnalysedText; script: string }

/** One review on its way through the service, in the service's own parts. */
export function Steps({ read, script }: StepsProps) {
  return (
    <Section
      id="how-it-works"
      note="Follow one review through the product. Change the text and see what happens."
      title="How it works"
    >
      <ol className="mt-8 grid gap-x-8 gap-y-14 lg:grid-cols-3 lg:gap-y-0">
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
          text={`We analyse each review in seconds, in ${languages.length} languages: what it praises, what it complains about, and in which words. No key, no cloud, and no claim without a quote.`}
          title="Analyze"
        >
          <div>
            <AnalysedTextView isBrief analysed={read} />
          </div>
        </Step>
        <Step
          number={3}
          text="Two lines of code put your reviews on your site. No cookies, no tracking, no layout shift."
          title="Display"
        >
          {/* A second one of the wall above: to look at, not to walk through again. */}
          <div aria-hidden className="h-[362px]" inert>
            <iframe
              className="h-full w-full rounded-surface"
              loading="lazy"
              src="/demo/wall?count=1&amp;layout=rows"
              title="The widget as wide as a phone"
            />
          </div>
          <p className="mt-4 font-mono text-xs/relaxed wrap-anywhere text-muted">
            {`<script async src="${script}"></script>`}
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
      <div className="mt-5 rounded-surface border border-line bg-sheet p-5">{children}</div>
    </li>
  )
}
