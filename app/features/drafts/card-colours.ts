import { contrast, leastContrast } from '#app/features/widgets/widget-colours.ts'
import { type Colours, dark, light } from '#widget/style.ts'
import type { WidgetLook } from '#widget/widget-data.ts'
import type { CardTheme } from './content.vocabulary.ts'

type Chosen = Pick<WidgetLook, 'paper' | 'ink' | 'star'>

/** The colours of the owner's widget, exchanged for the theme that the widget is not in; ours where those cannot be read. */
export function cardColours({ paper, ink, star }: Chosen, theme: CardTheme): Colours {
  const ours = theme === 'dark' ? dark : light
  const [onPaper, onInk] =
    paper && ink && isDark(paper, ink) !== (theme === 'dark') ? [ink, paper] : [paper, ink]
  const [back, front] = [onPaper ?? ours[0], onInk ?? ours[1]]
  const [shownBack, shownFront] =
    contrast(back, front) >= leastContrast.text ? [back, front] : [ours[0], ours[1]]
  const stars = [star, ours[2], shownFront].find(
    (colour) => colour && contrast(colour, shownBack) >= leastContrast.stars,
  )!
  return [shownBack, shownFront, stars]
}

/** True if the paper has the darker of both colours. */
const isDark = (paper: string, ink: string) => contrast(paper, '#ffffff') > contrast(ink, '#ffffff')
