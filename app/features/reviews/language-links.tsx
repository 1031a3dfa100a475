import { useLocation } from 'react-router'
import { type Language, languageNames, languages } from '#app/languages/languages.ts'
import { Chevron } from '#app/ui/icon.tsx'
import { Unfold } from '#app/ui/unfold.tsx'

/** A menu of links to the same page in the other languages. The browser keeps what was typed into a form. */
export function LanguageLinks({ current, label }: { current: Language; label: string }) {
  const { pathname, search } = useLocation()
  const addressIn = (language: Language) => {
    const query = new URLSearchParams(search)
    query.set('lang', language)
    return `${pathname}?${query}`
  }
  return (
    <Unfold
      className="-my-2 shrink-0"
      label={`${label}: ${languageNames[current]}`}
      look="btn btn-quiet gap-1.5"
      summary={
        <>
          <span lang={current}>{languageNames[current]}</span>
          <Chevron />
        </>
      }
    >
      <nav aria-label={label} className="menu absolute right-0 mt-1 w-72 grid-cols-2" tabIndex={-1}>
        {languages.map((language) => (
          <a
            aria-current={language === current || undefined}
            className="menu-item aria-current:font-medium"
            href={addressIn(language)}
            hrefLang={language}
            key={language}
            lang={language}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
    </Unfold>
  )
}
