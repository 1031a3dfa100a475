// The script of public pages. Their own parts come first, because they may stop a form from being sent.
import './features/contacts/contact-form.script.ts'
import './page.script.ts'
