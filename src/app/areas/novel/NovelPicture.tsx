// A picture in a novel.
import { imageSource } from '#rules/images.ts'
import type { Novel } from './queries.ts'

type Picture = Novel['pictureList'][number]

const WIDTH = 1_200

/** Where it is shown from; what is saved for the way is this address. */
export const pictureAddress = ({ picture }: Picture): string => imageSource(picture, 'assets', WIDTH)

export function NovelPicture({ picture, className }: { picture: Picture; className: string }) {
  return (
    <img
      src={pictureAddress(picture)}
      alt={picture.description}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      className={`art block rounded-pic ${className}`}
    />
  )
}
