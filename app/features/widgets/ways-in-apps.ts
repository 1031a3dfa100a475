import type { Embedded, Way } from './ways-in.ts'

/** Pages that are written by hand, and apps in which parts of a page come and go. */
export const htmlAndApps = (embedded: Embedded): Way[] =>
  [html, react, vue, element].map((way) => way(embedded))

const loaderTag = ({ loader }: Embedded) =>
  `<script async crossorigin src="${loader.address}" integrity="${loader.integrity}"></script>`

const intoHead = (embedded: Embedded) => ({
  text: 'Put this once into the <head> of your page, which is index.html in most apps.',
  label: 'In the head',
  code: loaderTag(embedded),
})

const pinned =
  'The integrity hash lets exactly this script run. Its address keeps working when we bring a newer one; copy the code again to get that.'

function html({ code, isFloating }: Embedded): Way {
  return {
    id: 'html',
    title: 'HTML',
    where: isFloating ? 'One line before the end of the body' : 'Two lines, anywhere in the page',
    steps: [
      {
        text: isFloating ? 'Paste this code before </body>.' : 'Paste this code where the reviews belong.',
        code,
      },
    ],
    note: isFloating
      ? undefined
      : 'The first line reserves the height, so that nothing below moves when the reviews appear. Without JavaScript it is a link to all reviews.',
  }
}

function react(embedded: Embedded): Way {
  const { widgetId, height } = embedded
  const style = height ? ` style={{ display: 'block', minHeight: ${height} }}` : ''
  return {
    id: 'react',
    title: 'React',
    where: 'A custom element: React 17 and newer, Next.js and others too',
    steps: [
      intoHead(embedded),
      {
        text: 'Use the element like any other. It fills itself when it is mounted and cleans up when it goes, so you need no effect and no ref.',
        label: 'Component',
        code: `export const Reviews = () => <vouchsafe-widget data-vouchsafe="${widgetId}"${style} />`,
      },
      {
        text: 'With TypeScript, declare the element once.',
        label: 'vouchsafe.d.ts',
        code: `import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vouchsafe-widget': React.HTMLAttributes<HTMLElement>
    }
  }
}`,
      },
    ],
    note: pinned,
  }
}

function vue(embedded: Embedded): Way {
  const { widgetId, height } = embedded
  const style = height ? ` style="display: block; min-height: ${height}px"` : ''
  return {
    id: 'vue',
    title: 'Vue',
    where: 'A custom element: Vue 3, Nuxt too',
    steps: [
      intoHead(embedded),
      {
        text: 'Tell Vue that the element is none of its components, in vite.config.js.',
        label: 'vite.config.js',
        code: `vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'vouchsafe-widget' } } })`,
      },
      {
        text: 'Use it in any template.',
        label: 'Template',
        code: `<vouchsafe-widget data-vouchsafe="${widgetId}"${style}></vouchsafe-widget>`,
      },
    ],
    note: pinned,
  }
}

function element(embedded: Embedded): Way {
  const { widgetId, height } = embedded
  const reserve = height
    ? `<style>vouchsafe-widget { display: block; min-height: ${height}px; flex: 1 0 240px; place-self: stretch; break-inside: avoid }</style>\n`
    : ''
  return {
    id: 'element',
    title: 'Svelte, Angular and other apps',
    where: 'A custom element, or a call',
    steps: [
      intoHead(embedded),
      {
        text: 'Put the element where the reviews belong. Change data-vouchsafe, and it shows that widget instead.',
        label: 'Element',
        code: `${reserve}<vouchsafe-widget data-vouchsafe="${widgetId}"></vouchsafe-widget>`,
      },
      {
        text: 'Where custom elements are no choice, call show when your own element appears and hide when it goes. Both are there once the script has loaded.',
        label: 'Call',
        code: `vouchsafe.show(element, '${widgetId}')\nvouchsafe.hide(element)`,
      },
    ],
    note: pinned,
  }
}
