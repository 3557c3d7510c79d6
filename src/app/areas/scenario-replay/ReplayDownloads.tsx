// 電子書籍にする: the replay as an EPUB with lines in either direction, as far as the reader may read it.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { readFile, saveFile } from '#app/platform/download.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type EpubDirection, epubDirections } from '#rules/novel.ts'
import { type PhaseKey, scenarioReplayCalls } from './queries.ts'

const labels: Record<EpubDirection, string> = { vertical: '縦書き', horizontal: '横書き' }

export function ReplayDownloads({ of: { worldId, scenarioId, phase }, title }: { of: PhaseKey; title: string }) {
  const online = useOnline()
  const [pending, setPending] = useState<EpubDirection | null>(null)
  const save = async (direction: EpubDirection): Promise<void> => {
    setPending(direction)
    try {
      const request = scenarioReplayCalls.epub.request({ worldId, scenarioId, phase, direction })
      saveFile(await readFile(request, 'application/epub+zip'), `${title}.epub`)
    } catch (error) {
      tellFailure('EPUBを保存できませんでした', error)
    } finally {
      setPending(null)
    }
  }
  return (
    <section aria-label="電子書籍にする">
      <SectionHeading>電子書籍にする</SectionHeading>
      <Card>
        <p className="text-sub text-ink-soft">
          EPUBファイルを保存して、お使いの読書アプリでひらけます。あなたが読める限定公開の部分も入ります。
        </p>
        <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
          {online ? (
            epubDirections.map(direction => (
              <Button
                key={direction}
                icon={Download}
                pending={pending === direction}
                pendingLabel="作っています"
                aria-label={`${labels[direction]}のEPUBを保存`}
                onClick={() => void save(direction)}
              >
                {labels[direction]}
              </Button>
            ))
          ) : (
            <Button icon={Download} reason={offlineReason(false, '保存できます')}>
              EPUB
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
