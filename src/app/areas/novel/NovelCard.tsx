// A book in the list: its cover, title, first line and length; for a series its chapters. Read ones and ones saved on this
// device are marked.
import { Link } from '@tanstack/react-router'
import { Check, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#app/ui/Chip.tsx'
import { BookCover } from './BookCover.tsx'
import { lengthOf, nextToRead } from './facts.ts'
import type { NovelItem } from './queries.ts'

interface NovelCardProps {
  novel: NovelItem
  /** keys of the texts that this device has saved */
  saved: ReadonlySet<string>
  eager: boolean
  /** buttons under the facts */
  act?: ReactNode
}

export function NovelCard({ novel, saved, eager, act }: NovelCardProps) {
  const { worldId, chapterList } = novel
  const read = chapterList.filter(({ isRead }) => isRead).length
  return (
    <li className="rounded-card border border-line bg-surface">
      <Link
        to="/world/$worldId/novel/$novelId"
        params={{ worldId, novelId: String(nextToRead(novel)) }}
        viewTransition
        className="grid grid-cols-[min(5.5rem,28%)_minmax(0,1fr)] gap-x-3.5 rounded-card p-3 text-ink -outline-offset-2"
      >
        <BookCover cover={novel.cover} eager={eager} className="self-start" />
        <span className="min-w-0">
          <span className="block text-meta text-ink-soft">{novel.worldName}</span>
          <span className="phrases block font-mincho text-body leading-[1.45] font-semibold">{novel.title}</span>
          <span className="mt-1 line-clamp-2 font-mincho text-sub leading-[1.6]">{novel.firstLine}</span>
          <span className="num mt-1.5 block text-meta text-ink-soft">
            {novel.writerName}・
            {chapterList.length > 0
              ? `全${chapterList.length}章${read > 0 ? `・既読 ${read}章` : ''}`
              : lengthOf(novel)}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1">
            {chapterList.length === 0 && <Marks isRead={novel.isRead} isSaved={saved.has(novelKey(novel.novelId))} />}
            {novel.tags.map(tag => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </span>
        </span>
      </Link>
      {chapterList.length > 0 && (
        <ol aria-label={`${novel.title}の章`} className="divide-y divide-line border-t border-line">
          {chapterList.map(({ novelId, chapterNumber, chapterTitle, isRead }) => (
            <li key={novelId}>
              <Link
                to="/world/$worldId/novel/$novelId"
                params={{ worldId, novelId: String(novelId) }}
                viewTransition
                className="flex min-h-11 flex-wrap items-center gap-x-2 px-3 py-1.5 text-sub text-ink -outline-offset-2"
              >
                <span className="num min-w-0 flex-[1_1_8rem]">
                  第{chapterNumber}章 {chapterTitle}
                </span>
                <span className="flex gap-1">
                  <Marks isRead={isRead} isSaved={saved.has(novelKey(novelId))} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {act && <div className="flex justify-end px-3 pb-2">{act}</div>}
    </li>
  )
}

const novelKey = (novelId: number): string => `novel:${novelId}`

const Marks = ({ isRead, isSaved }: { isRead: boolean; isSaved: boolean }) => (
  <>
    {isRead && (
      <Chip tone="matsuba" icon={Check}>
        既読
      </Chip>
    )}
    {isSaved && (
      <Chip tone="ai" icon={Download}>
        保存済み
      </Chip>
    )}
  </>
)
