import { EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

export function erasureCodeMail({ code, business }: { code: string; business: { name: string } }) {
  return {
    subject: `${code} is the code to erase your review`,
    body: (
      <EmailLayout
        heading={code}
        preview="Valid for 15 minutes."
        reason={`You wrote a review of ${business.name} with this address, and somebody asked to erase it.`}
      >
        <EmailText>
          {`Type this code on your page of the review of ${business.name} within 15 minutes. Then the review, your name and your address are erased for good.`}
        </EmailText>
        <EmailText>If it was not you, do nothing: without the code nothing happens.</EmailText>
      </EmailLayout>
    ),
  }
}
