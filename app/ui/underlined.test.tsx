import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Span, Underlined } from './underlined.tsx'

/** The text with [brackets] around its marks, as "[+bread]". */
function marked(text: string, spans: Span[]) {
  const signs = { positive: '+', neutral: '=', negative: '-' }
  return renderToStaticMarkup(<Underlined spans={spans} text={text} />)
    .replace(/<span[^>]*>[^<]*<\/span>/g, '')
    .replace(
      /<mark class="said said-(\w+)[^>]*>(.*?)<\/mark>/g,
      (_, label: keyof typeof signs, part) => `[${signs[label]}${part}]`,
    )
}
const spanOf = (text: string, part: string, label: Span['label'] = 'positive'): Span => {
  const start = text.indexOf(part)
  return { start, end: start + part.length, label }
}

test.for([
  ['English', 'The bread was warm.', 'bread'],
  ['German, with umlauts', 'Die Brötchen waren großartig.', 'Brötchen'],
  ['combining marks', 'Le cafe\u0301 e\u0301tait tie\u0300de.', 'cafe\u0301'],
  ['Turkish', 'Ekmek çok güzeldi, IŞIK içinde.', 'IŞIK'],
  ['an emoji of four code points', 'Bread 👩‍🍳 and cake', '👩‍🍳'],
  ['words after an emoji', '😀😀 cake', 'cake'],
  ['Chinese', '面包很好吃。', '面包'],
  ['Arabic', 'الخبز لذيذ', 'الخبز'],
])('a mark is exactly on its words: %s', ([, text, part]) => {
  expect(marked(text!, [spanOf(text!, part!)])).toBe(text!.replace(part!, `[+${part}]`))
})

test('of overlapping marks praise or a complaint is kept, else the first', () => {
  const text = 'The white bread rolls'
  const [bread, rolls] = [spanOf(text, 'white bread', 'neutral'), spanOf(text, 'bread rolls', 'negative')]
  expect(marked(text, [bread, rolls])).toBe('The white [-bread rolls]')
  expect(marked(text, [{ ...bread, label: 'positive' }, rolls])).toBe('The [+white bread] rolls')
  expect(marked(text, [rolls, { ...bread, label: 'positive' }])).toBe('The [+white bread] rolls')
})

test('a mark that is outside the text, empty, or cuts a character is left out', () => {
  const text = 'Cake 😀'
  for (const [start, end] of [
    [5, 9],
    [2, 2],
    [-1, 3],
    [5, 6],
    [6, 7],
  ] as const) {
    expect(marked(text, [{ start, end, label: 'positive' }])).toBe(text)
  }
})
