import { Button, ButtonLink } from '#app/ui/button.tsx'

export function Hero({ isSignedIn, isAllFree }: { isSignedIn: boolean; isAllFree: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 pt-[clamp(20px,3.4vw,48px)] lg:grid-cols-12 lg:gap-y-8">
        <h1 className="hero-words lg:col-span-12">
          Let their words <span className="promise-stand">stand.</span>
        </h1>
        <div className="lg:col-span-8">
          <p className="hero-lead">Customer reviews on your website, bad ones included.</p>
          <p className="hero-more">
            Vouchsafe asks the customers of your business for reviews, tells you what they praise and complain
            about, and shows the reviews on your own site. None is held back or removed for being bad, and you
            can open the reviews behind each claim.
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <MainDoor isSignedIn={isSignedIn} />
            <ButtonLink isLarge kind="quiet" to="/contact">
              Contact our sales team
            </ButtonLink>
          </div>
          {!isAllFree && !isSignedIn && (
            <p className="mt-3 text-sm text-muted">Starter is free forever and needs no card.</p>
          )}
        </div>
        <p className="margin-note max-w-[22.5em] self-start max-lg:hidden lg:col-span-3 lg:col-start-10">
          <b>About the dots.</b> Proofreaders put dots under crossed-out words that are to stay: <i>stet</i>,
          let it stand. Here they mark claims that you can open and check.
        </p>
      </div>
      <SampleWall />
    </>
  )
}

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
function SampleWall() {
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

/** The one thing to do on this page. */
export function MainDoor({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink isLarge kind="primary" to={isSignedIn ? '/business/dashboard' : '/business/signup'}>
      {isSignedIn ? 'Open your dashboard' : 'Start Free'}
    </ButtonLink>
  )
}
