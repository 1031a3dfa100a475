import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Testimonial, testimonials } from './samples.ts'
import { Section } from './section.tsx'

export function Testimonials() {
  const [first, ...rest] = testimonials
  return (
    <Section
      note="Samples: these shops and people are fictional."
      title="The whole review, not just the nice half"
    >
      <ul
        className="swipe mt-6 md:mt-8 md:grid md:grid-cols-2 md:gap-10 lg:grid-cols-[2fr_1fr_1fr]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too.
        tabIndex={0}
      >
        <li className="md:col-span-2 lg:col-span-1">
          <Card isLarge testimonial={first!} />
        </li>
        {rest.map((testimonial) => (
          <li className="border-line md:border-l md:pl-10" key={testimonial.id}>
            <Card testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ testimonial, isLarge }: { testimonial: Testimonial; isLarge?: boolean }) {
  const { text, author, company, rating, avatar } = testimonial
  return (
    <article className="grid content-start gap-3">
      <Stars isLarge={isLarge} rating={rating} />
      <div className={isLarge ? 'testimonial-large' : undefined}>
        <Quote>{text}</Quote>
      </div>
      <p className="mt-1 flex items-center gap-3 text-sm">
        <span aria-hidden className="avatar">
          {avatar}
        </span>
        <span className="grid text-sm/snug">
          <b className="font-medium">{author}</b>
          <span className="text-muted">{company}, a sample</span>
        </span>
      </p>
    </article>
  )
}
