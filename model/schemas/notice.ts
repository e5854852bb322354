import { z } from 'zod'
import { day, navigationLinkSchema, report, text } from './fields.ts'

export const noticeSchema = z
  .strictObject({
    text: text(10, 100, {
      description: 'What visitors should know first, in one sentence. Its last day is added.',
      examples: ['Heat wave: calls for repairs may wait two days.'],
    }),
    link: navigationLinkSchema.optional().describe('Where visitors read more, or act.'),
    from: day.optional().describe('The first day. Without one, it is shown at once.'),
    until: day.describe('The last day.'),
  })
  .superRefine(({ from = '', until }, context) => {
    if (from <= until) return
    report(context, ['until'], '"until" is before "from".', `Write ${from} or a later day.`)
  })
  .meta({
    title: 'Notice',
    description: 'Stands above everything else on every page until it ends.',
  })
