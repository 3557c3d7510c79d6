// Picture over a card in a list, three times as wide as high.
import { fileSource } from '#app/ui/file-address.ts'
import { imageSource } from '#rules/images.ts'

export const BannerPicture = ({ picture }: { picture: string | null }) =>
  picture && (
    <img
      {...fileSource(imageSource(picture, 'assets', 640))}
      alt=""
      width={640}
      height={214}
      loading="lazy"
      className="art block aspect-[3/1] w-full bg-sunken object-cover"
    />
  )
