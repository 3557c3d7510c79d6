// Stand-in for a novel that does not exist, is not read yet, or cannot be read now.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { novelSearch } from './address.ts'

interface NovelMissingProps {
  /** whether the address names another world than the novel's */
  elsewhere: boolean
  query: Asked
}

export function NovelMissing({ elsewhere, query }: NovelMissingProps) {
  return (
    <NotRead
      query={query}
      title="ノベルを読み込めませんでした。"
      isNowhere={elsewhere}
      nowhere={nowhereBut(
        'このノベルは公開されていません。',
        { to: '/novel', search: novelSearch([]) },
        'ノベルの一覧へ',
      )}
    >
      <TextSkeleton />
    </NotRead>
  )
}
