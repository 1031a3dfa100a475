import type { Challenge } from 'altcha-lib'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import type { Language } from '#app/features/invitations/invitation.vocabulary.ts'
import type { FormAnswer } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { useRememberedForm } from '#app/ui/remembered-form.ts'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { fillWords } from './fill-words.ts'
import { Visitor } from './form-page.tsx'
import type { KnownAuthor } from './known-author.server.ts'
import { LanguageLinks } from './language-links.tsx'
import { reviewLimits } from './review.vocabulary.ts'
import type { FormWords } from './review-form.messages.ts'
import { useBeginning } from './use-beginning.ts'
import { useProofOfWork } from './use-proof-of-work.ts'

type ReviewFormProps = {
  business: BusinessFacts
  rating?: number
  ticket: string
  challenge: Challenge
  answer?: FormAnswer
  /** Who came by an invitation or an order: their address is known and stands. */
  known?: KnownAuthor | null
  pageLanguage: Language
  words: FormWords
}

/** The form for one review: stars, words, name, address, consent. Works without JavaScript. */
export function ReviewForm({
  business,
  rating,
  ticket,
  challenge,
  answer,
  known,
  pageLanguage,
  words,
}: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  const { proof, sendWhenProven } = useProofOfWork(challenge)
  useFocusFirstError(form, answer)
  useRememberedForm(form, `review-${business.id}`)
  useBeginning(form, known?.by === 'invitation' ? known.token : undefined)
  const { values = {}, errors = {}, message } = answer ?? {}

  const say = (text: string) =>
    fillWords(text, {
      business: business.name,
      email: known?.email ?? '',
      order: known?.orderReference ?? '',
    })

  return (
    <Visitor
      business={business}
      foot={<LanguageLinks current={pageLanguage} label={words.language} />}
      words={words}
    >
      <Form className="grid gap-7" method="post" noValidate onSubmit={sendWhenProven} ref={form}>
        <h1 className="text-4xl">{say(words.question)}</h1>
        {(message || Object.keys(errors).length > 1) && (
          <FormError
            errors={Object.entries(errors).map(([id, text]) => ({ id, message: text }))}
            text={message ?? words.mend}
          />
        )}
        <StarInput
          defaultValue={values.rating ? Number(values.rating) : rating}
          error={errors.rating}
          label={words.rating}
          name="rating"
          words={{
            levels: [words.star1, words.star2, words.star3, words.star4, words.star5],
            prompt: words.tapStar,
            count: (count) => fillWords(words.starsOf, { count }),
          }}
        />
        <TextArea
          countWords={{ of: words.countOf, left: words.charactersLeft, over: words.charactersOver }}
          defaultValue={values.text}
          error={errors.text}
          help={words.storyHelp}
          isStory
          label={words.story}
          limit={reviewLimits.text.max}
          name="text"
          rows={5}
        />
        <TextInput
          defaultValue={values.title}
          error={errors.title}
          label={<Optional label={words.title} word={words.optional} />}
          name="title"
        />
        <TextInput
          autoComplete="name"
          defaultValue={values.authorName ?? known?.name}
          error={errors.authorName}
          help={words.nameHelp}
          label={words.name}
          name="authorName"
        />
        {known ? (
          <p className="text-sm break-words text-muted">
            {say(known.by === 'order' ? words.orderOf : words.invitedAt)}
          </p>
        ) : (
          <TextInput
            autoComplete="email"
            defaultValue={values.authorEmail}
            error={errors.authorEmail}
            help={say(words.emailHelp)}
            inputMode="email"
            label={words.email}
            name="authorEmail"
            type="email"
          />
        )}
        <div className="grid gap-3">
          <Checkbox
            defaultChecked={values.consentShow === 'on'}
            error={errors.consentShow}
            label={say(words.consentShow)}
            name="consentShow"
          />
          <Checkbox
            defaultChecked={values.consentMarketing === 'on'}
            label={<Optional label={say(words.consentMarketing)} word={words.optional} />}
            name="consentMarketing"
          />
        </div>
        <p aria-hidden="true" className="absolute -left-[200vw]">
          <label htmlFor="company_fax">{words.leaveEmpty}</label>
          <input autoComplete="off" id="company_fax" name="company_fax" tabIndex={-1} />
        </p>
        <input name="language" type="hidden" value={pageLanguage} />
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <input name="proof" type="hidden" value={proof} />
        <div className="grid gap-3">
          <Button isBusy={isSending} isLarge isWide kind="primary">
            {isSending ? words.sending : words.send}
          </Button>
          <p className="text-xs text-muted">
            {known ? words.noteKnown : words.noteOpen}{' '}
            <a href={`/business/${business.id}/transparency`}>{words.howCollected}</a>
          </p>
        </div>
      </Form>
    </Visitor>
  )
}

function Optional({ label, word }: { label: string; word: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">{word}</span>
    </>
  )
}
