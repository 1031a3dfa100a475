import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import type { DirectoryEntry } from './directory.server.ts'

/** For visitors who want to write a review and have not chosen a business. */
export function BusinessSearch({ words, found }: { words: string; found: DirectoryEntry[] }) {
  return (
    <main className="mx-auto grid max-w-[640px] grid-cols-1 gap-8 px-gutter py-4" id="main">
      <header>
        <Wordmark />
      </header>
      <h1 className="mt-6 text-4xl">Which business would you like to review?</h1>
      <Form className="flex items-end gap-3" method="get" role="search">
        <TextInput
          defaultValue={words}
          fieldClassName="grow"
          label="Name or website"
          name="q"
          type="search"
        />
        <Button>Find</Button>
      </Form>
      {found.length === 0 ? (
        <p className="text-muted">No matching business. Shorter words find more.</p>
      ) : (
        <ul className="border-t border-rule">
          {found.map((business) => (
            <li className="border-b border-line" key={business.id}>
              <Link
                className="flex flex-wrap justify-between gap-x-6 py-4"
                to={`/review?business=${business.id}`}
              >
                <span className="font-serif text-lg">{business.name}</span>
                <span className="text-sm text-muted">{business.domainName}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
