/** ID-light.webp and ID-dark.webp of each piece of news, 1120 by 700 pixels: npm run screenshots -- news. */
const pictures = import.meta.glob<string>('./news/*.webp', { eager: true, import: 'default', query: '?url' })

/** A piece of news as a picture, in the reader's theme. */
export const NewsPicture = ({ id, isFirst }: { id: string; isFirst?: boolean }) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      alt=""
      className={`in-${theme} h-auto w-full rounded-surface border border-line mask-b-from-75%`}
      height={700}
      key={theme}
      loading={isFirst ? undefined : 'lazy'}
      src={pictures[`./news/${id}-${theme}.webp`]}
      width={1120}
    />
  ))
