// The entry script of /contact: that of every page, and the form's. See pages/contact/+config.ts.
import './+client.ts'
import { startContactForm } from '../components/islands/contact/startContactForm.ts'

startContactForm()
