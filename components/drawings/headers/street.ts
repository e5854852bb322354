import { home } from '../../../model/records.ts'

const houses = home.hero.drawing === 'row-houses' ? 'row-houses' : 'houses'

/** The name of a header's drawing with houses like those on the home page, or of any place. */
export const onStreet = (name: string) => `${name}-${houses}`
