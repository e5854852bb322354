import { chakra } from '@chakra-ui/react/styled-system'
import { pageHeaderEndId } from '../../../components/browser/ids.ts'
import { HeroScene } from '../../../components/drawings/HeroScene.tsx'
import { Picture } from '../../../components/ui/Picture.tsx'
import { heroPhoto } from '../../../model/pictures.ts'
import { home } from '../../../model/records.ts'
import { photoWidth } from '../../../model/schemas/home.ts'

const { drawing, photo } = home.hero

/** The owner's photo, or the drawing: on a phone, only its warm and its cool room. */
export function HeroPicture() {
  if (heroPhoto && photo) {
    return (
      <Photo id={pageHeaderEndId} css={{ '& img': { objectPosition: photo.focus } }}>
        <Picture
          variants={heroPhoto}
          sizes={`(min-width: 48em) ${photoWidth}rem, 100vw`}
          alt={photo.alt}
          fetchPriority="high"
        />
      </Photo>
    )
  }
  return (
    <chakra.div
      overflow={{ mdDown: 'hidden' }}
      aspectRatio={{ mdDown: '376 / 276' }}
      marginInlineStart={{ mdDown: 'calc({spacing.gutter} * -1)' }}
      // At 768 px, the house ends where the text of other bands ends. Its sky extends further.
      marginInlineEnd={{
        base: 'calc({spacing.gutter} * -1)',
        md: 'calc({spacing.gutter} * -0.5)',
        lg: '0',
      }}
    >
      <HeroScene id={pageHeaderEndId} name={drawing} />
    </chakra.div>
  )
}

/** Across a phone, or next to the text. */
const Photo = chakra('div', {
  base: {
    marginInline: { mdDown: 'calc({spacing.gutter} * -1)' },
    marginBottom: { md: '12' },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: { base: '4 / 3', mdToLg: '4 / 5' },
      objectFit: 'cover',
      borderRadius: { md: 'lg' },
    },
  },
})
