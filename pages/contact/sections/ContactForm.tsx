import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { contactFormId } from '../../../components/browser/ids.ts'
import { field, fieldMessage } from '../../../components/theme/styles.ts'
import { Button } from '../../../components/ui/ButtonLink.tsx'
import { useBuiltFiles, useIsland } from '../../../components/ui/useIsland.ts'
import { Words } from '../../../components/ui/Words.tsx'
import { contactForm, type ContactForm as Receiver } from '../../../model/contactForm.ts'
import { business, emailHref, pages, phoneHref, words } from '../../../model/records.ts'
import { absoluteUrl } from '../../../model/settings.ts'

const contactFormName = 'contact'

/**
 * The contact form. Without script, the browser posts it to its receiver. A site without one sends
 * through the visitor's email app, which needs script: `action="mailto:"` is mixed content on an
 * https page. So script makes it a form that can be submitted.
 */
export function ContactForm() {
  const target = contactForm
    ? {
        action: contactForm.action,
        'data-script-action': contactForm.scriptAction,
        // Netlify looks for these attributes at deploy.
        ...(contactForm.isNetlify && {
          name: contactFormName,
          'data-netlify': 'true',
          'data-netlify-honeypot': contactForm.honeypot,
        }),
      }
    : { 'data-mail-to': business.email }
  return (
    <chakra.form
      {...useIsland(contactForm ? 'contactForm' : 'emailForm')}
      {...target}
      id={contactFormId}
      // Never in an address: text browsers don't know the button's method.
      method="post"
      display="grid"
      gap="5"
      aria-labelledby="form-heading"
      css={formStates}
    >
      {/* Loads the main entry script in parallel, which this page's script imports. */}
      <link rel="modulepreload" href={useBuiltFiles('pages/+client.ts')[0]} />
      <chakra.h2 id="form-heading" marginBottom="0">
        {words.contact.heading}
      </chakra.h2>
      <TextField
        label={words.contact.name}
        hint={words.contact.required}
        name="name"
        type="text"
        placeholder={words.contact.nameExample}
        autoComplete="name"
        required
      />
      <Pair>
        <div>
          <TextField
            label={words.contact.phone}
            hint={contactForm ? <PhoneHint /> : words.contact.orEmail}
            name="phone"
            type="tel"
            placeholder={words.contact.phoneExample}
            autoComplete="tel"
            // Nobody can answer a message without a way to. Script asks for one of the two instead.
            {...(contactForm && { required: true, pattern: '.*\\S.*' })}
          />
        </div>
        <div>
          <TextField
            label={words.contact.email}
            hint={words.contact.orPhone}
            name="email"
            type="email"
            placeholder={words.contact.emailExample}
            autoComplete="email"
          />
        </div>
      </Pair>
      <Field>
        {words.contact.message}
        <chakra.textarea
          {...useIsland('calculation')}
          css={control}
          resize="vertical"
          name="message"
          rows={4}
          placeholder={pages.contact.placeholder}
        />
      </Field>
      {contactForm && <HiddenFields receiver={contactForm} />}
      {/*
        `dialog` does nothing outside a dialog: without a receiver, only script can send the form.
        https://html.spec.whatwg.org/#form-submission-algorithm
      */}
      <SubmitButton type="submit" formMethod={contactForm ? undefined : 'dialog'}>
        {words.contact.send}
      </SubmitButton>
      <p role="status" />
      {!contactForm && <OtherWays />}
    </chakra.form>
  )
}

/** Without script, the phone number is required. */
function PhoneHint() {
  return (
    <>
      <chakra.span css={{ '@media (scripting: none)': { display: 'none' } }}>
        {words.contact.orEmail}
      </chakra.span>
      <noscript>{words.contact.required}</noscript>
    </>
  )
}

/** Fields for the receiver. Script fills in the subject, the page, and the seconds. */
function HiddenFields({ receiver }: { receiver: Receiver }) {
  const { isNetlify, keyField, key, subjectField, hasTimer, honeypot, honeypotType } = receiver
  return (
    <>
      {isNetlify && <input type="hidden" name="form-name" value={contactFormName} />}
      {keyField && <input type="hidden" name={keyField} value={key} />}
      {subjectField && <input type="hidden" name={subjectField} value={words.contact.subject} />}
      <input type="hidden" name="page" value={absoluteUrl(pages.contact.path)} />
      {hasTimer && <input type="hidden" name="seconds" />}
      <input
        type={honeypotType ?? 'text'}
        name={honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-label={words.contact.leaveEmpty}
        hidden
      />
    </>
  )
}

/** Other ways to get in touch, for visitors without an email app or JavaScript. */
function OtherWays() {
  return (
    <chakra.p tabIndex={-1} marginTop="-3">
      <chakra.span css={{ '@media (scripting: none)': { display: 'none' } }}>
        {words.contact.opensEmail}{' '}
      </chakra.span>
      <Words
        text={words.contact.otherWays}
        phone={
          <OtherWay href={phoneHref} whiteSpace="nowrap">
            {business.phone}
          </OtherWay>
        }
        email={<OtherWay href={emailHref}>{business.email}</OtherWay>}
      />
    </chakra.p>
  )
}

const OtherWay = chakra('a', { base: { color: 'fg.link', textDecoration: 'underline' } })

interface TextFieldProps extends HTMLChakraProps<'input'> {
  label: string
  /** Says whether the field is required. Shown and announced with its label. */
  hint: ReactNode
}

function TextField({ label, hint, ...input }: TextFieldProps) {
  return (
    <Field>
      <span>
        {label}{' '}
        <chakra.small fontSize="note" color="fg.muted">
          {hint}
        </chakra.small>
      </span>
      <chakra.input css={control} {...input} />
    </Field>
  )
}

/** Two fields, each with room for its message, side by side where they fit. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { sm: '1fr 1fr' },
    '& > div': { display: 'grid', gap: '5', alignContent: 'start' },
  },
})

const Field = chakra('label', { base: { display: 'grid', gap: '1', fontWeight: '600' } })

const formStates = {
  // While the message is being sent, even if the button is hovered.
  '&[aria-busy=true] button, &[aria-busy=true] button:hover': {
    bg: 'bg.cool',
    color: 'fg.muted',
    cursor: 'progress',
  },
  '& [data-field-message]': { ...fieldMessage, marginTop: '-1rem' },
  // Pressed before the script has loaded, which may never come.
  '& [data-clicked] ~ [tabindex]': { fontWeight: '600' },
}

const control = {
  ...field,
  paddingBlock: '2',
  fontWeight: '400',
  // Lighter than typed text.
  _placeholder: { color: 'fg.muted', opacity: '0.8', fontStyle: 'italic' },
}

const SubmitButton = chakra(Button, {
  // Without script, it could not open an email app.
  base: {
    justifySelf: { md: 'start' },
    // The height of the toast that says that sending failed, and of what is below it.
    scrollMarginBottom: { base: 'min(20rem, 60vh)', lg: '0' },
    minWidth: { md: '15rem' },
    ...(!contactForm && { '@media (scripting: none)': { display: 'none' } }),
  },
})
