import { Section } from './section.tsx'

const steps = [
  {
    title: 'Collect',
    text: 'Send your customers a link. They choose stars, write what happened and are done in a minute, on a phone and without an account.',
  },
  {
    title: 'Analyze',
    text: 'Each review is read within seconds: what it praises, what it blames, in which words. You see the phrases, not only the score.',
  },
  {
    title: 'Display',
    text: 'One line of code puts the reviews on your site. It sets no cookie, asks nobody else for anything and moves nothing on the page.',
  },
]

export function Steps() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <h3 className="text-xl">
              <span className="mr-3 text-muted">{at + 1}</span>
              {title}
            </h3>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const features = [
  {
    title: 'Testimonial Collection',
    text: 'A form for phones that works without JavaScript. The same checks for every rating, and each review says how it came in.',
  },
  {
    title: 'AI Analytics',
    text: 'Sentiment, topics and keywords of every review, with the phrases that they rest on. It runs in the service itself.',
  },
  {
    title: 'Beautiful Widgets',
    text: 'A wall of reviews for your site, all of them, with a link to how they were collected.',
  },
  {
    title: 'Customer Dashboard',
    text: 'How you are rated and whether it changes, what people praise and complain about, what to do next.',
  },
  {
    title: 'Data Export',
    text: 'Host it yourself: one command writes everything into one file, another one brings it back.',
  },
  {
    title: 'Signed Receipts',
    text: 'Every author holds a signed receipt, and every act on a review leaves an entry in the log.',
  },
]

export function Features() {
  return (
    <Section id="features" title="What it does">
      <dl className="mt-6">
        {features.map(({ title, text }) => (
          <div
            className="grid gap-x-6 gap-y-1 border-b border-line py-5 md:grid-cols-[5fr_7fr] md:items-baseline"
            key={title}
          >
            <dt className="font-serif text-xl tracking-[-0.01em]">{title}</dt>
            <dd className="max-w-[60ch]">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
