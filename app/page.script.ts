// Behaviour that plain HTML lacks, on pages of every area. It needs no React, and what it
// changes is marked by data attributes. Pages work without it.
import './ui/theme.script.ts'
import './ui/unfold.script.ts'
import './ui/text-area.script.ts'
import './ui/time.script.ts'
import './ui/form.script.ts'
import './ui/dismissed-errors.script.ts'
