// The entry script of /contact: the one of every page, plus the form's. See
// pages/contact/+config.ts.
import './+client.ts'
import { startContactForm } from '../components/islands/contact/startContactForm.ts'

startContactForm()
