import { usePublicPage } from '#app/features/reviews/page-words.ts'
import type { Photo } from '#app/features/reviews/public-review.ts'
import { formatHours } from '#app/languages/format.ts'
import { countIn, fillWords } from '#app/languages/languages.ts'

export const stripPhotos = 8

type PhotoStripProps = {
  photos: (Photo & { authorName: string })[]
  waiting: { count: number; oldestHours: number | null }
}

/** The newest photos of customers, and how many wait for the operator. Nothing without any. */
export function PhotoStrip({ photos, waiting: { count, oldestHours } }: PhotoStripProps) {
  const { words, language } = usePublicPage()
  if (photos.length + count === 0) return null
  return (
    <section aria-labelledby="photos" className="page mt-10 md:mt-16">
      <h2 className="border-t border-rule pt-5 pb-4 text-xl" id="photos">
        {words.photosOfCustomers}
      </h2>
      <ul className="grid grid-flow-col auto-cols-[22%] gap-2 overflow-x-auto sm:auto-cols-[minmax(0,240px)]">
        {photos.map(({ id, address, small, authorName }) => (
          <li key={id}>
            <a href={address}>
              <img
                alt={fillWords(words.photoBy, { author: authorName })}
                className="aspect-square w-full rounded-control bg-wash object-cover"
                height={160}
                loading="lazy"
                src={small}
                width={160}
              />
            </a>
          </li>
        ))}
      </ul>
      {oldestHours !== null && (
        <p className="mt-3 text-xs text-muted">
          {fillWords(countIn(words.photosWaiting, count, language), {
            time: formatHours(oldestHours, language),
          })}
        </p>
      )}
    </section>
  )
}
