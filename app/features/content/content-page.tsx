import { FileText, Globe, Image, type LucideIcon, Mail, Megaphone, Share2 } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { languageNames } from '#app/languages/languages.ts'
import { Block } from '#app/ui/block.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import { SamplePost } from '#app/ui/samples/words.tsx'
import { Select } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import type { Card, Content, ContentPageData } from './content.server.ts'
import {
  type ContentChoice,
  type ContentUse,
  cardAddress,
  cardSizes,
  contentUseNames,
  contentUses,
  quoteLengths,
} from './content.vocabulary.ts'
import type { Piece } from './content-texts.server.ts'
import { ReviewChoice } from './review-choice.tsx'

/** Quotes as pictures, posts and texts. There is nothing to type but a search: reviews are written by customers. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { choice, content, offered, query } = page
  const hasUsable = offered.length > 0 || choice.reviewIds.length > 0 || query !== null
  const consent = agreed[contentUses[choice.use].needs]
  const submit = useSubmit()
  if (!hasUsable)
    return (
      <EmptyState
        action={<ButtonLink to="/business/invitations">Invite customers</ButtonLink>}
        sample={<SamplePost />}
        title="Nothing to quote yet"
      >
        {consent} Authors are asked in the review form, so imported reviews are never used here.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="text-3xl text-balance">Turn a review into a picture or a post</h2>
      <Form
        className="grid grid-cols-1 items-start gap-x-10 gap-y-8 min-[1000px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[1000px]:grid-rows-[auto_auto_1fr]"
        method="get"
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      >
        <KindField choice={choice} />
        <div className="min-w-0 min-[1000px]:sticky min-[1000px]:top-6 min-[1000px]:col-start-2 min-[1000px]:row-span-3 min-[1000px]:row-start-1">
          <Block id="preview" title="Ready to use">
            {content.used === 0 && choice.reviewIds.length === 0 ? (
              <p className="text-sm text-muted">
                No review matches your search. Change it under “Which reviews?”.
              </p>
            ) : (
              <Preview choice={choice} content={content} />
            )}
          </Block>
        </div>
        <details className="fold min-w-0">
          <summary>Format, length and language</summary>
          <Fields choice={choice} />
        </details>
        <Block id="which" title="Which reviews?">
          <ReviewChoice page={page} />
          <p className="mt-4 text-xs text-muted">
            {consent} Quotes are exact: omissions are marked […], and only praise is ever left out.
          </p>
        </Block>
      </Form>
    </div>
  )
}

const agreed: Record<ConsentScope, string> = {
  show: 'Only reviews whose authors agreed that you show them on your own website.',
  marketing: 'Only reviews whose authors agreed that you quote them in social media posts and advertising.',
}

const labelled = (options: Record<string, { label: string }>) =>
  Object.entries(options).map(([value, { label }]) => ({ value, label }))

const fields = {
  format: { label: 'Format', options: labelled(cardSizes) },
  length: { label: 'Length of each quote', options: labelled(quoteLengths) },
  in: {
    label: 'Language of our words',
    options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
  },
}

const icons: Record<ContentUse, LucideIcon> = {
  card: Image,
  post: Share2,
  email: Mail,
  ad: Megaphone,
  outline: FileText,
  page: Globe,
}

function KindField({ choice }: { choice: ContentChoice }) {
  return (
    <fieldset className="min-w-0 border-t border-rule pt-3">
      <legend className="float-left mb-3 w-full font-serif text-lg">What should it be?</legend>
      <div className="clear-both grid grid-cols-3 gap-2">
        {contentUseNames.map((use) => {
          const Icon = icons[use]
          return (
            <label className="kind-tile" key={use}>
              <input defaultChecked={use === choice.use} name="as" type="radio" value={use} />
              <Icon aria-hidden size={20} strokeWidth={1.5} />
              {contentUses[use].label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The settings that matter for this kind of content. */
function Fields({ choice }: { choice: ContentChoice }) {
  const values = { ...choice, in: choice.language }
  return (
    <div className="grid gap-4 pb-4 sm:grid-cols-2">
      {contentUses[choice.use].fields.map((name) => (
        <Select {...fields[name]} defaultValue={values[name]} key={`${name} ${values[name]}`} name={name} />
      ))}
    </div>
  )
}

function Preview({ choice, content }: { choice: ContentChoice; content: Content }) {
  const { cards, pieces, used } = content
  const unusable = choice.reviewIds.length - used
  return (
    <div className="grid grid-cols-1 gap-8">
      {unusable > 0 && (
        <p className="text-sm" role="status">
          {countOf(unusable, 'chosen review cannot', 'chosen reviews cannot')} be used for this: hidden,
          changed, withdrawn or removed since, or without its author’s consent.
        </p>
      )}
      {cards.map((card) => (
        <CardPreview card={card} choice={choice} key={card.reviewId} />
      ))}
      {pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} />
      ))}
      {choice.use === 'ad' && pieces.some((piece) => 'text' in piece) && (
        <p className="text-sm text-muted">Show headline and text together: in Google Ads, pin both.</p>
      )}
      {used > 0 && (
        <p className="text-sm text-muted">
          If an author withdraws the review or the consent, please take down what you have published of it.
        </p>
      )}
    </div>
  )
}

const problems = {
  cut: 'Too long for this picture. A shorter quote would have to leave out more than praise.',
  letters: 'This picture cannot be drawn: our typefaces lack some of its letters. The other kinds work.',
}

function CardPreview({ card, choice }: { card: Card; choice: ContentChoice }) {
  const { reviewId, author, problem } = card
  if (problem)
    return (
      <p className="text-sm wrap-anywhere">
        Quote by {author}: {problems[problem]}
      </p>
    )
  const addressOf = (type: 'svg' | 'png') => cardAddress({ ...choice, reviewId }, type)
  const { width, height } = cardSizes[choice.format]
  return (
    <figure className="grid grid-cols-1 justify-items-start gap-3">
      <img
        alt={`Quote by ${author}`}
        className="h-auto max-h-[680px] w-auto max-w-full border border-line"
        height={height}
        src={addressOf('svg')}
        width={width}
      />
      <figcaption className="flex flex-wrap gap-4 text-sm">
        {(['png', 'svg'] as const).map((type) => (
          <a
            className={classNames('btn', type === 'png' && 'btn-primary')}
            download
            href={addressOf(type)}
            key={type}
          >
            Download {type.toUpperCase()}
            <span className="sr-only">, quote by {author}</span>
          </a>
        ))}
      </figcaption>
    </figure>
  )
}

function PieceView({ piece }: { piece: Piece }) {
  const { id, label, isCode, length } = piece
  if ('problem' in piece)
    return (
      <p className="text-sm">
        <strong className="font-medium">{label}</strong>: {piece.problem}
      </p>
    )
  const help = length ? `${formatNumber(length.is)} of ${formatNumber(length.most)} characters` : undefined
  return <CopyField help={help} id={id} isCode={isCode} label={label} value={piece.text} />
}
