import { Provenance, type ProvenanceKind } from '#app/ui/provenance.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { SentimentBar } from '#app/ui/sentiment.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { type Span, Underlined } from '#app/ui/underlined.tsx'
import { Section } from './section.tsx'

type Sample = {
  id: string
  text: string
  author: string
  rating: number
  provenance: ProvenanceKind
  answer?: string
}

const company = 'Corner & Crumb'
const samples: Sample[] = [
  {
    id: 'crackle',
    text: 'The sourdough still crackled when I opened the bag at home. We ate half of it standing up, with nothing on it.',
    author: 'Maren T.',
    rating: 5,
    provenance: 'invited',
  },
  {
    id: 'queue',
    text: 'Twenty-five minutes in the Saturday queue, in the rain, and the cardamom buns were sold out when it was my turn.',
    author: 'Sunniva A.',
    rating: 2,
    provenance: 'confirmed',
    answer:
      'You are right. From 5 December there is a second till on Saturdays, and buns can be put aside until noon.',
  },
  {
    id: 'rye',
    text: 'Best rye in town. I knock off one star because it is only there on Thursdays and gone by ten.',
    author: 'Owen P.',
    rating: 4,
    provenance: 'invited',
  },
]

/** A bad review among them, on purpose: that is what a whole wall looks like. */
export function Wall() {
  return (
    <section aria-label="Sample reviews" className="mt-[clamp(44px,5vw,72px)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3 text-sm">
        <p>
          <b className="font-medium">{company}</b>, a bakery that we made up
        </p>
        <p className="text-muted">Sample reviews, the bad one included</p>
      </div>
      <div className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {samples.map((sample) => (
          <article className="flex flex-col gap-3 py-6 md:px-6 md:first:pl-0 md:last:pr-0" key={sample.id}>
            <Stars rating={sample.rating} />
            <p className="quote">{sample.text}</p>
            {sample.answer && (
              <p className="border-l border-control pl-3 text-sm text-muted">
                <b className="font-medium text-ink">{company} answers</b> {sample.answer}
              </p>
            )}
            <p className="mt-auto flex flex-wrap items-center gap-x-3 text-xs">
              <b className="font-medium">{sample.author}</b> <Provenance kind={sample.provenance} />
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}

const complaint = samples[1]!.text
const praise = samples[0]!.text
const spanOf = (text: string, phrase: string, label: Span['label']): Span => {
  const start = text.indexOf(phrase)
  return { start, end: start + phrase.length, label }
}
const tags = ['sourdough', 'friendly staff', 'cinnamon bun', 'Saturday queue', 'cash only']

/** An example of what the analysis makes of reviews. */
export function Reading() {
  return (
    <Section
      note="An example. The analysis runs inside the service: no key, no cloud."
      title="What do customers agree on?"
    >
      <div className="mt-8">
        <SentimentBar
          hasKey
          height={28}
          label="of 100 sample opinions"
          negative={7}
          neutral={18}
          positive={75}
        />
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        <Quote sentiment="positive" source="Maren T. on bread">
          <Underlined spans={[spanOf(praise, 'still crackled', 'positive')]} text={praise} />
        </Quote>
        <Quote sentiment="negative" source="Sunniva A. on waiting">
          <Underlined
            spans={[
              spanOf(complaint, 'Twenty-five minutes in the Saturday queue', 'negative'),
              spanOf(complaint, 'sold out', 'negative'),
            ]}
            text={complaint}
          />
        </Quote>
        <div>
          <h3 className="text-lg">Words that return</h3>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
