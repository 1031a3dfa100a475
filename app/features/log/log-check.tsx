import { useSearchParams } from 'react-router'
import type { Numbers } from '#app/features/log-format/page-check.ts'
import type { Messages } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import type { LabelWords } from '#app/ui/provenance-label.ts'
import checkScript from './check-page.script.ts?worker&url'

/** With the labels of the reviews that it checks. */
export type ShownWords = Messages['logCheck'] & LabelWords
export type LogCheckWords = { language: Language; words: ShownWords }

type LogCheckProps = LogCheckWords & {
  businessId: string
  /** The numbers that this page shows. */
  numbers: Numbers
  /** Its reference, on the page of a product. */
  product?: string
}

/**
 * Checks the page that it is on against the public log, in the reader's browser: see check-page.script.ts. At once where its
 * address has `check`.
 */
export function LogCheck({ businessId, numbers, product, language, words }: LogCheckProps) {
  const [search] = useSearchParams()
  return (
    <div
      className="mt-3 max-w-measure text-xs"
      data-log-check={businessId}
      data-product={product}
      data-numbers={JSON.stringify(numbers)}
      data-words={JSON.stringify(words)}
      lang={language}
    >
      <a className="act" data-script={checkScript} href="#log-check">
        {words.offer}
      </a>
      <div aria-live="polite" id="log-check" />
      <noscript>
        <a href={`/business/${businessId}/transparency#log`}>{words.otherWays}</a>
      </noscript>
      {search.has('check') && <script src={checkScript} type="module" />}
    </div>
  )
}
