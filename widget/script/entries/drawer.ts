import { draw } from '../drawing.ts'
import { placeFloating } from '../float.ts'

placeFloating(WIDGET, draw)
