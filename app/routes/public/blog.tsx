import { PageHeader } from '#app/ui/page-header.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import { Time } from '#app/ui/time.tsx'
import { changelog, NewsPicture } from './changelog.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta('Blog · Vouchsafe', 'What is new in Vouchsafe, newest first.')

// GET /blog
export default function Blog() {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <PageHeader
        lead={
          <>
            Newest first, or <a href="/newsletter">by email</a>.
          </>
        }
        title="What is new"
      />
      {changelog.map(({ at, news }) => (
        <section className="mt-10 grid gap-y-5 first-of-type:mt-0 border-t border-rule pt-4" key={at}>
          <h2 className="text-xl">
            <Time as="date" at={at} />
          </h2>
          <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
            {news.map(({ id, title, text }) => (
              <article className="grid content-start gap-3" id={id} key={id}>
                <NewsPicture id={id} isFirst={id === changelog[0]!.news[0]!.id} />
                <h3 className="mt-1 text-2xl">{title}</h3>
                <p className="-mt-2 text-muted">{text}</p>
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
