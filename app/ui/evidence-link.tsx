import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { PageLanguage } from './page-language.ts'

type EvidenceLinkProps = {
  /** The address of the list of reviews behind the claim. */
  to: string
  /** Not shown if 0. */
  count?: number
  /** The count in words, on a page that is not in English. */
  counted?: string
  children: ReactNode
}

/**
 * A claim that links to the reviews it rests on, marked with stet dots and their number. Nothing else is
 * dotted.
 */
export function EvidenceLink({
  to,
  count = 0,
  counted = countOf(count, 'review'),
  children,
}: EvidenceLinkProps) {
  const language = useContext(PageLanguage)
  return (
    <>
      <Link className="stet" to={to}>
        {children}
        {count > 0 && <span className="sr-only">, {counted}</span>}
      </Link>
      {count > 0 && (
        <span aria-hidden className="stet-count" title={counted}>
          {formatNumber(count, language)}
        </span>
      )}
    </>
  )
}

type EvidenceChoiceProps = {
  name: string
  /** The position of its evidence in the list that `evidence.css` opens. */
  at: number
  children: ReactNode
}

/** A claim whose reviews are on the same page: a radio, so that it opens them without JavaScript. */
export const EvidenceChoice = ({ name, at, children }: EvidenceChoiceProps) => (
  <label className="stet evidence-choice">
    <input defaultChecked={at === 0} name={name} type="radio" value={at} />
    {children}
  </label>
)
