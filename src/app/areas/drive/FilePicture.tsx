// The picture of a file, whole in a frame of one shape.
import { fileSource } from '#app/ui/file-address.ts'
import { imageSource } from '#rules/images.ts'
import type { SeenFile } from './queries.ts'

interface FilePictureProps {
  file: Pick<SeenFile, 'fileId' | 'width' | 'height'>
  /** width in pixels in which it is shown */
  width: number
}

export const FilePicture = ({ file: { fileId, width: own, height }, width }: FilePictureProps) => (
  <img
    {...fileSource(imageSource(fileId, 'assets', width))}
    alt=""
    width={own}
    height={height}
    loading="lazy"
    className="art block aspect-square w-full bg-sunken object-contain"
  />
)
