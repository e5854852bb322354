import type { ComponentProps } from 'react'
import type { pictureVariants } from '../../renderer/index.ts'

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  variants: Awaited<ReturnType<typeof pictureVariants>>
  sizes: string
  alt: string
}

/** A picture from `content/`, in the formats and sizes that the build makes. */
export function Picture({ variants, sizes, alt, ...props }: PictureProps) {
  const { avif, webp, fallback: src, width, height } = variants
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        srcSet={webp}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        {...props}
      />
    </picture>
  )
}
