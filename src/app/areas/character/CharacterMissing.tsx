// Instead of a character: not there, not read yet, not to be read now.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'

interface CharacterMissingProps {
  worldId: string
  /** the address names another world than the character's */
  elsewhere: boolean
  error: Error | null
  pending: boolean
  onRetry: () => void
}

export function CharacterMissing({ worldId, elsewhere, error, pending, onRetry }: CharacterMissingProps) {
  const online = useOnline()
  if (elsewhere || (error instanceof Refusal && error.status === 404)) {
    return (
      <div className="mt-4">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="このキャラクターは見つかりませんでした。"
          action={
            <ButtonLink variant="ai" to="/world/$worldId/worldSearch/character" params={{ worldId }} search={{}}>
              キャラクターを探す
            </ButtonLink>
          }
        />
      </div>
    )
  }
  if (error) {
    return (
      <div className="mt-4">
        <CouldNotLoad
          online={online}
          drawing={<FailureDrawing />}
          title="キャラクターを読み込めませんでした。"
          pending={pending}
          onRetry={onRetry}
        />
      </div>
    )
  }
  return (
    <Loading>
      <SkeletonBlock className="-mx-4 h-86 rounded-none md:-mx-6 md:h-110" />
      <span className="mt-3 flex gap-2">
        <SkeletonBlock className="h-12 flex-1 rounded-card" />
        <SkeletonBlock className="h-12 flex-1 rounded-card" />
      </span>
      <SkeletonBlock className="mt-16 h-64 rounded-card" />
    </Loading>
  )
}
