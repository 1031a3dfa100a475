import { dismissError } from './dismissed-errors.ts'

addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement
  // The contact form checks its fields as they are typed.
  if (control.ariaInvalid === 'true' && !control.closest('[data-contact]')) dismissError(control)
})
