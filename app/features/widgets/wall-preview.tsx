import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

type WallPreviewProps = {
  /** Changes with every version of the wall; the page's colour is appended. */
  src: string
  height: number
}

const widths = [
  { id: 'phone', label: 'Phone' },
  { id: 'tablet', label: 'Tablet' },
  { id: 'computer', label: 'Computer' },
]

/** The real wall in a frame, with a choice of page width and colour. Works without JavaScript. */
export function WallPreview({ src, height }: WallPreviewProps) {
  return (
    <section aria-labelledby="preview" className="group/preview min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-2xl" id="preview">
          What visitors see
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <Choice label="Width" name="width" options={widths} />
          <Choice
            label="Page colour"
            name="page"
            options={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
              { id: 'cream', label: 'Cream' },
            ]}
          />
        </div>
      </div>
      <Page className="bg-[#fff] [color-scheme:light] group-has-[#preview-dark:checked]/preview:hidden group-has-[#preview-cream:checked]/preview:hidden">
        <Frame height={height} src={`${src}light`} />
      </Page>
      <Page className="hidden bg-[#17171c] [color-scheme:dark] group-has-[#preview-dark:checked]/preview:block">
        <Frame height={height} src={`${src}dark`} />
      </Page>
      <Page className="hidden bg-[#f6efe3] [color-scheme:light] group-has-[#preview-cream:checked]/preview:block">
        <Frame height={height} src={`${src}cream`} />
      </Page>
    </section>
  )
}

function Page({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-surface border border-line p-3 sm:p-6', className)}>{children}</div>
  )
}

/** Hidden frames are not loaded. */
function Frame(props: WallPreviewProps) {
  return (
    <iframe
      className="mx-auto block w-full group-has-[#preview-phone:checked]/preview:max-w-[360px] group-has-[#preview-tablet:checked]/preview:max-w-[720px]"
      loading="lazy"
      title="Preview of the wall"
      {...props}
    />
  )
}

type ChoiceProps = { label: string; name: string; options: { id: string; label: string }[] }

function Choice({ label, name, options }: ChoiceProps) {
  return (
    <fieldset className="pick">
      <legend className="sr-only">{label}</legend>
      {options.map((option, at) => (
        <label key={option.id}>
          <input
            defaultChecked={name === 'page' ? at === 0 : at === options.length - 1}
            id={`preview-${option.id}`}
            name={`preview-${name}`}
            type="radio"
            value={option.id}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
