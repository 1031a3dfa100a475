import type { ReactNode } from 'react'
import type { AnalysedText } from '#app/features/analyses/analyse-text.server.ts'
import { languages } from '#app/languages/languages.ts'
import { Button } from '#app/ui/button.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SampleReviewLines } from '#app/ui/sample.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { Underlined } from '#app/ui/underlined.tsx'
import { tried } from './samples.ts'
import { Section } from './section.tsx'

export function Steps({ read: { spans, text } }: { read: AnalysedText }) {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="steps">
        <Step number={1} text="A star tapped in your email, no account." title="Collect">
          <form action="/demo" className="grid gap-3" method="post">
            <input name="authorName" type="hidden" value={tried.author} />
            <input name="text" type="hidden" value={tried.text} />
            <StarInput defaultValue={tried.rating} label={`How was ${tried.business}?`} name="rating" />
            <Button isWide>See the result</Button>
          </form>
        </Step>
        <Step number={2} text={`Praise and complaints, in ${languages.length} languages.`} title="Analyze">
          <Quote>
            <Underlined spans={spans} text={text} />
          </Quote>
        </Step>
        <Step number={3} text="Two lines of code. No cookies, no layout shift." title="Display">
          <div className="grid gap-3 text-sm">
            <SampleReviewLines rating={5} text="Arrived early and well packed. I would order again." />
            <a href="/demo/shop">See it on a shop’s page</a>
          </div>
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid content-start lg:row-span-3 lg:grid-rows-subgrid">
      <h3 className="text-2xl">
        <span className="mr-3 text-muted">{number}</span>
        {title}
      </h3>
      <p className="mt-1 max-w-[29em] text-muted">{text}</p>
      <div className="mt-2 grid min-w-0 content-center rounded-surface border border-line bg-sheet p-4">
        {children}
      </div>
    </li>
  )
}
