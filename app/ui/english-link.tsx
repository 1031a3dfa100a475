import { type ComponentProps, useContext } from 'react'
import { formatLanguage } from '#app/languages/format.ts'
import { PageLanguage } from './page-language.ts'

type EnglishLinkProps = ComponentProps<'a'> & {
  /** Does not mark the link as English, as for a name or a button. */
  isUnmarked?: boolean
}

/** A link to a page that exists in English alone, which it says on a page in another language. */
export function EnglishLink({ isUnmarked, children, ...link }: EnglishLinkProps) {
  const language = useContext(PageLanguage)
  return (
    <a {...link} hrefLang="en">
      {children}
      {!isUnmarked && language !== 'en' && ` (${formatLanguage('en', language)})`}
    </a>
  )
}
