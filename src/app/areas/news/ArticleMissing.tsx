// Stand-in for an article that is being read, does not exist, or could not be read.
import { NotRead } from '#app/shared/screen/Read.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'

export function ArticleMissing({ query }: { query: Asked }) {
  return (
    <NotRead
      query={query}
      title="お知らせを読み込めませんでした。"
      nowhere={{
        title: 'このお知らせは公開されていません。',
        action: (
          <ButtonLink variant="ai" to="/news">
            お知らせの一覧へ
          </ButtonLink>
        ),
      }}
    >
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 96, 100, 70]} />
      </Loading>
    </NotRead>
  )
}
