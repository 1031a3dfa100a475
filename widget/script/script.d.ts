/** The widget's content. The service puts it in place of this name; see served.ts. */
declare const WIDGET: import('../served.ts').Served

/** The widgets whose view was counted since the page was loaded. */
interface Window {
  vouchsafeSeen?: Record<string, unknown>
}

/** The bundled scripts; see bundle.ts. */
declare module '#widget/scripts' {
  const scripts: import('../bundle.ts').Scripts
  export default scripts
}

declare module '#widget/loader' {
  const loader: string
  export default loader
}
