import { chakra } from '@chakra-ui/react/styled-system'
import { proseRecipe } from '../theme/recipes.ts'

/** Long text: styles the plain elements in it. */
export const Prose = chakra('div', proseRecipe)
