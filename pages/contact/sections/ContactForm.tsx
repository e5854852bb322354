import { chakra } from '@chakra-ui/react'
import type { InputHTMLAttributes } from 'react'
import {
  contactFormId,
  contactFormName,
  honeypotName,
} from '../../../components/islands/contact/contactFormIds.ts'
import { buttonRecipe } from '../../../components/theme/recipes.ts'
import { useIsland } from '../../../components/ui/useIsland.ts'
import { business, emailHref } from '../../../content/business.ts'
import { siteEnv } from '../../../content/model/siteEnv.ts'
import { absoluteUrl } from '../../../content/model/siteUrl.ts'
import { pages } from '../../../content/pages.ts'

/**
 * The form that asks for a visit. Without script the browser sends it to the endpoint, or, where the
 * site has none, opens the visitor's mail program.
 */
export function ContactForm() {
  const { contactEndpoint } = siteEnv
  const target = contactEndpoint
    ? {
        action: contactEndpoint,
        // Netlify looks for these when it publishes. https://docs.netlify.com/forms/setup/
        name: contactFormName,
        'data-netlify': 'true',
        'data-netlify-honeypot': honeypotName,
      }
    : { action: emailHref, encType: 'text/plain' }
  return (
    <chakra.form
      {...useIsland('contactForm')}
      {...target}
      id={contactFormId}
      method="post"
      display="grid"
      gap="5"
      aria-labelledby="form-heading"
      css={fieldMessages}
    >
      <chakra.h2 id="form-heading" fontSize="2xl" fontFamily="heading" fontWeight="700">
        Send us a request
      </chakra.h2>
      <TextField
        label="Full name"
        name="name"
        type="text"
        placeholder="Jordan Smith"
        autoComplete="name"
        required
      />
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        placeholder="(123) 456-7890"
        autoComplete="tel"
      />
      <TextField
        label="Email address"
        name="email"
        type="email"
        placeholder={business.email}
        autoComplete="email"
      />
      <Field as="label">
        How can we help you?
        <chakra.textarea
          css={control}
          name="message"
          rows={6}
          placeholder="Describe your HVAC issue..."
        />
      </Field>
      {contactEndpoint && <HiddenFields />}
      <SubmitButton type="submit">Send Request</SubmitButton>
    </chakra.form>
  )
}

/** For the form service: the page that the message comes from, and a trap for robots. */
function HiddenFields() {
  return (
    <>
      <input type="hidden" name="form-name" value={contactFormName} />
      <input type="hidden" name="page" value={absoluteUrl(pages.contact.path)} />
      <input name={honeypotName} tabIndex={-1} autoComplete="off" aria-label="Leave empty" hidden />
    </>
  )
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
}

function TextField({ label, name, type, placeholder, autoComplete, required }: TextFieldProps) {
  return (
    <Field as="label">
      {label}
      <chakra.input
        css={control}
        name={name}
        type={type}
        placeholder={placeholder}
        autoComplete={autoComplete}
        required={required}
      />
    </Field>
  )
}

const Field = chakra('div', { base: { display: 'grid', gap: '1', fontWeight: '600' } })

/** What a field lacks, written below it by script. */
const fieldMessages = {
  // While the message is on its way, under the pointer that pressed it too.
  '&[aria-busy=true] [type=submit]:is(*, :hover)': {
    bg: 'bg.cool',
    color: 'fg.muted',
    cursor: 'progress',
  },
  '& [data-field-message]': { color: 'fg.danger', fontWeight: '600', marginTop: '-1rem' },
  '& [aria-invalid=true]': { borderColor: 'fg.danger' },
}

const control = {
  width: '100%',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '2',
  bg: 'bg.raised',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  fontWeight: '400',
  _placeholder: { color: 'fg.muted' },
}

const SubmitButton = chakra('button', buttonRecipe)
