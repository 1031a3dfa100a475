import type { CSSProperties, ReactNode } from 'react'
import type { Material } from './content-texts.server.ts'
import { factsOf, type QuotedReview, shownPart, starsOf } from './cut-quote.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letter = /\p{L}/u

/** The direction of the first letter, because mail programs do not know `dir="auto"`. */
export function directionOf(text: string) {
  const first = [...text].find((sign) => letter.test(sign))
  return first && rightToLeft.test(first) ? 'rtl' : 'ltr'
}

const sans = 'Arial, Helvetica, sans-serif'
const mailStyles = {
  sentence: { margin: 0, fontFamily: sans, fontSize: 15, lineHeight: '21px' },
  quote: { margin: '16px 0 0' },
  words: { margin: 0, fontFamily: 'Georgia, "Times New Roman", serif', fontSize: 20, lineHeight: '28px' },
  facts: { margin: '10px 0 0', fontFamily: sans, fontSize: 13, lineHeight: '18px' },
  link: { color: '#085738' },
} satisfies Record<string, CSSProperties>

type HtmlProps = { material: Material; quoted: QuotedReview[]; introduction: string; isMail: boolean }

/** For the business's own page, whose styles it wears, or for a mail: no picture, no script, nothing from elsewhere. */
export function QuotesHtml({ material, quoted, introduction, isMail }: HtmlProps) {
  const { selection, rating, page, language } = material
  const styles: Partial<typeof mailStyles> = isMail ? mailStyles : {}
  const Frame = isMail ? MailFrame : 'section'
  return (
    <Frame lang={language}>
      <p style={styles.sentence}>{introduction}</p>
      {quoted.map(({ review, part, shown }) => {
        const direction = directionOf(part.text)
        const textAlign = direction === 'rtl' ? 'right' : 'left'
        return (
          <blockquote cite={page} dir={direction} key={review.id} style={{ ...styles.quote, textAlign }}>
            {review.title && (
              <p style={styles.words}>
                <strong>“{review.title}”</strong>
              </p>
            )}
            <p lang={review.language ?? undefined} style={{ ...styles.words, whiteSpace: 'pre-line' }}>
              “{shownPart(part)}”
            </p>
            <p style={styles.facts}>
              <span aria-label={shown.stars} role="img">
                {starsOf(review.rating)}
              </span>{' '}
              <span dir="auto">{shown.author}</span>, {factsOf(shown)}
            </p>
          </blockquote>
        )
      })}
      <p style={styles.facts}>
        {selection}. {rating && `${rating}. `}
        <a href={page} style={styles.link}>
          {page}
        </a>
      </p>
    </Frame>
  )
}

/** Some mail programs frame nothing but tables. */
const MailFrame = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <table border={0} cellPadding={0} cellSpacing={0} lang={lang} role="presentation" style={{ maxWidth: 600 }}>
    <tbody>
      <tr>
        <td
          style={{ padding: 20, border: '1px solid #dddad3', backgroundColor: '#fbf9f5', color: '#141c2c' }}
        >
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)
