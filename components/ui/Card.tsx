import { chakra } from '@chakra-ui/react/styled-system'
import { cardRecipe } from '../theme/recipes.ts'

/** A raised box. Its only link covers all of it. */
export const Card = chakra('div', cardRecipe)
