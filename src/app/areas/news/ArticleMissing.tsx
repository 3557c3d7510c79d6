// Stand-in for an article that is being read, does not exist, or could not be read.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'

export function ArticleMissing({ query }: { query: Asked }) {
  return (
    <NotRead
      query={query}
      title="お知らせを読み込めませんでした。"
      nowhere={nowhereBut('このお知らせは公開されていません。', { to: '/news' }, 'お知らせの一覧へ')}
    >
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 96, 100, 70]} />
      </Loading>
    </NotRead>
  )
}
