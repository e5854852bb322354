import { chakra } from '@chakra-ui/react/styled-system'
import { Column } from '../ui/Band.tsx'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { Notice } from './Notice.tsx'
import { TopBar } from './TopBar.tsx'

export function Header({ path }: { path: string }) {
  return (
    <header>
      <Notice />
      <TopBar />
      <chakra.div bg="bg.raised" borderBottomWidth="1px" paddingInline="gutter" paddingBlock="2">
        <Column
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
        >
          <Logo />
          <Menu path={path} />
        </Column>
      </chakra.div>
    </header>
  )
}
