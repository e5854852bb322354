// The entry script of /contact: every page's, plus the form’s.
import '../+client.ts'
import { startContactForm } from '../../components/browser/entry/contactForm.ts'

startContactForm()
