// 本にする: downloads of the novel, or the whole series, as an EPUB with lines in either direction.
import { Download } from 'lucide-react'
import { Button, ButtonAnchor } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type EpubDirection, epubDirections } from '#rules/novel.ts'
import { bookAddress, type Novel } from './queries.ts'

const labels: Record<EpubDirection, string> = { vertical: '縦書き', horizontal: '横書き' }

export function BookDownloads({ novel, online }: { novel: Novel; online: boolean }) {
  const { series } = novel
  return (
    <section>
      <SectionHeading>電子書籍にする</SectionHeading>
      <Card>
        <p className="text-sub text-ink-soft">EPUBファイルを保存して、お使いの読書アプリでひらけます。</p>
        {series && <Row name={`全${series.chapterCount}章`} work={{ seriesId: series.seriesId }} online={online} />}
        <Row name={series ? 'この章だけ' : 'このノベル'} work={{ novelId: novel.novelId }} online={online} />
      </Card>
    </section>
  )
}

type RowProps = { name: string; work: Parameters<typeof bookAddress>[0]; online: boolean }

function Row({ name, work, online }: RowProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="num min-w-[6em] text-sub font-semibold">{name}</span>
      {online ? (
        epubDirections.map(direction => (
          <ButtonAnchor
            key={direction}
            icon={Download}
            href={bookAddress(work, direction)}
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
}
