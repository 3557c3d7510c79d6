// The picture of an item on its tint: 96 and 60 where the item is the subject, 44 in rows, 28 beside a line.
import { type LucideIcon, Package } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { opensZoom } from '#rules/avatars.ts'
import { cx } from './cx.ts'
import { fileSource } from './file-address.ts'
import { Icon } from './Icon.tsx'

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then(module => ({ default: module.ZoomDialog })))

const boxes = {
  96: 'size-24 rounded-card bg-ai-soft p-2',
  60: 'size-15 rounded-card bg-ai-soft p-2',
  44: 'size-11 rounded-card bg-ai-soft p-1.5',
  28: 'size-7',
}

/** Size of the picture inside each size of tile. */
const edges = { 96: 80, 60: 44, 44: 32, 28: 28 }

export interface ItemTileProps {
  src: string | null
  size: keyof typeof boxes
  /** the item's name and its large picture: a tile above size 50 then opens it (doc1 §9) */
  zoom?: { name: string; src: string } | undefined
  /** icon of a tile without a picture */
  glyph?: LucideIcon | undefined
  /** loads the picture at once: only for the first screenful */
  eager?: boolean | undefined
}

export function ItemTile({ src, size, zoom, glyph = Package, eager }: ItemTileProps) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const face = cx('grid flex-none place-items-center text-ai', boxes[size])
  const edge = edges[size]
  const picture =
    src && src !== failed ? (
      <img
        {...fileSource(src)}
        alt=""
        width={edge}
        height={edge}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="art size-full object-contain"
        onError={() => setFailed(src)}
      />
    ) : (
      <Icon of={glyph} size={size === 28 ? 's' : 'm'} />
    )
  if (!zoom || !src || src === failed || !opensZoom(size)) return <span className={face}>{picture}</span>
  return (
    <>
      <button type="button" aria-label={`${zoom.name}の絵を大きく見る`} className={face} onClick={() => setOpen(true)}>
        {picture}
      </button>
      {open && (
        <Suspense>
          <ZoomDialog name={zoom.name} src={zoom.src} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
