// Apart from order links themselves: only the bundler reads a page of the docs, and commands run without it.
import page from '../../../docs/order-links.md?raw'

type OrderLinkExample = { language: string; code: string }

const names: Record<string, string> = { javascript: 'JavaScript (Node)', php: 'PHP', python: 'Python' }

/** The code of docs/order-links.md, so that the screen and the documentation never differ. */
export const orderLinkExamples: OrderLinkExample[] = [
  ...page.matchAll(/```(javascript|php|python)\n([\s\S]+?)```/g),
].map(([, language = '', code = '']) => ({ language: names[language]!, code }))
