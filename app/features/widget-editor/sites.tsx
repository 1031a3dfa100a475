import { Link } from 'react-router'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { FieldGroup, SwitchField, useFields } from './editor-fields.tsx'

type SeenOrigin = { origin: string; lastSeenAt: string }

type SitesProps = {
  seen: SeenOrigin[]
  /** Address of the widget's figures; null for plans without analytics. */
  figures: string | null
}

export function Sites({ seen, figures }: SitesProps) {
  const { control } = useFields()
  return (
    <FieldGroup id="sites" title="Sites and counting">
      {seen.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {seen.map(({ origin, lastSeenAt }) => (
            <li className="flex flex-wrap justify-between gap-x-4" key={origin}>
              <span className="wrap-anywhere">{origin}</span>
              <span className="text-muted">
                last seen <Time at={lastSeenAt} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          Not seen on any site yet. A site appears here once a visitor has had the widget on screen there.
        </p>
      )}
      <TextArea
        {...control('origins')}
        className="min-h-20 font-mono text-xs"
        help="One a line. Empty: every site. A rule for the frame, advice for the script: public reviews can be copied."
        isOptional
        label="Sites that may show it"
        spellCheck={false}
      />
      <SwitchField
        help="By day and page. No cookies, nothing about the visitor."
        label="Count views and clicks"
        name="isCounted"
      />
      {figures && (
        <p className="text-sm">
          <Link className="reach" to={figures}>
            Views, pages and sites
          </Link>
        </p>
      )}
    </FieldGroup>
  )
}
