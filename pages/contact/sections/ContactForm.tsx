import { chakra } from '@chakra-ui/react'
import type { InputHTMLAttributes } from 'react'
import { business, emailHref } from '../../../content/business'
import { buttonRecipe } from '../../../renderer/theme/recipes'

/** The form that asks for a visit. Works without script: it opens the visitor's mail program. */
export function ContactForm() {
  return (
    <chakra.form
      action={emailHref}
      method="post"
      encType="text/plain"
      display="grid"
      gap="5"
      aria-labelledby="form-heading"
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
      <SubmitButton type="submit">Send Request</SubmitButton>
    </chakra.form>
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
