import { chakra } from '@chakra-ui/react'
import { cardRecipe } from '../theme/recipes.ts'

/** A raised box that holds one thing; with `link`, its one link covers it all. */
export const Card = chakra('div', cardRecipe)
