// Instead of a novel: not there, not read yet, not to be read now.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'
import { novelSearch } from './place.ts'

interface NovelMissingProps {
  /** the address names another world than the novel's */
  elsewhere: boolean
  error: Error | null
  pending: boolean
  onRetry: () => void
}

export function NovelMissing({ elsewhere, error, pending, onRetry }: NovelMissingProps) {
  const online = useOnline()
  if (elsewhere || (error instanceof Refusal && error.status === 404)) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="このノベルは公開されていません。"
        action={
          <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
            ノベルの一覧へ
          </ButtonLink>
        }
      />
    )
  }
  if (error) {
    return (
      <CouldNotLoad
        online={online}
        drawing={<FailureDrawing />}
        title="ノベルを読み込めませんでした。"
        pending={pending}
        onRetry={onRetry}
      />
    )
  }
  return (
    <Loading>
      <SkeletonLines widths={[40, 90, 100, 96, 100, 70, 100, 92]} />
    </Loading>
  )
}
