import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type Fields = Record<string, string | number>

/** What goes along with a form, unseen. */
export const HiddenFields = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} name={name} type="hidden" value={value} />)

type PostButtonProps = Omit<ComponentProps<typeof Button>, 'form'> & {
  /** What the action of the page does. */
  act?: string
  fields?: Fields
  /** Classes of the form. */
  look?: string
}

/** A form of one button. */
export const PostButton = ({ act, fields = {}, look, ...button }: PostButtonProps) => (
  <Form className={look} method="post" preventScrollReset>
    <HiddenFields fields={fields} />
    <Button {...(act && { name: 'act', value: act })} {...button} />
  </Form>
)
