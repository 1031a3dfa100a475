import { classNames } from '#app/ui/class-names.ts'

/** The real widget, small and only to look at. It is loaded when it comes near the screen. */
export function Picture({ src, isLarge }: { src: string; isLarge?: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'relative overflow-hidden border border-line bg-[#fff]',
        isLarge ? 'h-48' : 'h-32',
      )}
      inert
    >
      <iframe
        className={classNames(
          'absolute top-0 left-0 origin-top-left',
          isLarge ? 'h-[384px] w-[200%] scale-50' : 'h-[320px] w-[250%] scale-40',
        )}
        loading="lazy"
        sandbox="allow-scripts"
        src={src}
        tabIndex={-1}
        title="Picture of the widget"
      />
    </div>
  )
}
