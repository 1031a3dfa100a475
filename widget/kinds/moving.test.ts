import { expect, test } from 'vitest'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { print } from '../print.ts'
import type { WidgetKind } from '../widget-data.ts'
import { kinds } from './kinds.ts'

const moving: WidgetKind[] = ['carousel', 'marquee', 'toast', 'drawer']
const printed = (kind: WidgetKind, changed: object = {}) => {
  const widget = { ...corpusWidget(kind), ...changed }
  return print(kinds[kind].tree(widget))
}

test.for(moving)('without script a %s shows all reviews, labels and links, no dead button', (kind) => {
  const html = printed(kind)
  const { reviews, texts, links } = corpusWidget(kind)
  for (const { author } of reviews) expect(html).toContain(author)
  expect(html).toContain(texts.label)
  for (const link of [links.all, links.collected, links.maker!]) expect(html).toContain(`href="${link}"`)
  const hidden = /<(div|button)[^>]* hidden="".*?<\/\1>/gs
  expect(html.replaceAll(hidden, '')).not.toContain('<button')
})

test.for(moving)('a %s without reviews has no empty row, dialog or button', (kind) => {
  expect(printed(kind, { reviews: [] })).not.toMatch(/<ul|<dialog|<button|class="list"/)
})

test('without reviews a toast shows nothing and a drawer links to where the first one is written', () => {
  const { texts, links } = corpusWidget('drawer')
  expect(printed('toast', { reviews: [] })).toBe('<div hidden=""></div>')
  expect(printed('drawer', { reviews: [] })).toContain(
    `<a href="${links.all}" target="_blank">${texts.all}</a></div>`,
  )
})
