// Instead of a world, a part of it or a page of its guide: not there, not read yet, not to be read now.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'

const words = {
  world: { missing: 'このワールドはありません。', failed: 'ワールドを読み込めませんでした。' },
  part: { missing: 'このワールドはありません。', failed: 'ワールドのようすを読み込めませんでした。' },
  guide: { missing: 'このページはありません。', failed: 'ガイドを読み込めませんでした。' },
}

export function WorldMissing({
  what,
  error,
  pending,
  onRetry,
}: {
  what: keyof typeof words
  error: Error | null
  pending: boolean
  onRetry: () => unknown
}) {
  const online = useOnline()
  if ((what === 'world' && !error) || (error instanceof Refusal && error.status === 404)) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title={words[what].missing}
        action={
          <ButtonLink variant="ai" to="/worldSelect">
            ワールドを選ぶ
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
        title={words[what].failed}
        pending={pending}
        onRetry={onRetry}
      />
    )
  }
  return (
    <Loading>
      <SkeletonLines widths={[40, 90, 100, 70]} />
    </Loading>
  )
}
