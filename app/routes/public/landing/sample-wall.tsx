import { Button } from '#app/ui/button.tsx'

type Choice = { name: string; label: string; options: [value: string, text: string][] }

/** A sentence with choices in it; each first one is what the wall has anyway. */
const sentence: (string | Choice)[] = [
  'This wall goes on your site. Show',
  {
    name: 'minimumRating',
    label: 'Which reviews',
    options: [
      ['1', 'every review'],
      ['4', 'only 4 stars and up, and say so'],
    ],
  },
  'in',
  {
    name: 'kind',
    label: 'Arrangement',
    options: [
      ['wall', 'columns'],
      ['list', 'one column'],
    ],
  },
  {
    name: 'font',
    label: 'Typeface',
    options: [
      ['serif', 'serif'],
      ['sans', 'sans-serif'],
    ],
  },
  'on',
  {
    name: 'theme',
    label: 'Colours',
    options: [
      ['page', 'the page’s colours'],
      ['light', 'light'],
      ['dark', 'dark'],
    ],
  },
]

const place = '/demo/wall'
const count = '9'

/** The demo's wall in a frame of fixed height, restyled by a form whose target it is; at once by form.script.ts. */
export function SampleWall() {
  return (
    <section aria-label="A wall of reviews, to try" className="hero-wall mt-[clamp(28px,3.4vw,48px)]">
      <form action={place} className="restyle" data-live target="sample-wall">
        <input name="count" type="hidden" value={count} />
        {sentence.map((part) =>
          typeof part === 'string' ? <span key={part}>{part}</span> : <Pick key={part.name} {...part} />,
        )}
        <noscript>
          <Button>Apply</Button>
        </noscript>
      </form>
      <div className="sample-wall">
        <iframe
          className="h-full w-full"
          loading="lazy"
          name="sample-wall"
          src={`${place}?${initially}`}
          title="Reviews of Corner &amp; Crumb, a fictional bakery"
        />
      </div>
    </section>
  )
}

/** As the form would say it: nothing is asked for again as long as nothing was chosen. */
const initially = new URLSearchParams([
  ['count', count],
  ...sentence.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part.options[0]![0]]])),
]).toString()

function Pick({ name, label, options }: Choice) {
  return (
    <fieldset className="pick">
      <legend className="sr-only">{label}</legend>
      {options.map(([value, text], at) => (
        <label key={value}>
          <input defaultChecked={at === 0} name={name} type="radio" value={value} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
