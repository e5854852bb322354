import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '../theme/recipes.ts'

/** A link that looks like a button. (Chakra's `Button asChild` would put `type="button"` on it.) */
export const ButtonLink = chakra('a', buttonRecipe)
