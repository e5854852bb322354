// The entry script of /contact: every page's, plus the form's. See pages/contact/+config.ts.
import '../../../renderer/+client.ts'
import { startContactForm } from './startContactForm.ts'

startContactForm()
