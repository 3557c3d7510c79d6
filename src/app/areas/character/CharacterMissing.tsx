// Stand-in for a character that does not exist, is not read yet, or cannot be read now.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'

interface CharacterMissingProps {
  worldId: string
  /** whether the address names another world than the character's */
  elsewhere: boolean
  query: Asked
}

export function CharacterMissing({ worldId, elsewhere, query }: CharacterMissingProps) {
  return (
    <NotRead
      query={query}
      title="キャラクターを読み込めませんでした。"
      isNowhere={elsewhere}
      nowhere={nowhereBut(
        'このキャラクターは見つかりませんでした。',
        { to: '/world/$worldId/worldSearch/character', params: { worldId }, search: {} },
        'キャラクターを探す',
      )}
      className="mt-4"
    >
      <Loading>
        <SkeletonBlock className="-mx-4 h-86 rounded-none md:-mx-6 md:h-110" />
        <span className="mt-3 flex gap-2">
          <SkeletonBlock className="h-12 flex-1 rounded-card" />
          <SkeletonBlock className="h-12 flex-1 rounded-card" />
        </span>
        <SkeletonBlock className="mt-16 h-64 rounded-card" />
      </Loading>
    </NotRead>
  )
}
