import { Section } from './section.tsx'

/** A page in a design that is not ours, with the wall embedded by the code that owners paste. */
export function Shop({ code }: { code: string }) {
  return (
    <Section
      id="shop"
      note="Corner & Crumb is a fictional bakery. The page has its own design; the wall on it is the real widget."
      title="On your site, it looks like your site"
    >
      <div className="shop">
        <div className="browser">
          <p className="browser-bar">cornerandcrumb.example</p>
          <iframe
            loading="lazy"
            src="/demo/shop"
            title="The page of Corner &amp; Crumb, a fictional bakery, with its wall of reviews"
          />
        </div>
        <div className="grid content-start gap-4 text-sm">
          <p className="margin-note">
            <b>Two lines of code.</b> The first reserves the height, so nothing below moves when the wall
            arrives. The second loads it. The wall sets no cookies and takes the page’s typeface and colours.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
          <pre className="shop-code" tabIndex={0}>
            <code>{code}</code>
          </pre>
          <p>
            <a href="/demo/shop" rel="noopener" target="_blank">
              Open the bakery’s page in a tab
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
