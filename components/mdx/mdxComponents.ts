import type { MDXComponents } from 'mdx/types'
import { CallToAction } from '../ui/CallToAction'
import { ColumnHeading } from './ColumnHeading'
import { Comparison } from './Comparison'
import { Emergency, KeyPoints, Tip, Warning } from './callouts'
import { Checklist, Steps } from './lists'
import { Cons, Pros, ProsAndCons } from './ProsAndCons'
import { Email, Phone } from './reach'

/** What an `.mdx` file may use without importing it. */
export const mdxComponents = {
  CallToAction,
  Checklist,
  Comparison,
  Cons,
  Email,
  Emergency,
  KeyPoints,
  Phone,
  Pros,
  ProsAndCons,
  Steps,
  Tip,
  Warning,
  th: ColumnHeading,
} satisfies MDXComponents
