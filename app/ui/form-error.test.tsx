import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactError } from '#app/features/contacts/contact-form.tsx'
import { FormError } from './form-error.tsx'

test('the error of a whole form takes the focus when its page loads, without any script', () => {
  const page = renderToStaticMarkup(<FormError text="That was very quick." />)
  expect(page).toMatch(/^<div autofocus="" [^>]*role="alert" tabindex="-1"/)
})

test('of the contact form’s errors, the one that happened takes it', () => {
  const draw = (isHidden: boolean) =>
    renderToStaticMarkup(<ContactError address="a@b.example" failure="failed" isHidden={isHidden} />)
  expect(draw(false)).toMatch(/^<div autofocus="" /)
  expect(draw(true)).not.toContain('autofocus')
})
