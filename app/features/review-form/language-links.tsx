import { useLocation } from 'react-router'
import { type Language, languageNames, languages } from '#app/languages/languages.ts'

/** Links to the same page in the other languages. The browser keeps what was typed. */
export function LanguageLinks({ current, label }: { current: Language; label: string }) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="flex flex-wrap gap-x-3 text-xs/6">
        {languages.map((language) => {
          const query = new URLSearchParams(search)
          query.set('lang', language)
          return (
            <li key={language} lang={language}>
              {language === current ? (
                <span aria-current="true" className="text-ink">
                  {languageNames[language]}
                </span>
              ) : (
                <a className="inline-block" href={`${pathname}?${query}`} hrefLang={language}>
                  {languageNames[language]}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
