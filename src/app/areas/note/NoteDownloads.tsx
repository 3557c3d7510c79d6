// 電子書籍にする: a note, or a book of notes, as an EPUB with lines in either direction.
import { BookDownload } from '#app/shared/download/BookDownload.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import type { EpubDirection } from '#rules/novel.ts'

interface NoteDownloadsProps {
  /** このノート */
  name: string
  address: (direction: EpubDirection) => string
  online: boolean
}

export const NoteDownloads = (props: NoteDownloadsProps) => (
  <section>
    <SectionHeading>電子書籍にする</SectionHeading>
    <Card>
      <p className="text-sub text-ink-soft">EPUBファイルを保存して、お使いの読書アプリでひらけます。</p>
      <BookDownload {...props} />
    </Card>
  </section>
)
