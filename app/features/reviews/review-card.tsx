import type { ReactNode } from 'react'
import { Answers } from '#app/features/form-questions/answers.tsx'
import { countOf } from '#app/languages/format.ts'
import { Face } from '#app/ui/face.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Span, Underlined } from '#app/ui/underlined.tsx'
import type { Photo, PublicEntry, PublicReview, Tombstone, Video } from './public-review.ts'
import { challengeReasonText } from './review.vocabulary.ts'
import { ReviewMarks } from './review-marks.tsx'
import { findSearched } from './search-words.ts'

type ReviewCardProps = {
  entry: PublicEntry
  businessName: string
  /** What the text says about the topic that the reader asked for. */
  spans?: readonly Span[]
  /** The words of a search, highlighted in title, text and reply. */
  query?: string | null
  /** Address at which anybody can report the review. */
  reportTo?: string
  /** Shown beside the link to report the review. */
  children?: ReactNode
}

/** A review as a visitor reads it, or what stays of one that was removed or whose words are hidden. */
export function ReviewCard({ entry, ...rest }: ReviewCardProps) {
  if (entry.kind === 'tombstone') return <TombstoneCard businessName={rest.businessName} tombstone={entry} />
  return <PublishedCard review={entry} {...rest} />
}

type PublishedCardProps = Omit<ReviewCardProps, 'entry'> & { review: PublicReview }

function PublishedCard({ review, businessName, spans = [], query, reportTo, children }: PublishedCardProps) {
  // The page is in English; a text whose language nobody could tell says so, rather than pass for English.
  const language = review.language ?? ''
  const { id, rating, title, text, authorName, writtenAt, provenance, importSource, challenge, reply } =
    review
  const findIn = (words: string) => (query ? findSearched(words, query) : [])
  return (
    <article className="grid content-start gap-2.5" data-rating={rating} id={`review-${id}`}>
      <header className="flex items-center gap-3 text-xs text-muted">
        <Face name={authorName} />
        <div className="mr-auto grid min-w-0 gap-0.5">
          <p className="font-medium wrap-anywhere text-ink" data-author dir="auto">
            {authorName}
          </p>
          <Stars rating={rating} />
        </div>
        <Time as="date" at={writtenAt} />
      </header>
      {title && (
        <h3 className="font-sans text-base font-medium wrap-anywhere" dir="auto" lang={language}>
          <Underlined spans={findIn(title)} text={title} />
        </h3>
      )}
      {text && (
        <blockquote className="quote wrap-anywhere whitespace-pre-line" dir="auto" lang={language}>
          <Underlined spans={[...spans, ...findIn(text)]} text={text} />
        </blockquote>
      )}
      <Answers answers={review.answers} />
      <ReviewPhotos authorName={authorName} photos={review.photos} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <Provenance from={importSource ?? undefined} kind={provenance} />
        <ReviewMarks review={review} />
      </p>
      {reportTo && (
        <div className="review-acts">
          {children}
          <a className="act" href={reportTo} rel="nofollow">
            Report<span className="sr-only"> the review by {authorName}</span>
          </a>
        </div>
      )}
      {review.edits.length > 0 && <Edits edits={review.edits} rating={rating} />}
      {challenge && <Challenge businessName={businessName} challenge={challenge} />}
      {reply && (
        <ReplyBlock
          reply={reply}
          businessName={businessName}
          found={findIn(reply.text)}
          reportTo={reportTo}
        />
      )}
    </article>
  )
}

/** Small squares of a fixed size, which open the whole photo. Loaded when they are near. */
export function ReviewPhotos({ photos: all, authorName }: { photos: Photo[]; authorName: string }) {
  const photos = all.filter(({ video }) => !video)
  return (
    <>
      {all.map(
        (each) =>
          each.video && <ReviewVideo authorName={authorName} key={each.id} photo={each} video={each.video} />,
      )}
      {photos.length > 0 && <Squares authorName={authorName} photos={photos} />}
    </>
  )
}

function Squares({ photos, authorName }: { photos: Photo[]; authorName: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, address, small }, index) => (
        <li key={id}>
          <a href={address}>
            <img
              alt={`${index + 1} of ${photos.length} by ${authorName}`}
              className="size-24 rounded-control bg-wash object-cover"
              height={96}
              loading="lazy"
              src={small}
              width={96}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

type ReviewVideoProps = { photo: Photo; video: Video; authorName: string }

/**
 * Nothing of it is loaded before somebody plays it, but for its poster when that comes near: an image behind the video,
 * because a browser loads the poster of a video at once.
 */
function ReviewVideo({ photo, video, authorName }: ReviewVideoProps) {
  return (
    <div className="grid gap-1">
      <div className="relative overflow-hidden rounded-control bg-wash">
        <img
          alt=""
          className="absolute inset-0 size-full object-contain"
          height={photo.height}
          loading="lazy"
          src={photo.address}
          width={photo.width}
        />
        {/* biome-ignore lint/a11y/useMediaCaption: there are captions where the author wrote them */}
        <video
          aria-label={`Video by ${authorName}`}
          className="relative max-h-96 w-full"
          controls
          height={photo.height}
          playsInline
          preload="none"
          width={photo.width}
        >
          <source src={video.address} type={video.type} />
          {video.captions && <track default kind="captions" label="Captions" src={video.captions} />}
        </video>
      </div>
      {!video.isPlayedEverywhere && (
        <p className="text-xs text-muted">Some browsers cannot play this video and show a picture of it.</p>
      )}
    </div>
  )
}

/** Says that the review was edited and how its stars changed. Earlier texts are not public. */
function Edits({ edits, rating }: { edits: PublicReview['edits']; rating: number }) {
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {edits.map(({ at, ratingBefore }, index) => {
        const after = edits[index + 1]?.ratingBefore ?? rating
        return (
          <li key={at}>
            Edited by its author on <Time as="date" at={at} />
            {ratingBefore !== after && `: from ${ratingBefore} to ${countOf(after, 'star')}`}
          </li>
        )
      })}
    </ul>
  )
}

function Challenge({
  challenge,
  businessName,
}: {
  challenge: NonNullable<PublicReview['challenge']>
  businessName: string
}) {
  return (
    <Aside>
      <strong className="font-medium">Challenged by {businessName}</strong>
      {challenge.reason && <> as “{challengeReasonText[challenge.reason].toLowerCase()}”</>} on{' '}
      <Time as="date" at={challenge.since} />. The operator decides; until then it stays public.
    </Aside>
  )
}

type ReplyBlockProps = {
  reply: NonNullable<PublicReview['reply']>
  businessName: string
  found: Span[]
  reportTo?: string
}

function ReplyBlock({ reply, businessName, found, reportTo }: ReplyBlockProps) {
  return (
    <Aside>
      <strong className="font-medium">{businessName} replies:</strong>{' '}
      <span className="whitespace-pre-line" data-reply dir="auto">
        <Underlined spans={found} text={reply.text} />
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        <span>
          <Time as="date" at={reply.repliedAt} />
          {reply.editedAt && (
            <>
              , changed on <Time as="date" at={reply.editedAt} />
            </>
          )}
        </span>
        {reportTo && (
          <a className="act" href={`${reportTo}&about=reply`} rel="nofollow">
            Report<span className="sr-only"> the reply by {businessName}</span>
          </a>
        )}
      </span>
    </Aside>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <div className="border-l border-control pl-3 text-sm wrap-anywhere">{children}</div>
}

type TombstoneCardProps = { tombstone: Tombstone; businessName: string }

function TombstoneCard({ tombstone, businessName }: TombstoneCardProps) {
  const { id, rating, writtenAt, removedAt, reason, isDecided, counts } = tombstone
  const named = challengeReasonText[reason].toLowerCase()
  return (
    <article className="grid content-start gap-2.5 text-sm text-muted" id={`review-${id}`}>
      <header className="flex items-center justify-between gap-4 text-xs">
        {isDecided ? <span>Removed</span> : <Stars rating={rating} />}
        <Time as="date" at={writtenAt} />
      </header>
      {isDecided ? (
        <p>
          A review with {countOf(rating, 'star')} stood here. It was removed on{' '}
          <Time as="date" at={removedAt} />: {named}.
        </p>
      ) : (
        <p>
          The words of this review have been hidden since <Time as="date" at={removedAt} />: {businessName}{' '}
          challenged it as “{named}”, and our own check found that in the text.{' '}
          {counts && 'Its stars still count.'} The operator decides.
        </p>
      )}
    </article>
  )
}
