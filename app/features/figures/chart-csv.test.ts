import { expect, test } from 'vitest'
import { chartCsv } from './chart-csv.server.ts'

test('the file has plain numbers, empty cells where too few were counted, and no formulas', () => {
  const csv = chartCsv({
    columns: [
      { header: 'Source', kind: 'text' },
      { header: 'Average', kind: 'average' },
      { header: 'Share', kind: 'share' },
      { header: 'Reviews', kind: 'count' },
    ],
    rows: [
      ['Imported, "Best" site', 4.4, 0.123456, 12345],
      ['=HYPERLINK("http://evil")', null, null, 3],
    ],
  })
  expect(csv).toBe(
    '\uFEFFSource,Average,Share,Reviews\n"Imported, ""Best"" site",4.40,0.1235,12345\n"\'=HYPERLINK(""http://evil"")",,,3\n',
  )
})
