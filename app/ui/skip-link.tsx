/** First in the tab order; leads to the page's `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ text = 'Skip to content' }) {
  return (
    <a className="skip" href="#main">
      {text}
    </a>
  )
}
