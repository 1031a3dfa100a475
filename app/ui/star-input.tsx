import { describe, FieldError, firstOf } from './field.tsx'

type StarWords = { levels: string[]; prompt: string; count: (rating: number) => string }

const inEnglish: StarWords = {
  levels: ['Poor', 'Fair', 'Fine', 'Good', 'Excellent'],
  prompt: 'Tap a star',
  count: (rating) => (rating === 1 ? '1 star' : `${rating} stars`),
}

type StarInputProps = {
  name: string
  /** The question that the stars answer. */
  label: string
  defaultValue?: number
  error?: string | string[]
  /** The texts in another language than English. */
  words?: StarWords
}

/** One to five stars: radios, so that keyboard, screen reader and a page without JavaScript all work. */
export function StarInput({ name, label, defaultValue, error, words = inEnglish }: StarInputProps) {
  const wrong = firstOf(error)
  const described = describe(name, { error })
  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      className="star-input grid content-start gap-1"
    >
      <legend className="text-sm font-medium">{label}</legend>
      <div className="star-input-row -ml-1.5 flex">
        {[1, 2, 3, 4, 5].map((rating) => (
          <label key={rating}>
            <input
              aria-invalid={described['aria-invalid']}
              defaultChecked={rating === defaultValue}
              id={rating === 1 ? name : `${name}-${rating}`}
              name={name}
              type="radio"
              value={rating}
            />
            <svg aria-hidden viewBox="0 0 24 24">
              <path d="m12 2.6 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z" />
            </svg>
            <span className="sr-only">{`${words.count(rating)}, ${words.levels[rating - 1]}`}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className="star-input-word min-h-[1.3em] font-serif text-xl">
        {['', ...words.levels].map((word, rating) => (
          <span className={rating === 0 ? 'text-muted' : undefined} data-word={rating} key={word}>
            {word || words.prompt}
          </span>
        ))}
      </p>
      <FieldError id={`${name}-error`} text={wrong} />
    </fieldset>
  )
}
