import { type SampleSite, sampleSites } from '#app/features/published-reviews/sample-sites.ts'
import { Button } from '#app/ui/button.tsx'

type Site = { id: SampleSite; trade: string; address: string; theme: Theme }
type Theme = keyof typeof themes

const themes = { light: 'Paper', card: 'Card', bubble: 'Bubble', bold: 'Bold', night: 'Night' }

const sites: Site[] = [
  { id: 'bakery', trade: 'Bakery', address: 'cornerandcrumb.example', theme: 'card' },
  { id: 'cycles', trade: 'Bicycle repairs', address: 'haldencycles.example', theme: 'bold' },
  { id: 'dental', trade: 'Dentist', address: 'fernhilldental.example', theme: 'bubble' },
]

/** The real widget on a shop's site, in its theme: one of three, by :has() alone. */
export function Sites() {
  return (
    <section aria-label="Walls of reviews, to try" className="sites">
      <fieldset className="pick sites-choice">
        <legend className="sr-only">Shop</legend>
        {sites.map(({ id, trade }, at) => (
          <label key={id}>
            <input defaultChecked={at === 0} name="site" type="radio" value={id} />
            {trade}
          </label>
        ))}
      </fieldset>
      {sites.map((site) => (
        <SiteWithWall key={site.id} {...site} />
      ))}
    </section>
  )
}

const place = '/demo/wall'
/** What every wall has, in whichever theme: the frame has corners of its own. */
const settings = { count: '6', kind: 'wall', radius: '0' }

/** The wall's form has its frame as target; form.script.ts sends it with every choice. */
function SiteWithWall({ id, address, theme }: Site) {
  const { name } = sampleSites[id]
  const frame = `wall-${id}`
  return (
    <article aria-label={name} className="site" data-site={id}>
      <div className="browser">
        <p className="site-head">
          <b>{name}</b>
          <span>{address}</span>
        </p>
        <iframe
          loading="lazy"
          name={frame}
          src={`${place}?${new URLSearchParams({ site: id, ...settings, theme })}`}
          title={`Reviews of ${name}, a fictional shop`}
        />
      </div>
      <form action={place} className="site-form" data-live target={frame}>
        <input name="site" type="hidden" value={id} />
        {Object.entries(settings).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <fieldset className="pick">
          <legend className="sr-only">Theme of {name}</legend>
          {Object.entries(themes).map(([value, text]) => (
            <label key={value}>
              <input defaultChecked={value === theme} name="theme" type="radio" value={value} />
              {text}
            </label>
          ))}
        </fieldset>
        <label className="site-best">
          <input name="minimumRating" type="checkbox" value="4" /> Leave out bad reviews: the wall then says
          so
        </label>
        <noscript>
          <Button>Apply</Button>
        </noscript>
      </form>
    </article>
  )
}
