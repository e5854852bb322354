import { chakra } from '@chakra-ui/react'
import type { Article } from '../../../content/model/articleOrder.ts'

/** Links to the sections of an article; beside the text on large screens. */
export function Contents({ sections }: Pick<Article, 'sections'>) {
  return (
    <chakra.nav aria-labelledby="contents" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
      <chakra.div position={{ lg: 'sticky' }} top={{ lg: '6' }}>
        <chakra.h2 id="contents" fontWeight="700" marginBottom="2">
          On this page
        </chakra.h2>
        <chakra.ol listStyle="none" borderInlineStartWidth="2px" borderColor="border">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <chakra.a
                href={`#${id}`}
                display="block"
                paddingInline="4"
                paddingBlock="1"
                color="fg.link"
                _hover={{ textDecoration: 'underline' }}
              >
                {text}
              </chakra.a>
            </li>
          ))}
        </chakra.ol>
      </chakra.div>
    </chakra.nav>
  )
}
