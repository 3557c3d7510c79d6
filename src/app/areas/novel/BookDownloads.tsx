// 本にする: downloads of the novel, or the whole series, as an EPUB with lines in either direction.
import { BookDownload } from '#app/shared/download/BookDownload.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { bookAddress, type Novel } from './queries.ts'

export function BookDownloads({ novel: { novelId, series }, online }: { novel: Novel; online: boolean }) {
  return (
    <section>
      <SectionHeading>電子書籍にする</SectionHeading>
      <Card>
        <p className="text-sub text-ink-soft">EPUBファイルを保存して、お使いの読書アプリでひらけます。</p>
        {series && (
          <BookDownload
            name={`全${series.chapterCount}章`}
            address={direction => bookAddress({ seriesId: series.seriesId }, direction)}
            online={online}
          />
        )}
        <BookDownload
          name={series ? 'この章だけ' : 'このノベル'}
          address={direction => bookAddress({ novelId }, direction)}
          online={online}
        />
      </Card>
    </section>
  )
}
