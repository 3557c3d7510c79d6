// The files of the archive: one book with lines in either direction, or a collection. Made by the server while they are sent, then
// saved like any download of the browser.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { LONG_PATIENCE_MS, readFile, saveFile } from '#app/platform/download.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { type ArchiveFormat, archiveBytes, archiveTypes, sizeWords } from '#rules/archive.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import type { EpubDirection } from '#rules/novel.ts'
import { archiveCalls } from './queries.ts'

const files: readonly { format: ArchiveFormat; direction: EpubDirection; label: string }[] = [
  { format: 'epub', direction: 'vertical', label: 'EPUB（縦書き）' },
  { format: 'epub', direction: 'horizontal', label: 'EPUB（横書き）' },
  { format: 'zip', direction: 'vertical', label: 'ZIP' },
]

interface DownloadsProps {
  /** one of the user's characters; null for all */
  characterId: string | null
  /** name of the file, without its ending */
  name: string
  size: { count: number; length: number }
}

export function Downloads({ characterId, name, size }: DownloadsProps) {
  const online = useOnline()
  const [making, setMaking] = useState<string | null>(null)
  const save = async ({ format, direction, label }: (typeof files)[number]): Promise<void> => {
    setMaking(label)
    try {
      const request = archiveCalls.download.request({
        ...(characterId === null ? {} : { characterId }),
        ...{ format, direction },
      })
      saveFile(await readFile(request, archiveTypes[format], LONG_PATIENCE_MS), `${name}.${format}`)
    } catch (error) {
      tellFailure('書き出せませんでした', error)
    } finally {
      setMaking(null)
    }
  }
  return (
    <section>
      <SectionHeading>書き出す</SectionHeading>
      <Card>
        <p className="text-sub text-ink-soft">
          EPUBは1冊の本です。ZIPには、1話ずつの本とテキスト、送ったプレイングと目次が入ります。ほかの人に限定公開された部分は入りません。
        </p>
        <p className="num mt-1 text-meta text-ink-soft">
          {size.count}話・EPUB {sizeWords(archiveBytes('epub', size))}・ZIP {sizeWords(archiveBytes('zip', size))}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {files.map(file => (
            <Button
              key={file.label}
              icon={Download}
              pending={making === file.label}
              pendingLabel="書き出しています"
              reason={
                making !== null && making !== file.label
                  ? 'ほかのファイルを書き出しています。'
                  : offlineReason(online, '書き出せます')
              }
              onClick={() => void save(file)}
            >
              {file.label}
            </Button>
          ))}
        </div>
      </Card>
    </section>
  )
}
