// 目次: all published chapters of the series, with the current one marked.
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { Novel } from './queries.ts'

export function ChapterList({ novel }: { novel: Novel }) {
  if (novel.chapterList.length < 2) return null
  return (
    <section>
      <SectionHeading>目次</SectionHeading>
      <List>
        {novel.chapterList.map(({ novelId, chapterNumber, chapterTitle, characters }) => (
          <ListLink
            key={novelId}
            to="/world/$worldId/novel/$novelId"
            params={{ worldId: novel.worldId, novelId: String(novelId) }}
            aria-current={novelId === novel.novelId ? 'page' : undefined}
            title={`第${chapterNumber}章 ${chapterTitle}`}
            note={`${characters.toLocaleString('ja-JP')}字`}
            trailing={novelId === novel.novelId && <Chip tone="ai">表示中</Chip>}
          />
        ))}
      </List>
    </section>
  )
}
