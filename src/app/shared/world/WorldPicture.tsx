// Key visual of a world. Until the wide picture of a first screenful has loaded, the narrow one, which cards have loaded already,
// is shown in its place; further down it would only be asked for beside the wide one.
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { imageSource, imageWidths } from '#rules/images.ts'
import { fileAddress, fileSource } from '../../ui/file-address.ts'

const RATIO = 2 / 3
const NARROW = imageWidths.assets[0] ?? 0

export function WorldPicture({
  keyVisual,
  width,
  eager,
  className,
}: {
  keyVisual: string | null
  /** width on a phone in px */
  width: number
  /** whether the picture is loaded at once: only for the first screenful */
  eager?: boolean | undefined
  className?: string | undefined
}) {
  const [failed, setFailed] = useState<string>()
  if (!keyVisual || failed === keyVisual) {
    return (
      <span className={cx('grid flex-none place-items-center bg-ai-soft text-ai', className)}>
        <Icon of={Globe} />
      </span>
    )
  }
  const wanted = pictureWidth(width * 2)
  return (
    <span
      className={cx('block flex-none overflow-hidden bg-sunken bg-cover bg-center', className)}
      style={
        eager && wanted > NARROW
          ? { backgroundImage: `url("${fileAddress(imageSource(keyVisual, 'assets', NARROW))}")` }
          : undefined
      }
    >
      <img
        {...fileSource(imageSource(keyVisual, 'assets', wanted))}
        alt=""
        width={width}
        height={Math.round(width * RATIO)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className="art size-full object-cover"
        onError={() => setFailed(keyVisual)}
      />
    </span>
  )
}
