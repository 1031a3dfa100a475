import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/blog'
import { changelog, type News } from './changelog.ts'
import { newsPictures } from './news-pictures.ts'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Blog · Vouchsafe',
    description: 'What is new in Vouchsafe, newest first.',
  })

// GET /blog
export default function Blog() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader title="What is new" />
      {changelog.slice(0, daysAtOnce).map((day) => (
        <Day key={day.at} {...day} />
      ))}
      <details className="fold mt-12">
        <summary>Earlier news</summary>
        {changelog.slice(daysAtOnce).map((day) => (
          <Day key={day.at} {...day} />
        ))}
      </details>
    </div>
  )
}

const daysAtOnce = 2

function Day({ at, news }: (typeof changelog)[number]) {
  return (
    <section className="mt-10 grid gap-y-5 border-t border-rule pt-4">
      <h2 className="text-xl">
        <Time as="date" at={at} />
      </h2>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {news
          .filter(({ hasPicture }) => hasPicture)
          .map((each, at) => (
            <Article isFirst={isNewest(news) && at === 0} key={each.id} {...each} />
          ))}
        {news.some(({ hasPicture }) => !hasPicture) && (
          <details className="fold col-span-full">
            <summary>Also new that day</summary>
            {news
              .filter(({ hasPicture }) => !hasPicture)
              .map((each) => (
                <Article key={each.id} {...each} />
              ))}
          </details>
        )}
      </div>
    </section>
  )
}

const isNewest = (news: News[]) => news === changelog[0]!.news

function Article({ id, title, text, hasPicture, isFirst }: News & { isFirst?: boolean }) {
  return (
    <article className={hasPicture ? 'grid content-start gap-3' : 'border-b border-line py-4'} id={id}>
      {hasPicture && (
        <img
          alt=""
          className="news-picture h-auto w-full rounded-control border border-line"
          height={350}
          loading={isFirst ? undefined : 'lazy'}
          src={newsPictures[`./news/${id}.webp`]}
          width={560}
        />
      )}
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 max-w-[41em] text-sm">{text}</p>
      </div>
    </article>
  )
}
