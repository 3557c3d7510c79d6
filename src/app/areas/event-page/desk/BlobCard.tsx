// A picture of a world's library in its list.
import { Pencil } from 'lucide-react'
import { formatDay } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { blobTypeLabels } from '#rules/event-pages.ts'
import { imageSource } from '#rules/images.ts'
import type { WorldBlob } from '../queries.ts'

const KILOBYTE = 1024

export function BlobCard({ blob, onOpen }: { blob: WorldBlob; onOpen: () => void }) {
  const { pictureId, blobType, blobName, width, height, bytes, uploadedAt } = blob
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <img
        {...fileSource(imageSource(pictureId, 'assets', 640))}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="art block aspect-video w-full bg-sunken object-contain"
      />
      <div className="flex min-w-0 flex-1 items-start gap-2 px-3 py-2">
        <div className="min-w-0 flex-1">
          <p className="text-cap font-semibold wrap-anywhere">{blobName}</p>
          <p className="num text-meta text-ink-soft">
            {blobTypeLabels[blobType]}・{width}×{height}・{Math.max(1, Math.round(bytes / KILOBYTE))}KB
          </p>
          <p className="num text-meta text-ink-soft">{formatDay(uploadedAt)}</p>
        </div>
        <IconButton icon={Pencil} label={`${blobName}の名前を変える・削除する`} onClick={onOpen} />
      </div>
    </li>
  )
}
