import { join } from 'node:path'
import { analyse } from '../../analysis/analyse.ts'
import { dataFolder, readJsonl } from '../../analysis/training/data.ts'

type Opinion = { polarity: string; target: [number, number] | null }
type Row = { lang: string; text: string; opinions: Opinion[] }

const MOST_SENTENCES = 800

/** How the aspects of other languages agree with the targets that were marked in hotel reviews; none was trained on. */
export function measureForeignAspects(data: string, lang: string) {
  const path = join(data, 'languages/opener-opinions/sentences.jsonl.gz')
  const rows = [...readJsonl<Row>(path)].filter((row) => row.lang === lang && row.opinions.length > 0)
  const counts = { targets: 0, met: 0, right: 0, shown: 0, shownRight: 0 }
  for (const { text, opinions } of rows.slice(0, MOST_SENTENCES)) {
    const { aspects } = analyse(text, { languageHint: lang })
    for (const { polarity, target } of opinions) {
      if (!target) continue
      counts.targets++
      const aspect = aspects.find(({ start, end }) => start < target[1] && end > target[0])
      if (!aspect) continue
      counts.met++
      const isRight = aspect.score > 0 === polarity.toLowerCase().includes('positive')
      if (isRight) counts.right++
      if (aspect.shown) counts.shown++
      if (aspect.shown && isRight) counts.shownRight++
    }
  }
  return counts
}

if (import.meta.main) {
  for (const lang of ['de', 'fr', 'it', 'es']) {
    const { targets, met, right, shown, shownRight } = measureForeignAspects(
      dataFolder(process.argv[2]),
      lang,
    )
    const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
    console.log(
      `${lang}: ${targets} targets, ${percent(met, targets)} met, of these ${percent(right, met)} on the right side; ` +
        `${percent(shown, targets)} shown, of these ${percent(shownRight, shown)} right`,
    )
  }
}
