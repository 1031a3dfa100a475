import type { ReactNode } from 'react'
import { Answers } from '#app/features/form-questions/answers.tsx'
import { countIn, fillWords } from '#app/languages/languages.ts'
import { Face } from '#app/ui/face.tsx'
import { Filled } from '#app/ui/filled.ts'
import { Provenance } from '#app/ui/provenance.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Span, Underlined } from '#app/ui/underlined.tsx'
import { starsInWords, useReviewWords } from './page-words.ts'
import type { Photo, PublicEntry, PublicReview, Tombstone, Video } from './public-review.ts'
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
  const { words, sentiments, language: ofPage } = useReviewWords()
  // A text whose language nobody could tell says so, rather than pass for the language of the page.
  const language = review.language ?? ''
  const { id, rating, title, text, authorName, writtenAt, provenance, importSource, challenge, reply } =
    review
  const findIn = (text: string) => (query ? findSearched(text, query) : [])
  return (
    <article className="grid content-start gap-2.5" data-rating={rating} id={`review-${id}`}>
      <header className="flex items-center gap-3 text-xs text-muted">
        <Face name={authorName} />
        <div className="mr-auto grid min-w-0 gap-0.5">
          <p className="font-medium wrap-anywhere text-ink" data-author dir="auto">
            {authorName}
          </p>
          <Stars label={starsInWords(rating, words, ofPage)} rating={rating} />
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
          <Underlined names={sentiments} spans={[...spans, ...findIn(text)]} text={text} />
        </blockquote>
      )}
      <Answers answers={review.answers} />
      <ReviewPhotos authorName={authorName} photos={review.photos} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <Provenance from={importSource ?? undefined} kind={provenance} words={words} />
        <ReviewMarks review={review} words={words} />
      </p>
      {reportTo && (
        <div className="review-acts">
          {children}
          <a
            aria-label={fillWords(words.reportReview, { author: authorName })}
            className="act"
            href={reportTo}
            rel="nofollow"
          >
            {words.report}
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
  const { words } = useReviewWords()
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, address, small }, index) => (
        <li key={id}>
          <a href={address}>
            <img
              alt={fillWords(words.photo, { number: index + 1, author: authorName })}
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
  const { words } = useReviewWords()
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
          aria-label={fillWords(words.video, { author: authorName })}
          className="relative max-h-96 w-full"
          controls
          height={photo.height}
          playsInline
          preload="none"
          width={photo.width}
        >
          <source src={video.address} type={video.type} />
          {video.captions && <track default kind="captions" label={words.captions} src={video.captions} />}
        </video>
      </div>
      {!video.isPlayedEverywhere && <p className="text-xs text-muted">{words.notPlayed}</p>}
    </div>
  )
}

/** Says that the review was edited and how its stars changed. Earlier texts are not public. */
function Edits({ edits, rating }: { edits: PublicReview['edits']; rating: number }) {
  const { words, language } = useReviewWords()
  return (
    <ul className="grid gap-1 text-xs text-muted">
      {edits.map(({ at, ratingBefore }, index) => {
        const after = edits[index + 1]?.ratingBefore ?? rating
        return (
          <li key={at}>
            <Filled
              text={ratingBefore === after ? words.edited : words.editedStars}
              values={{
                date: <Time as="date" at={at} />,
                before: ratingBefore,
                stars: countIn(words.starCount, after, language),
              }}
            />
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
  const { words } = useReviewWords()
  const challenged = fillWords(words.challenged, { business: businessName })
  return (
    <Aside>
      <Filled
        text={challenge.reason ? words.challengedAs : words.challengedOn}
        values={{
          challenged: <strong className="font-medium">{challenged}</strong>,
          reason: challenge.reason && words.reasons[challenge.reason],
          date: <Time as="date" at={challenge.since} />,
        }}
      />
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
  const { words } = useReviewWords()
  return (
    <Aside>
      <strong className="font-medium">{fillWords(words.replyBy, { business: businessName })}</strong>{' '}
      <span className="whitespace-pre-line" data-reply dir="auto">
        <Underlined spans={found} text={reply.text} />
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        <span>
          <Filled
            text={reply.editedAt ? words.replyEdited : '{date}'}
            values={{
              date: <Time as="date" at={reply.repliedAt} />,
              edited: reply.editedAt && <Time as="date" at={reply.editedAt} />,
            }}
          />
        </span>
        {reportTo && (
          <a
            aria-label={fillWords(words.reportReply, { business: businessName })}
            className="act"
            href={`${reportTo}&about=reply`}
            rel="nofollow"
          >
            {words.report}
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
  const { words, language } = useReviewWords()
  const values = {
    stars: countIn(words.starCount, rating, language),
    date: <Time as="date" at={removedAt} />,
    business: businessName,
    reason: words.reasons[reason],
  }
  return (
    <article className="grid content-start gap-2.5 text-sm text-muted" id={`review-${id}`}>
      <header className="flex items-center justify-between gap-4 text-xs">
        {isDecided ? (
          <span>{words.isRemoved}</span>
        ) : (
          <Stars label={starsInWords(rating, words, language)} rating={rating} />
        )}
        <Time as="date" at={writtenAt} />
      </header>
      {isDecided ? (
        <p>
          <Filled text={words.removedOn} values={values} />
        </p>
      ) : (
        <p>
          <Filled text={words.hiddenSince} values={values} /> {counts && `${words.stillCounts} `}
          {words.operatorDecides}
        </p>
      )}
    </article>
  )
}
