import { Steps } from '../../../components/mdx/lists.tsx'
import { nextSteps } from '../../../content/afterContact.ts'

/** What happens once a message is sent, beside the form and after it. */
export function NextSteps() {
  return (
    <Steps>
      <ol>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Steps>
  )
}
