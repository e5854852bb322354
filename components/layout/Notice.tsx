import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { fillWords, notice, today, words } from '../../model/records.ts'
import { formatDate } from '../ui/FormattedDate.tsx'
import { shownOn } from '../ui/shownOn.ts'

/**
 * What the owner announces for some days, with these days. A browser that knows dialogs closes it
 * without script, until the next page.
 */
export function Notice() {
  if (!notice) return null
  const { text, link, from = '', until } = notice
  const isAhead = from > today()
  const days = fillWords(isAhead ? words.days.fromUntil : words.days.until, {
    from: isAhead ? formatDate(from) : '',
    until: formatDate(until),
  })
  return (
    <Bar open aria-label={words.days.notice} {...shownOn(notice)}>
      <p>
        <b>{text}</b> {days} {link && <a href={link.href}>{link.label}</a>}
      </p>
      <form method="dialog">
        <CloseButton type="submit" aria-label={words.days.hideNotice}>
          <X size={20} aria-hidden="true" />
        </CloseButton>
      </form>
    </Bar>
  )
}

const Bar = chakra('dialog', {
  base: {
    position: 'static',
    width: 'auto',
    maxWidth: 'none',
    // A closed dialog must stay hidden.
    '&[open]': { display: { base: 'flex', _print: 'none' } },
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '3',
    paddingInline: 'gutter',
    paddingBlock: '1',
    bg: 'bg.warm',
    color: 'fg',
    fontSize: { base: 'note', sm: 'text' },
    lineHeight: 'snug',
    '& form': { flexShrink: '0', marginInlineEnd: '-3' },
    '& a': { display: 'inline-block', paddingBlock: '1', textDecoration: 'underline' },
  },
})

const CloseButton = chakra('button', {
  base: {
    // Browsers of the same year or later know `<dialog>`. Others would reload the page.
    display: 'none',
    '@supports selector(:modal)': { display: 'grid' },
    placeItems: 'center',
    width: 'target',
    height: 'target',
    bg: 'transparent',
    cursor: 'pointer',
  },
})
