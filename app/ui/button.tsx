import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  isLarge?: boolean
  isWide?: boolean
  /** Contains only an icon: needs an aria-label. */
  isIcon?: boolean
}

const looks = ({ kind = 'secondary', isLarge, isWide, isIcon }: Look, className?: string) =>
  classNames(
    'btn',
    kind !== 'secondary' && `btn-${kind}`,
    isLarge && 'btn-large',
    isWide && 'btn-wide',
    isIcon && 'btn-icon',
    className,
  )

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /**
     * Busy: the button keeps its place and focus but does nothing. Its text should say what is happening.
     */
    isBusy?: boolean
  }

export function Button({ kind, isLarge, isWide, isIcon, isBusy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className={looks({ kind, isLarge, isWide, isIcon }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({
  kind,
  isLarge,
  isWide,
  isIcon,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={looks({ kind, isLarge, isWide, isIcon }, className)} />
}
