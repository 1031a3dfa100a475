import { draw } from '../drawing.ts'
import { placeFloating } from '../floating.ts'

placeFloating(WIDGET, draw)
