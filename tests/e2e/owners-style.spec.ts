import { expect, type Page, test } from '@playwright/test'
import { readStyle } from '#app/features/widgets/owners-style.server.ts'
import { partsIn } from '#app/features/widgets/style-parts.server.ts'
import { widgetPage } from '#app/routes/widget/widget-page.server.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import { corpusWidget } from '../../bench/widgets/corpus.ts'

/** The same declarations on every part, as far as they are allowed. */
const onAll = (kind: WidgetKind, declarations: string) =>
  partsIn(kinds[kind].tree(corpusWidget(kind)))
    .map((part) => `::part(${part}) { ${declarations} }`)
    .join('\n')

/** As much of everything as is allowed, as little, and as hard to read. */
const attacks = {
  large:
    'padding: 24px; gap: 24px; border: 4px solid #fff; border-radius: 48px; font-size: 32px; font-weight: 900; line-height: 2.5; letter-spacing: 2px; text-transform: uppercase; --space: 24px; box-shadow: 40px 40px 40px #0000003f',
  small:
    'padding: 0; gap: 0; border: 4px solid #fff; font-size: 12px; font-weight: 300; line-height: 1.2; letter-spacing: -0.5px; color: #767676; background: #fff; --space: 0; --star: #fff; --line: #fff; box-shadow: 0 -16px 0 #0000003f',
}

/** Each line that tells of the selection and of how it was collected, and whether somebody sees it. */
const honestLines = (page: Page, texts: string[]) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>('.widget *, small')].filter(
      (element) => !element.children.length && wanted.includes(element.textContent ?? ''),
    )
    return found.map((element) => {
      element.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = range.getClientRects()
      const { left, top, width, height } = lines[0] ?? new DOMRect()
      window.scrollBy(0, top - 100)
      const above = document.elementFromPoint(left + width / 2, range.getClientRects()[0]!.top + height / 2)
      const { fontSize, opacity, visibility } = getComputedStyle(element)
      return {
        text: element.textContent,
        isVisible:
          width > 20 &&
          height >= 12 &&
          lines.length * 4 <= element.textContent!.length &&
          visibility === 'visible' &&
          opacity === '1',
        isOnTop: above !== null && (element.contains(above) || above.contains(element)),
        fontSize: Number.parseFloat(fontSize),
      }
    })
  }, texts)

test('whatever an owner may write in CSS, the lines that keep a widget honest can be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const kind of widgetKinds) {
    const plain = corpusWidget(kind, { theme: 'light' })
    const { label, all, collected, maker } = plain.texts
    const shown = async (style: string) => {
      await page.setContent(widgetPage({ ...plain, look: { ...plain.look, style } }).html)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('details')) element.open = true
      })
      return honestLines(page, [label, all, collected, maker])
    }
    const before = await shown('')
    expect(before.length, kind).toBeGreaterThan(0)
    for (const [name, declarations] of Object.entries(attacks)) {
      const { style, problems } = readStyle(onAll(kind, declarations), plain.look)
      expect(problems, name).toEqual([])
      const after = await shown(style)
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
      for (const [at, line] of after.entries()) {
        if (!before[at]!.isVisible) continue
        expect.soft(line, `${kind}, ${name}`).toMatchObject({ isVisible: true, isOnTop: true })
        expect.soft(line.fontSize, `${kind}, ${name}`).toBeGreaterThanOrEqual(12)
      }
    }
  }
})

test('a browser takes every property and value as we print them', async ({ page }) => {
  const all = Object.values(attacks).map((declarations) => `::part(card) { ${declarations} }`)
  const { style } = readStyle(all.join(''), { ...corpusWidget('wall').look, theme: 'light' })
  const declarations = style.match(/[a-z-]+:[^;}]+/g)!
  const refused = await page.evaluate(
    (printed) => printed.filter((each) => !CSS.supports(each.split(':')[0]!, each.split(':')[1]!)),
    declarations,
  )
  expect(refused).toEqual([])
  expect(declarations.length).toBeGreaterThan(20)
})
