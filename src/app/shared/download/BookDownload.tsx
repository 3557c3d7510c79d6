// Buttons that save a text as an EPUB, one for each direction of its lines.
import { Download } from 'lucide-react'
import { Button, ButtonAnchor } from '#app/ui/Button.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type EpubDirection, epubDirections } from '#rules/novel.ts'

const labels: Record<EpubDirection, string> = { vertical: '縦書き', horizontal: '横書き' }

interface BookDownloadProps {
  /** このノベル */
  name: string
  address: (direction: EpubDirection) => string
  online: boolean
}

export const BookDownload = ({ name, address, online }: BookDownloadProps) => (
  <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
    <span className="num min-w-[6em] text-sub font-semibold">{name}</span>
    {online ? (
      epubDirections.map(direction => (
        <ButtonAnchor
          key={direction}
          icon={Download}
          href={address(direction)}
          download
          aria-label={`${labels[direction]} ${name}のEPUBを保存`}
        >
          {labels[direction]}
        </ButtonAnchor>
      ))
    ) : (
      <Button icon={Download} reason={offlineReason(false, '保存できます')}>
        EPUB
      </Button>
    )}
  </div>
)
