import { expect, test } from 'vitest'
import { kinds } from '#widget/kinds/kinds.ts'
import { widgetKinds } from '#widget/widget-data.ts'
import { corpusWidget } from '../../../bench/widgets/corpus.ts'
import { partsByKind, partsIn } from './style-properties.server.ts'
import { isFloating } from './widget.vocabulary.ts'

test('the parts of a kind are all that a widget of that kind can have, also what is rarely shown', () => {
  expect(partsByKind.wall).toEqual(
    expect.arrayContaining(['card', 'title', 'avatar', 'reply', 'stars', 'on']),
  )
  expect(partsByKind.badge).not.toContain('card')
  for (const kind of widgetKinds)
    expect(partsByKind[kind]).toEqual(expect.arrayContaining(partsIn(kinds[kind].tree(corpusWidget(kind)))))
})

test('the editor and the widgets agree about which kinds lie over the page', () => {
  for (const kind of widgetKinds) expect(isFloating(kind)).toBe(kinds[kind].isFloating === true)
})
