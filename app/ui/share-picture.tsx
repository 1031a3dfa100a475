import type { CSSProperties, ReactNode } from 'react'
import { formatAverage } from '#app/languages/format.ts'

/** The light theme of tokens.css in hex: images have no theme, and the renderer does not support oklch. */
const colours = {
  paper: '#fbf9f5',
  ink: '#141c2c',
  muted: '#545b69',
  line: '#dddad3',
  accent: '#085738',
  star: '#d07c08',
  control: '#818691',
}
export const pictureSize = { width: 1200, height: 630 }

const serif = 'Newsreader, Newsreader Ext, Geist Cyrillic'
const sans = 'Geist, Geist Ext, Geist Cyrillic'

type SharePictureProps = {
  title: string
  /** One line below the title. */
  line: string
  /** A business's colour, and its logo as a data URL. */
  accent?: string | null
  logo?: string | null
  children?: ReactNode
  /** A note for viewers who see only the image. */
  foot: string
}

/**
 * The preview image of a shared link. Not for browsers: satori lays it out, which supports flexbox but no
 * stylesheets.
 */
export function SharePicture({ title, line, accent, logo, children, foot }: SharePictureProps) {
  return (
    <div
      style={{
        ...column,
        ...pictureSize,
        boxSizing: 'border-box',
        padding: '56px 72px 48px',
        background: colours.paper,
        color: colours.ink,
        fontFamily: sans,
        ...(accent && { borderTop: `20px solid ${accent}`, paddingTop: 40 }),
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <Mark />
        {logo && (
          <img alt="" height={112} src={logo} style={{ borderRadius: 14, marginBottom: -56 }} width={112} />
        )}
      </div>
      <div style={{ ...column, flexGrow: 1, justifyContent: 'center' }}>
        <div
          style={{
            fontFamily: serif,
            fontSize: sizeOf(title),
            lineHeight: 1.06,
            letterSpacing: '-0.03em',
            lineClamp: 2,
            display: 'block',
          }}
        >
          {title}
        </div>
        <div style={{ marginTop: 14, fontSize: 28, color: colours.muted, lineClamp: 1, display: 'block' }}>
          {line}
        </div>
        {children}
      </div>
      <div
        style={{
          display: 'flex',
          borderTop: `2px solid ${colours.ink}`,
          paddingTop: 20,
          fontSize: 24,
          color: colours.muted,
        }}
      >
        {foot}
      </div>
    </div>
  )
}

type RatingPictureProps = {
  average: number
  /** "from 312 reviews since March 2024" */
  words: string
  /** The number of ratings from 1 to 5 stars. */
  counts: readonly number[]
}

export function RatingPicture({ average, words, counts }: RatingPictureProps) {
  return (
    <div style={{ display: 'flex', marginTop: 36, alignItems: 'center', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <div style={{ fontFamily: serif, fontSize: 150, lineHeight: 1, letterSpacing: '-0.04em' }}>
          {formatAverage(average, 1)}
        </div>
        <div style={{ ...column, marginLeft: 36 }}>
          <div style={{ display: 'flex' }}>
            {[0, 1, 2, 3, 4].map((place) => (
              <Star key={place} share={Math.min(1, Math.max(0, Math.round((average - place) * 2) / 2))} />
            ))}
          </div>
          <div style={{ marginTop: 14, fontSize: 28, width: 400, lineHeight: 1.3 }}>{words}</div>
        </div>
      </div>
      <Spread counts={counts} />
    </div>
  )
}

function Spread({ counts }: Pick<RatingPictureProps, 'counts'>) {
  const most = Math.max(...counts, 1)
  return (
    <div style={{ ...column, borderLeft: `2px solid ${colours.ink}` }}>
      {[5, 4, 3, 2, 1].map((rating) => (
        <div key={rating} style={{ display: 'flex', width: 270, height: 27, alignItems: 'center' }}>
          <div
            style={{
              width: Math.round((270 * (counts[rating - 1] ?? 0)) / most),
              height: 15,
              background: colours.ink,
            }}
          />
        </div>
      ))}
    </div>
  )
}

const outline = 'M10 2.3l2.3 5 5.4.7-4 3.7 1 5.4-4.7-2.6-4.7 2.6 1-5.4-4-3.7 5.4-.7z'
const full = 'M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7z'
const leftHalf = 'M10 1.6V14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7z'

/** Empty, half or whole. */
function Star({ share }: { share: number }) {
  return (
    <svg aria-hidden height="46" viewBox="0 0 20 20" width="46">
      <path d={outline} fill="none" stroke={colours.control} strokeWidth="1.3" />
      {share > 0 && <path d={share === 1 ? full : leftHalf} fill={colours.star} />}
    </svg>
  )
}

function Mark() {
  return (
    <div style={{ ...column, alignItems: 'flex-start' }}>
      <div style={{ fontFamily: serif, fontSize: 38, lineHeight: 1, letterSpacing: '-0.02em' }}>
        Vouchsafe
      </div>
      <svg aria-hidden height="6" style={{ marginTop: 10 }} viewBox="0 0 154 6" width="154">
        {Array.from({ length: 15 }, (_, place) => 4 + place * 10.4).map((x) => (
          <circle cx={x} cy="3" fill={colours.accent} key={x} r="2.6" />
        ))}
      </svg>
    </div>
  )
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' }

const sizeOf = (title: string) => (title.length <= 22 ? 92 : title.length <= 40 ? 72 : 58)
