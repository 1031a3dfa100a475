import type { Material } from './material.server.ts'
import { shownPart } from './quote-cut.ts'
import { factsOf, type QuotedReview, starsOf } from './quoted-review.ts'

type HtmlProps = { material: Material; quoted: QuotedReview[]; introduction: string }

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const letter = /\p{L}/u

/** Of the first letter. Mail programs know no `dir="auto"`. */
export function directionOf(text: string) {
  const first = [...text].find((sign) => letter.test(sign))
  return first && rightToLeft.test(first) ? 'rtl' : 'ltr'
}

const sans = 'Arial, Helvetica, sans-serif'
const serif = 'Georgia, "Times New Roman", serif'

/** For mail programs: tables and styles of their own, no picture, no script, nothing from elsewhere. */
export function EmailHtml({ material, quoted, introduction }: HtmlProps) {
  const { selection, rating, page, language } = material
  const small = { margin: '12px 0 0', fontFamily: sans, fontSize: 13, lineHeight: '18px' }
  return (
    <table
      border={0}
      cellPadding={0}
      cellSpacing={0}
      lang={language}
      role="presentation"
      style={{ maxWidth: 600 }}
      width="100%"
    >
      <tbody>
        <tr>
          <td
            style={{ padding: 20, border: '1px solid #dddad3', backgroundColor: '#fbf9f5', color: '#141c2c' }}
          >
            <p style={{ margin: 0, fontFamily: sans, fontSize: 15, lineHeight: '21px' }}>{introduction}</p>
            {quoted.map(({ review, part, shown }) => {
              const direction = directionOf(part.text)
              const align = direction === 'rtl' ? 'right' : 'left'
              return (
                <blockquote dir={direction} key={review.id} style={{ margin: '16px 0 0', textAlign: align }}>
                  <p
                    style={{
                      margin: 0,
                      fontFamily: serif,
                      fontSize: 20,
                      lineHeight: '28px',
                      whiteSpace: 'pre-line',
                    }}
                  >
                    {review.title && (
                      <>
                        <strong>“{review.title}”</strong>
                        <br />
                      </>
                    )}
                    <span lang={review.language ?? undefined}>“{shownPart(part)}”</span>
                  </p>
                  <p style={{ ...small, margin: '8px 0 0' }}>
                    {starsOf(review.rating)} {shown.author}, {factsOf(shown)}
                  </p>
                </blockquote>
              )
            })}
            <p style={small}>
              {selection}
              {rating && (
                <>
                  <br />
                  {rating}
                </>
              )}
              <br />
              <a href={page} style={{ color: '#085738' }}>
                {page}
              </a>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** For the business's own page, whose styles it wears. */
export function PageHtml({ material, quoted, introduction }: HtmlProps) {
  const { selection, rating, page, language } = material
  return (
    <section lang={language}>
      <p>{introduction}</p>
      {quoted.map(({ review, part, shown }) => (
        <figure key={review.id}>
          <blockquote cite={page} dir={directionOf(part.text)} lang={review.language ?? undefined}>
            {review.title && (
              <p>
                <strong>“{review.title}”</strong>
              </p>
            )}
            <p style={{ whiteSpace: 'pre-line' }}>“{shownPart(part)}”</p>
          </blockquote>
          <figcaption>
            <span aria-label={shown.stars} role="img">
              {starsOf(review.rating)}
            </span>{' '}
            <span dir="auto">{shown.author}</span>, {factsOf(shown)}
          </figcaption>
        </figure>
      ))}
      <p>
        {selection}. {rating && `${rating}. `}
        <a href={page}>{page}</a>
      </p>
    </section>
  )
}
