// In place of an article: it is being read, it is not there, or it could not be read.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'

interface ArticleMissingProps {
  error: Error | null
  pending: boolean
  onRetry: () => unknown
}

export function ArticleMissing({ error, pending, onRetry }: ArticleMissingProps) {
  const online = useOnline()
  if (!error) {
    return (
      <Loading>
        <SkeletonLines widths={[40, 90, 100, 96, 100, 70]} />
      </Loading>
    )
  }
  if (error instanceof Refusal && error.status === 404) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="このお知らせは公開されていません。"
        action={
          <ButtonLink variant="ai" to="/news">
            お知らせの一覧へ
          </ButtonLink>
        }
      />
    )
  }
  return (
    <CouldNotLoad
      online={online}
      drawing={<FailureDrawing />}
      title="お知らせを読み込めませんでした。"
      pending={pending}
      onRetry={onRetry}
    />
  )
}
