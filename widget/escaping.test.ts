import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from '#app/platform/site.server.ts'
import { formatsOf } from '#app/routes/widget/formats.server.ts'
import { corpusWidget } from '#bench/widgets/corpus.ts'
import type { Scripts } from './bundle.ts'
import { kinds } from './kinds/kinds.ts'
import { escaped, print } from './print.ts'
import { loadedOf, scriptOf, servedOf } from './served.ts'
import type { Tree } from './tree.ts'
import { type WidgetData, widgetKinds } from './widget-data.ts'

const hostile = [
  '</script>',
  '</SCRIPT >',
  '<script>',
  '<!--',
  '-->',
  '--!>',
  ']]>',
  '<![CDATA[',
  '</style>',
  '</template>',
  '</title>',
  '<img src=x onerror=alert(1)>',
  '"',
  "'",
  '`',
  '\\',
  '\\u003c',
  '\\x3c',
  '\u0024{alert(1)}',
  '$&',
  "$'",
  '$`',
  '$$',
  'WIDGET',
  '&quot;',
  '&amp;lt;',
  '&#x3c;',
  '&lt',
  '\u2028',
  '\u2029',
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\ufffe',
  '\u202e',
  '\u2066',
  '\r\n',
  '\t',
  '\u000c',
  'javascript:alert(1)',
  '=',
  '>',
  '<',
  '&',
  'é',
  '😀',
]
const text = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...hostile) },
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))

/** A widget in which every text that a person wrote, and every address, is hostile. */
const widgetWith = fc
  .record({
    kind: fc.constantFrom(...widgetKinds),
    business: text,
    label: text,
    topic: text,
    link: text,
    review: fc.record({
      title: text,
      text,
      author: text,
      provenance: text,
      marks: fc.array(text, { maxLength: 2 }),
      reply: fc.record({ by: text, text }),
      photos: fc.array(fc.record({ link: text, small: text, label: text, isVideo: fc.boolean() }), {
        maxLength: 2,
      }),
    }),
  })
  .map(({ kind, business, label, topic, link, review }): WidgetData => {
    const widget = corpusWidget(kind)
    return {
      ...widget,
      business,
      texts: { ...widget.texts, region: business, label },
      topics: [{ name: topic, mentions: 3, link }],
      links: { all: link, collected: link, maker: link },
      reviews: [{ ...widget.reviews[0]!, ...review }],
    }
  })

const formats = formatsOf({} as Scripts)
const serving = { isCounted: true, sites: [] }
const treeOf = (widget: WidgetData) => kinds[widget.kind].tree(widget)

test('the script’s literal is exactly what went in, and ends neither its element nor a comment', () => {
  fc.assert(
    fc.property(widgetWith, (widget) => {
      const served = servedOf(widget, 'https://reviews.example/w/', 1)
      const script = scriptOf('show(WIDGET)', served)
      expect(script).not.toMatch(/<|[\u2028\u2029]/)
      let shown: unknown
      runInNewContext(script, { show: (value: unknown) => (shown = value) })
      expect(JSON.stringify(shown)).toBe(JSON.stringify(served))
    }),
    { numRuns: 300 },
  )
})

test('data in a script element of a page is read as exactly what went in', () => {
  fc.assert(
    fc.property(widgetWith, (widget) => {
      for (const variant of ['', 'served photos']) {
        const { body } = formats.json!.draw(widget, variant, serving) as { body: string }
        expect(body).not.toContain('<')
        const sent = variant ? loadedOf(widget, servedOf(widget, addressOf('/w/'), 1)) : widget
        expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(sent)))
      }
    }),
    { numRuns: 300 },
  )
})

/** As an HTML parser reads text and attributes; what it does beyond that is seen in the browser. */
const read = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** In their order. The label of drawn stars is an attribute. */
const textsIn = (tree: Tree): string[] => {
  if (typeof tree === 'string') return [tree]
  const [tag, ...inside] = tree
  if (tag === 'stars') return []
  return inside.flatMap((each) => (typeof each === 'string' || Array.isArray(each) ? textsIn(each) : []))
}

test('attributes of printed HTML hold no tag, no quote and no entity but those of escaping', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(escaped(typed)).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/)
      expect(read(escaped(typed))).toBe(typed)
      expect(print(['p', { title: typed }, typed])).toBe(`<p title="${escaped(typed)}">${escaped(typed)}</p>`)
    }),
    { numRuns: 300 },
  )
})

test('a printed widget without its tags is exactly its texts', () => {
  fc.assert(
    fc.property(widgetWith, (widget) => {
      const html = print(treeOf(widget))
      expect(read(html.replace(/<\/?[a-z][^<>]*>/gi, ''))).toBe(textsIn(treeOf(widget)).join(''))
    }),
    { numRuns: 150 },
  )
})
