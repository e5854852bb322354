import { pageMeta } from '../../model/pageMeta.ts'

export function data() {
  const page = pageMeta(
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
