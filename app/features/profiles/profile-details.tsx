import type { ProfileWords } from '#app/languages/en.ts'
import { formatClock, formatWeekday, type Language } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import type { Interval, OpeningHours, OpenState } from './opening-hours.ts'
import { type Category, linkName } from './profile.vocabulary.ts'

type Details = {
  category: Category | null
  address: string | null
  website: string
  domainName: string
  isDomainProven: boolean
  links: string[]
  openingHours: OpeningHours | null
}

export type DetailsIn = { language: Language; words: ProfileWords; open: OpenState | null }

export function ProfileDetails({ business, shownIn }: { business: Details; shownIn: DetailsIn }) {
  const { category, address, website, domainName, isDomainProven, links, openingHours } = business
  const { language, words } = shownIn
  return (
    <div className="mt-4 grid gap-1.5 text-sm text-muted">
      <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-1 wrap-anywhere">
        {category && category !== 'other' && <li lang={language}>{words.categories[category]}</li>}
        {address && <li dir="auto">{address}</li>}
        <li>
          <a className="inline-block py-1 pointer-coarse:py-3" href={website} rel="nofollow noopener ugc">
            {domainName}
          </a>
        </li>
        {links.map((link) => (
          <li key={link}>
            <a className="inline-block py-1 pointer-coarse:py-3" href={link} rel="nofollow noopener ugc">
              {linkName(link)}
            </a>
          </li>
        ))}
        {isDomainProven && <li>{words.ownerConfirmed}</li>}
      </ul>
      {openingHours && <Hours hours={openingHours} shownIn={shownIn} />}
    </div>
  )
}

function Hours({ hours, shownIn }: { hours: OpeningHours; shownIn: DetailsIn }) {
  const { language, words, open } = shownIn
  const isOnlyByAppointment = hours.days.every((day) => day.length === 0)
  if (isOnlyByAppointment)
    return (
      <p lang={language}>
        {words.openingHours}: {words.byAppointment}
      </p>
    )
  return (
    <details lang={language}>
      <summary className="w-fit py-1 pointer-coarse:py-3 cursor-pointer underline decoration-control underline-offset-4">
        {words.openingHours}
        {open && `: ${openInWords(open, words, language)}`}
      </summary>
      <table className="mt-2">
        <tbody>
          {hours.days.map((intervals, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay in their places.
            <tr key={day}>
              <th className="pr-6 text-left font-normal" scope="row">
                {formatWeekday(day, language)}
              </th>
              <td className="tabular-nums">{intervalsInWords(intervals, words, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.isByAppointment && <p className="mt-1">+ {words.byAppointment}</p>}
    </details>
  )
}

/** "9:00–12:30, 14:00–18:00", in the language of the page. */
function intervalsInWords(intervals: Interval[], words: ProfileWords, language: Language) {
  if (intervals.length === 0) return words.closed
  return intervals
    .map(({ from, to }) =>
      from === 0 && to === 1440
        ? words.allDay
        : `${formatClock(from, language)}–${formatClock(to, language)}`,
    )
    .join(', ')
}

/** "Open until 18:00", "Closed now, opens Monday at 9:00". */
function openInWords(state: OpenState, words: ProfileWords, language: Language) {
  if (state.isOpen) {
    if (state.until === null) return words.openNow
    return fillWords(words.openUntil, { time: formatClock(state.until, language) })
  }
  if (!state.opens) return words.closedNow
  const { day, at, isToday } = state.opens
  const time = formatClock(at, language)
  return isToday
    ? fillWords(words.opensToday, { time })
    : fillWords(words.opensOn, { time, day: formatWeekday(day, language) })
}
