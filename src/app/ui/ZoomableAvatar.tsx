// Avatar that opens large when it is pressed, from sizes above 50 (doc1 §9).
import { lazy, Suspense, useState } from 'react'
import { opensZoom } from '#rules/avatars.ts'
import { Avatar, type AvatarProps } from './Avatar.tsx'

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))

export interface ZoomableAvatarProps extends Omit<AvatarProps, 'alt'> {
  /** name of the person */
  name: string
  /** the same picture, larger */
  large?: string | undefined
}

export function ZoomableAvatar({ name, large, size = 50, ...rest }: ZoomableAvatarProps) {
  const [open, setOpen] = useState(false)
  const { src } = rest
  if (!src || !opensZoom(size)) return <Avatar {...rest} size={size} alt={name} />
  return (
    <>
      <button
        type="button"
        aria-label={`${name}の絵を大きく見る`}
        onClick={() => setOpen(true)}
        className="rounded-full"
      >
        <Avatar {...rest} size={size} />
      </button>
      {open && (
        <Suspense>
          <ZoomDialog name={name} src={large ?? src} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
