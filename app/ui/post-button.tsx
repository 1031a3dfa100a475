import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'

type PostButtonProps = Omit<ComponentProps<typeof Button>, 'form'> & {
  /** What the action of the page does. */
  act?: string
  /** What goes along, unseen. */
  fields?: Record<string, string | number>
  /** Classes of the form. */
  look?: string
}

/** A form of one button. */
export const PostButton = ({ act, fields = {}, look, ...button }: PostButtonProps) => (
  <Form className={look} method="post" preventScrollReset>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} name={name} type="hidden" value={value} />
    ))}
    <Button {...(act && { name: 'act', value: act })} {...button} />
  </Form>
)
