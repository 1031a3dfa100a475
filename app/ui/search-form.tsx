import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

type SearchFormProps = { action: string; label: string; words: string }

/** A field and a button that lead to `?q=`. */
export const SearchForm = ({ action, label, words }: SearchFormProps) => (
  <search className="w-full max-w-md">
    <form action={action} className="flex items-end gap-3">
      <TextInput
        autoComplete="off"
        defaultValue={words}
        fieldClassName="grow"
        label={label}
        maxLength={100}
        name="q"
        type="search"
      />
      <Button>Find</Button>
    </form>
  </search>
)
