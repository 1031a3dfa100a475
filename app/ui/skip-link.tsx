/** First in the tab order; leads to the page's `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  )
}
