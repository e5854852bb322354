import { pageFacts } from '../../model/pageFacts.ts'

export function data() {
  const page = pageFacts(
    {
      path: '/components',
      name: 'Components',
      title: 'Components',
      description: 'Every component for articles, for those who write or change them.',
    },
    { indexable: false },
  )
  return { page }
}
