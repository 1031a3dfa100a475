import type { CSSProperties } from 'react'
import type { Colours } from '#widget/themes.ts'
import { starOutline } from '#widget/tree.ts'
import { type CardFormat, cardSizes } from './content.vocabulary.ts'
import { directionOf } from './quotes-html.tsx'

export type CardProps = {
  format: CardFormat
  colours: Colours
  /** The colour of the band at the upper edge. */
  accent: string
  /** Of the quote, in pixels. */
  fontSize: number
  business: string
  /** A data address; null without a logo. */
  logo: string | null
  title: string | null
  quote: string
  rating: number
  author: string
  /** "3 May 2026, Verified purchase" */
  facts: string
  /** "Only five stars, selected by Corner & Crumb: 1 of 298" */
  selection: string
}

const serif = 'Newsreader, Newsreader Ext, Geist Cyrillic, Plex Arabic, Noto Sans Hebrew, Noto Emoji'
const sans = 'Geist, Geist Ext, Geist Cyrillic, Plex Arabic, Noto Sans Hebrew, Noto Emoji'
const column: CSSProperties = { display: 'flex', flexDirection: 'column', flexShrink: 0 }
const edges: Record<CardFormat, string> = { square: '72px', story: '180px 84px 200px', wide: '44px 60px' }

/** A quote as a picture. Not for browsers: satori lays it out. `content` is as high as its parts need. */
export function QuoteCard(props: CardProps) {
  const {
    format,
    colours,
    accent,
    fontSize,
    business,
    logo,
    title,
    quote,
    rating,
    author,
    facts,
    selection,
  } = props
  const [paper, ink] = colours
  const { width, height } = cardSizes[format]
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-start',
        width,
        height,
        background: paper,
        color: ink,
        fontFamily: sans,
      }}
    >
      <div style={{ position: 'absolute', top: 0, left: 0, width, height: 18, background: accent }} />
      <div
        key="content"
        style={{
          ...column,
          boxSizing: 'border-box',
          width,
          minHeight: height,
          padding: edges[format],
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
          {logo && (
            <img alt="" height={72} src={logo} style={{ borderRadius: 12, marginRight: 22 }} width={72} />
          )}
          <Text size={30} style={{ flexGrow: 1, width: 0 }} text={business} />
        </div>
        <div style={{ ...column, marginTop: 28, marginBottom: 28 }}>
          <Stars colours={colours} isAtRight={directionOf(quote) === 'rtl'} rating={rating} />
          {title && (
            <Text isSerif size={fontSize} style={{ marginTop: 26, fontWeight: 700 }} text={`“${title}”`} />
          )}
          <Text isSerif size={fontSize} style={{ marginTop: title ? 10 : 26 }} text={`“${quote}”`} />
        </div>
        <div style={{ ...column, borderTop: `2px solid ${ink}`, paddingTop: 20 }}>
          <Text size={30} text={author} />
          <Text size={24} style={{ marginTop: 6, opacity: 0.85 }} text={facts} />
          <Text size={24} style={{ marginTop: 6, opacity: 0.85 }} text={selection} />
        </div>
      </div>
    </div>
  )
}

/** It asks for a colourful emoji, which our typefaces do not have. */
const variationSelector = '\ufe0f'

type TextProps = { text: string; size: number; isSerif?: boolean; style?: CSSProperties }

function Text({ text, size, isSerif = false, style }: TextProps) {
  const direction = directionOf(text)
  return (
    <div
      style={{
        display: 'block',
        direction,
        textAlign: direction === 'rtl' ? 'right' : 'left',
        fontFamily: isSerif ? serif : sans,
        fontSize: size,
        lineHeight: isSerif ? 1.28 : 1.3,
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
        ...style,
      }}
    >
      {text.replaceAll(variationSelector, '')}
    </div>
  )
}

type StarsProps = { rating: number; colours: Colours; isAtRight: boolean }

function Stars({ rating, colours: [, ink, star], isAtRight }: StarsProps) {
  return (
    <svg
      aria-hidden
      height="44"
      style={{ alignSelf: isAtRight ? 'flex-end' : 'flex-start' }}
      viewBox="0 0 100 20"
      width="220"
    >
      <path d={starOutline} fill="none" stroke={ink} strokeOpacity="0.6" />
      <path d={firstStars(rating)} fill={star} stroke={star} />
    </svg>
  )
}

const firstStars = (rating: number) =>
  starOutline
    .split('M')
    .slice(1, rating + 1)
    .map((each) => `M${each}`)
    .join('')
