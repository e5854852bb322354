import { Steps } from '../../../components/mdx/lists.tsx'
import { nextSteps } from '../../../content/afterContact.ts'

/** What happens once a message is sent, shown beside the form and after sending. */
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
