import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { EmailText } from '#app/ui/email-layout.tsx'
import { AuthorMail, type AuthorsReview, wordsTo } from './author.email.tsx'
import { makeErasureCode } from './erase-review.server.ts'
import { findReviewForMail } from './review-mail.server.ts'

/** Makes a code and mails it. A second run makes another code; only the newest is valid. */
export async function sendErasureCode(db: Database, of: Jobs['authors.send-erasure-code']) {
  const found = await findReviewForMail(db, of)
  const to = found?.review.authorEmail
  if (!found || !to) return
  const code = await makeErasureCode(db, of)
  await sendMail(db, { to, ...erasureCodeMail({ ...found, code }) })
}

type ErasureCode = { code: string; review: AuthorsReview; business: { name: string } }

function erasureCodeMail({ code, review, business }: ErasureCode) {
  const { say } = wordsTo(review, business)
  return {
    subject: say('codeSubject', { code }),
    body: (
      <AuthorMail
        hasReceipts={false}
        heading={code}
        preview={say('codePreview')}
        review={review}
        why={say('codeWhy')}
      >
        <EmailText>{say('code')}</EmailText>
        <EmailText>{say('codeNothing')}</EmailText>
      </AuthorMail>
    ),
  }
}
