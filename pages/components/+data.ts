import { pageMeta } from '../../model/pageMeta.ts'

export function data() {
  const page = pageMeta(
    {
      path: '/components',
      name: 'Components',
      title: 'Components',
      description: 'Every component of the site in its states, for those who change them.',
    },
    { indexable: false },
  )
  return { page }
}
