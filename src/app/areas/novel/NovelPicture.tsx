// A picture in a novel.
import { imageSource } from '#rules/images.ts'
import { fileSource } from '../../ui/file-address.ts'
import type { Novel } from './queries.ts'

type Picture = Novel['pictureList'][number]

const WIDTH = 1_200

/** Address of a picture, on screens and for saving it. */
export const pictureAddress = ({ picture }: Picture): string => imageSource(picture, 'assets', WIDTH)

export function NovelPicture({ picture, className }: { picture: Picture; className: string }) {
  return (
    <img
      {...fileSource(pictureAddress(picture))}
      alt={picture.description}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      className={`art block rounded-pic ${className}`}
    />
  )
}
