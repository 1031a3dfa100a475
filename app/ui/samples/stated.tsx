import { Face } from '#app/ui/face.tsx'
import { Stars } from '#app/ui/stars.tsx'

type StatedProps = { rating: number; text: string; author?: string }

export const SampleReviewLines = ({ rating, text, author = 'Anna K.' }: StatedProps) => (
  <div className="grid gap-2">
    <p className="flex items-center gap-2.5">
      <Face name={author} />
      <span className="font-medium">{author}</span>
      <Stars rating={rating} />
    </p>
    <p className="font-serif text-lg leading-snug">{text}</p>
  </div>
)
