// Instead of a novel: not there, not read yet, not to be read now.
import { useOnline } from '#app/platform/connectivity.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { type Asked, Missing } from '#app/ui/Missing.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { novelSearch } from './place.ts'

interface NovelMissingProps {
  /** the address names another world than the novel's */
  elsewhere: boolean
  query: Asked
}

export function NovelMissing({ elsewhere, query }: NovelMissingProps) {
  const online = useOnline()
  return (
    <Missing
      query={query}
      online={online}
      title="ノベルを読み込めませんでした。"
      isNowhere={elsewhere}
      nowhere={{
        title: 'このノベルは公開されていません。',
        action: (
          <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
            ノベルの一覧へ
          </ButtonLink>
        ),
      }}
    >
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 96, 100, 70, 100, 92]} />
      </Loading>
    </Missing>
  )
}
