import { PageHeader } from '#app/ui/page-header.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import { Time } from '#app/ui/time.tsx'
import type { Route } from './+types/blog'
import { changelog } from './changelog.ts'
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
            {news.map(({ id, title, text }) => (
              <article className="border-b border-line pb-5 not-first:pt-5" id={id} key={id}>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 max-w-[41em]">{text}</p>
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
