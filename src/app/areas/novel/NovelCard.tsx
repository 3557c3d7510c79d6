// A novel in the list: its cover, what it is called, how it begins, how long it is.
import { Link } from '@tanstack/react-router'
import { Chip } from '#app/ui/Chip.tsx'
import { BookCover } from './BookCover.tsx'
import { chapterName, lengthOf } from './facts.ts'
import type { NovelItem } from './queries.ts'

export function NovelCard({ novel, eager }: { novel: NovelItem; eager: boolean }) {
  const chapter = chapterName(novel)
  return (
    <li className="relative rounded-card border border-line bg-surface">
      <Link
        to="/world/$worldId/novel/$novelId"
        params={{ worldId: novel.worldId, novelId: String(novel.novelId) }}
        viewTransition
        className="grid h-full grid-cols-[min(5.5rem,28%)_minmax(0,1fr)] gap-x-3.5 rounded-card p-3 text-ink -outline-offset-2"
      >
        <BookCover cover={novel.cover} eager={eager} className="self-start" />
        <span className="min-w-0">
          <span className="block text-meta text-ink-soft">{novel.worldName}</span>
          <span className="phrases block font-mincho text-body leading-[1.45] font-semibold">{novel.title}</span>
          {chapter && <span className="num block text-cap text-ink-soft">{chapter}</span>}
          <span className="mt-1 line-clamp-2 font-mincho text-sub leading-[1.6]">{novel.firstLine}</span>
          <span className="num mt-1.5 block text-meta text-ink-soft">
            {novel.writerName}・{lengthOf(novel)}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1">
            {novel.tags.map(tag => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </span>
        </span>
      </Link>
    </li>
  )
}
