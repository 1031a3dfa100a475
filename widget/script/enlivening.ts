import type { Scripts } from '../bundle.ts'
import { draw } from './drawing.ts'
import { drift } from './drifting.ts'
import type { Enliven } from './runtime.ts'
import { step } from './stepping.ts'
import { toast } from './toasting.ts'
import { unfold } from './unfolding.ts'

/** For the loader, which shows every kind: the same as in each file of entries/. */
export const enlivening: Record<keyof Scripts, Enliven | undefined> = {
  cards: unfold,
  carousel: step,
  marquee: drift,
  toast,
  drawer: draw,
  plain: undefined,
  badge: undefined,
}
