import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Testimonial, testimonials } from './samples.ts'
import { Section } from './section.tsx'

export function Testimonials() {
  return (
    <Section note="Samples: fictional shops and people." title="Good and bad, as written">
      <ul className="testimonials">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Card testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ testimonial }: { testimonial: Testimonial }) {
  const { id, text, author, company, rating, avatar } = testimonial
  return (
    <article className="grid content-start gap-3">
      <p className="flex items-center gap-3 text-sm">
        <span aria-hidden className="avatar" data-of={id}>
          {avatar}
        </span>
        <span className="grid flex-1 text-sm/snug">
          <b className="font-medium">{author}</b>
          <span className="text-muted">{company}</span>
        </span>
        <Stars rating={rating} />
      </p>
      <Quote>{text}</Quote>
    </article>
  )
}
