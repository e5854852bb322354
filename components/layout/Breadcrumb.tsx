import { chakra } from '@chakra-ui/react'
import type { Crumb } from '../../content/model/pageFacts.ts'

/** The path from the home page to this page, which is the last crumb. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <chakra.ol display="flex" flexWrap="wrap" listStyle="none" fontSize="sm">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <chakra.span aria-current="page" color="fg.onBrandMuted">
                {name}
              </chakra.span>
            ) : (
              <>
                <chakra.a href={path} textDecoration="underline" paddingBlock="1">
                  {name}
                </chakra.a>
                <chakra.span aria-hidden="true" marginInline="2">
                  ›
                </chakra.span>
              </>
            )}
          </li>
        ))}
      </chakra.ol>
    </nav>
  )
}
