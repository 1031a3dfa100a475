import { Face } from '#app/ui/face.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { testimonials } from './samples.ts'
import { Section } from './section.tsx'

export const Testimonials = () => (
  <Section note="Samples: fictional shops and people." title="Good and bad, as written">
    <ul className="testimonials">
      {testimonials.map(({ id, text, author, company, rating }) => (
        <li className="grid content-start gap-3" key={id}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Face name={author} />
            <span className="grid min-w-32 flex-1 text-sm/snug">
              <b className="font-medium">{author}</b>
              <span className="text-muted">{company}</span>
            </span>
            <Stars rating={rating} />
          </p>
          <Quote>{text}</Quote>
        </li>
      ))}
    </ul>
  </Section>
)
