// A picture of the office: as it looks, its size, its address to copy, and its deletion.
import { Link2, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { copyText } from '#app/ui/copy.ts'
import { formatDay } from '#app/ui/days.ts'
import { fileAddress, fileSource } from '#app/ui/file-address.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { imageSource, imageWidths } from '#rules/images.ts'
import type { Asset } from './queries.ts'

const WIDEST = Math.max(...imageWidths.assets)
const KILOBYTE = 1024

export function AssetCard({ asset, onRemove }: { asset: Asset; onRemove: () => void }) {
  const { assetId, name, width, height, bytes, userName, uploadedAt } = asset
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      <img
        {...fileSource(imageSource(assetId, 'assets', 640))}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="art block aspect-video w-full bg-sunken object-contain"
      />
      <div className="flex min-w-0 flex-1 flex-col px-3 py-2">
        <p className="text-cap font-semibold wrap-anywhere">{name}</p>
        <p className="num text-meta text-ink-soft">
          {width}×{height}・{Math.max(1, Math.round(bytes / KILOBYTE))}KB
        </p>
        <p className="num text-meta text-ink-soft">
          {formatDay(uploadedAt)}
          {userName && `・${userName}`}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <Button
            variant="text"
            icon={Link2}
            aria-label={`${name}のアドレスをコピー`}
            onClick={() =>
              void copyText(
                new URL(fileAddress(imageSource(assetId, 'assets', WIDEST)), location.href).href,
                'アドレス',
              )
            }
          >
            アドレスをコピー
          </Button>
          <IconButton icon={Trash2} label={`${name}を削除`} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}
