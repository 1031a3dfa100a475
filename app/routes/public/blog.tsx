import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/blog'
import { changelog, type News } from './changelog.ts'
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
      <PageHeader lead="What is new in Vouchsafe, newest first." title="Blog" />
      {changelog.map(({ at, news }) => (
        <section
          className="mt-12 grid gap-x-10 gap-y-4 border-t border-rule pt-4 lg:grid-cols-[3fr_9fr]"
          key={at}
        >
          <h2 className="text-2xl">
            <Time as="date" at={at} />
          </h2>
          <div>
            {news
              .filter(({ hasPicture }) => hasPicture)
              .map((each, at) => (
                <Article isFirst={isNewest(news) && at === 0} key={each.id} {...each} />
              ))}
            {news.some(({ hasPicture }) => !hasPicture) && (
              <details className="fold">
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
      ))}
    </div>
  )
}

const isNewest = (news: News[]) => news === changelog[0]!.news

function Article({ id, title, text, hasPicture, isFirst }: News & { isFirst?: boolean }) {
  return (
    <article
      className="grid gap-x-8 gap-y-3 border-b border-line pb-5 not-first:pt-5 sm:grid-cols-[280px_minmax(0,1fr)]"
      id={id}
    >
      {hasPicture && (
        <img
          alt=""
          className="h-auto w-full rounded-surface border border-line max-sm:max-w-[340px]"
          height={350}
          loading={isFirst ? undefined : 'lazy'}
          src={`/blog/${id}.webp`}
          width={560}
        />
      )}
      <div className={hasPicture ? 'min-w-0' : 'col-span-full'}>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 max-w-[41em] text-sm">{text}</p>
      </div>
    </article>
  )
}
