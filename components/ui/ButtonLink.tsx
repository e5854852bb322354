import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '../theme/recipes.ts'

/** A link that looks like a button. (Chakra's `Button asChild` would add `type="button"`.) */
export const ButtonLink = chakra('a', buttonRecipe)
