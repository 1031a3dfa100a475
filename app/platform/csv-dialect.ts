export type CsvDialect = { separator: ',' | ';'; decimal: '.' | ',' }

export const commas: CsvDialect = { separator: ',', decimal: '.' }
const semicolons: CsvDialect = { separator: ';', decimal: ',' }

/**
 * The dialect of the reader's first language (Accept-Language): where numbers have a decimal comma, spreadsheets separate
 * columns by semicolons. `wanted`, "comma" or "semicolon", overrides it.
 */
export function chooseCsvDialect(headers: Headers, wanted: string | null = null): CsvDialect {
  if (wanted === 'comma') return commas
  if (wanted === 'semicolon') return semicolons
  const [first = ''] = (headers.get('accept-language') ?? '').split(/[,;]/)
  return hasDecimalComma(first.trim()) ? semicolons : commas
}

function hasDecimalComma(language: string) {
  try {
    return new Intl.NumberFormat(language || 'en').format(1.5).includes(',')
  } catch {
    // Not a valid language tag.
    return false
  }
}
