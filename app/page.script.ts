// The script of every page: what plain HTML does beyond what browsers do by themselves. It needs no React, and what it
// changes is marked by data attributes. Pages work without it.
import './ui/theme.script.ts'
import './ui/unfold.script.ts'
import './ui/text-area.script.ts'
import './ui/time.script.ts'
import './features/contacts/contact-form.script.ts'
import './features/review-form/review-form.script.ts'
// After the others, which may stop a form from being sent.
import './ui/form.script.ts'
