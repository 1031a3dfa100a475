import { place } from '../runtime.ts'
import { unfold } from '../unfolding.ts'

place(WIDGET, unfold)
