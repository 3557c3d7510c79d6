// Stand-in for a world, a part of it or a page of its guide that does not exist, is not read yet or cannot be read now.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'

const words = {
  world: 'ワールドを読み込めませんでした。',
  part: 'ワールドのようすを読み込めませんでした。',
  guide: 'ガイドを読み込めませんでした。',
}

/** Message for an unknown world. */
export const noWorld = nowhereBut('このワールドはありません。', { to: '/worldSelect' }, 'ワールドを選ぶ')

export function WorldMissing({ what, query }: { what: keyof typeof words; query: Asked }) {
  return (
    <NotRead
      query={query}
      title={words[what]}
      isNowhere={what === 'world' && !query.error}
      nowhere={what === 'guide' ? { ...noWorld, title: 'このページはありません。' } : noWorld}
    >
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 70]} />
      </Loading>
    </NotRead>
  )
}
