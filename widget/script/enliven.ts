import type { Scripts } from '../bundle.ts'
import { draw } from './drawing.ts'
import { drift } from './drift.ts'
import type { Enliven } from './runtime.ts'
import { step } from './step.ts'
import { toast } from './toast.ts'
import { unfold } from './unfold.ts'

/** For the loader, which shows every kind: the same pairs as in the files of entries/. */
export const enlivening: Record<keyof Scripts, Enliven | undefined> = {
  cards: unfold,
  carousel: step,
  marquee: drift,
  toast,
  drawer: draw,
  plain: undefined,
  badge: undefined,
}
