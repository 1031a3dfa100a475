import { Link } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { ReviewPhotos } from '#app/features/reviews/review-card.tsx'
import { countWordsIn, Optional } from '#app/features/reviews/review-fields.tsx'
import type { FormWords, Messages, ReportWords } from '#app/languages/en.ts'
import { capitalised, type Language } from '#app/languages/format.ts'
import { fillWords } from '#app/languages/languages.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioGroup } from '#app/ui/checkbox.tsx'
import { EnglishLink } from '#app/ui/english-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { Time } from '#app/ui/time.tsx'
import { groundsAgainst } from './case.vocabulary.ts'
import type { Reportable } from './report-review.server.ts'

type Words = {
  report: ReportWords
  form: FormWords
  reasons: Messages['authorMail']['reasons']
  about: string
}

export const reportWords = ({ report, reviewForm, authorMail, content }: Messages): Words => ({
  report,
  form: reviewForm,
  reasons: authorMail.reasons,
  about: content.oneAbout,
})

type ReportFormProps = {
  business: BusinessFacts
  reported: Reportable
  ticket: string
  pageLanguage: Language
  words: Words
  result: FormResult | undefined
}

/** The key under which this tab keeps the draft of a report. */
export const reportDraftOf = (businessId: string) => `report-${businessId}`

/** One short page: what is wrong, why, and who reports it. Works without JavaScript. */
export function ReportForm({ business, reported, ticket, pageLanguage, words, result }: ReportFormProps) {
  const { values = {}, errors = {}, message } = result ?? {}
  const { report, form } = words
  const isReply = reported.about === 'reply'
  return (
    <Visitor aside={<WhatHappens business={business} words={report} />} business={business} words={form}>
      <form className="grid gap-7" data-remember={reportDraftOf(business.id)} method="post" noValidate>
        <h1 className="text-4xl">{report[reported.about]}</h1>
        {(message || Object.keys(errors).length > 1) && (
          <FormError
            errors={Object.entries(errors).map(([name, text]) => ({
              id: name === 'ground' ? 'ground-error' : name,
              message: text,
            }))}
            text={message ?? form.checkFields}
          />
        )}
        <ReportedThing business={business} reported={reported} words={words} />
        {/* Only the chosen ground is explained. */}
        <div className="sm:[&_fieldset]:grid-cols-2 [&_fieldset>p]:col-span-full [&_:has(>[type=radio]:not(:checked))>p]:hidden">
          <RadioGroup
            defaultValue={values.ground}
            error={errors.ground}
            help={report.groundHelp}
            label={report.ground}
            name="ground"
            options={groundsAgainst[reported.about].map((value) => ({
              value,
              label: capitalised(words.reasons[value], pageLanguage),
              help: report.grounds[value],
            }))}
          />
        </div>
        <TextArea
          countWords={countWordsIn(form)}
          defaultValue={values.explanation}
          error={errors.explanation}
          help={report.whyHelp}
          label={report.why}
          limit={reviewLimits.grounds.max}
          name="explanation"
          rows={5}
        />
        <Sender errors={errors} values={values} words={words} />
        <Checkbox
          defaultChecked={values.goodFaith === 'on'}
          error={errors.goodFaith}
          label={report.goodFaith}
          name="goodFaith"
        />
        <Honeypot label={form.leaveEmpty} />
        <input name="ticket" type="hidden" value={values.ticket || ticket} />
        <input name="language" type="hidden" value={pageLanguage} />
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary">{isReply ? report.sendReply : report.sendReview}</Button>
          <EnglishLink className="btn btn-quiet" href={`/business/${business.id}`} isUnmarked>
            {report.cancel}
          </EnglishLink>
        </div>
      </form>
    </Visitor>
  )
}

function ReportedThing({
  business,
  reported,
  words,
}: Pick<ReportFormProps, 'business' | 'reported' | 'words'>) {
  const { reviewId, about, authorName, title, text, writtenAt, hasReply, photos } = reported
  const { report } = words
  const isReply = about === 'reply'
  const names = { business: business.name, author: authorName }
  return (
    <div className="grid gap-2">
      <blockquote className="border-l border-control pl-4 wrap-anywhere">
        {title && (
          <p className="font-medium" dir="auto">
            {title}
          </p>
        )}
        <p className="font-serif text-lg whitespace-pre-line" dir="auto">
          {text || (!title && report.starsAlone)}
        </p>
      </blockquote>
      {photos.length > 0 && (
        <>
          <ReviewPhotos authorName={authorName} photos={photos} />
          <p className="text-sm">{report.aboutPhoto}</p>
        </>
      )}
      <p className="text-xs text-muted wrap-anywhere">
        {isReply ? `${fillWords(report.replyTo, names)}:` : fillWords(words.about, names)}{' '}
        <Time as="date" at={writtenAt} />
        {hasReply && (
          <>
            {'. '}
            <Link to={`?review=${reviewId}${isReply ? '' : '&about=reply'}`}>
              {isReply ? report.reviewInstead : report.replyInstead}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

type SenderProps = Pick<FormResult, 'values' | 'errors'> & { words: Words }

function Sender({ values, errors, words: { report, form } }: SenderProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">{report.who}</legend>
      <p className="text-sm text-muted">{report.whoHelp}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          autoComplete="name"
          defaultValue={values.name}
          error={errors.name}
          label={<Optional label={report.name} word={form.optional} />}
          name="name"
        />
        <TextInput
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
          help={report.emailHelp}
          inputMode="email"
          label={<Optional label={report.email} word={form.optional} />}
          name="email"
          type="email"
        />
      </div>
    </fieldset>
  )
}

function WhatHappens({ business, words }: Pick<ReportFormProps, 'business'> & { words: ReportWords }) {
  const said = [
    [words.person, words.personText],
    [words.until, words.untilText],
    [words.secret, fillWords(words.secretText, { business: business.name })],
  ]
  return (
    <div className="grid gap-3 border-t border-rule pt-2">
      {said.map(([lead, text]) => (
        <p key={lead}>
          <strong className="font-medium text-ink">{lead}</strong> {text}
        </p>
      ))}
    </div>
  )
}
