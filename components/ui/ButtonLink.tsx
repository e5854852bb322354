import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '../theme/recipes.ts'

/** A link that looks like a button. (Chakra's `Button asChild` would add `type="button"`.) */
export const ButtonLink = chakra('a', buttonRecipe)

/** A button without the browser's own background. */
export const Button = chakra('button', buttonRecipe, { forwardProps: ['popoverTarget'] })
