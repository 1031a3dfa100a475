import { Form, useSubmit } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { consentNote } from './consent-note.ts'
import type { ContentUse } from './content.vocabulary.ts'
import { ContentFields } from './content-fields.tsx'
import type { ContentPageData } from './content-page.server.ts'
import { ContentPreview } from './content-preview.tsx'
import { ReviewChoice } from './review-choice.tsx'

/** Quotes as pictures, posts and texts. There is nothing to type but a search: reviews are written by customers. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const { choice, content, offered, filter } = page
  const isFiltered = Boolean(filter.query || filter.rating || filter.topic || filter.language)
  const hasUsable = offered.length > 0 || choice.reviewIds.length > 0 || isFiltered
  const submit = useSubmit()
  return (
    <Form
      className="grid items-start gap-x-10 gap-y-8 min-[1000px]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] min-[1000px]:grid-rows-[auto_auto_1fr]"
      method="get"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <p className="max-w-[37em] text-sm text-muted min-[1000px]:col-span-2">
        Pictures and texts made of your customers’ words, quoted exactly. Omissions are marked […], and only
        praise is ever left out. Reviews are not written or changed here.
      </p>
      <Block id="what" title="What should it be?">
        <ContentFields choice={choice} />
        <Button className="mt-4">Show</Button>
      </Block>
      <div className="min-w-0 min-[1000px]:sticky min-[1000px]:top-6 min-[1000px]:col-start-2 min-[1000px]:row-span-2 min-[1000px]:row-start-2">
        <Block id="preview" title="Ready to use">
          {!hasUsable ? (
            <NothingUsable use={choice.use} />
          ) : content.used === 0 && choice.reviewIds.length === 0 ? (
            <p className="text-sm text-muted">
              No review matches your search. Change it under “Which reviews?”.
            </p>
          ) : (
            <ContentPreview choice={choice} content={content} />
          )}
        </Block>
      </div>
      {hasUsable && (
        <Block id="which" note={consentNote(choice.use)} title="Which reviews?">
          <ReviewChoice page={page} />
        </Block>
      )}
    </Form>
  )
}

function NothingUsable({ use }: { use: ContentUse }) {
  return (
    <>
      <p className="mb-4 max-w-measure text-sm text-muted">
        There is nothing to quote yet. {consentNote(use)} Authors are asked in the review form, so imported
        reviews are never used here.
      </p>
      <ButtonLink to="/business/invitations">Invite customers</ButtonLink>
    </>
  )
}
