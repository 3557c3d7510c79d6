// In place of an article: it is being read, it is not there, or it could not be read.
import { useOnline } from '#app/platform/connectivity.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { type Asked, Missing } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'

export function ArticleMissing({ query }: { query: Asked }) {
  const online = useOnline()
  return (
    <Missing
      query={query}
      online={online}
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
    </Missing>
  )
}
