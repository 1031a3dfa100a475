import { place } from '../runtime.ts'

place(WIDGET)
