import { EmailText } from '#app/ui/email-layout.tsx'
import { AuthorMail, type AuthorsReview, wordsTo } from './author.email.tsx'

type ErasureCode = { code: string; review: AuthorsReview; business: { name: string } }

export function erasureCodeMail({ code, review, business }: ErasureCode) {
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
