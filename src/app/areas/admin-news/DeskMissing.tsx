// In place of what the news desk could not read.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { EmptyDrawing, FailureDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { CouldNotLoad, EmptyState } from '#app/ui/States.tsx'
import { refusals } from '#rules/messages/refusals.ts'

export function DeskMissing({ error, pending, onRetry }: { error: Error; pending: boolean; onRetry: () => unknown }) {
  const online = useOnline()
  const isFinal = error instanceof Refusal && (error.status === 403 || error.status === 404)
  return (
    <div className="mt-3">
      {isFinal ? (
        // Trying again would not bring it: it was deleted, or the right was taken away.
        <EmptyState
          drawing={<EmptyDrawing />}
          title={error.status === 404 ? refusals.NEWS_NOT_FOUND : refusals.FORBIDDEN}
          action={
            error.status === 404 ? (
              <ButtonLink variant="ai" to="/admin/news" search={{ state: undefined, page: 1 }}>
                お知らせの管理へ
              </ButtonLink>
            ) : (
              <ButtonLink variant="ai" to="/">
                ホームへ
              </ButtonLink>
            )
          }
        />
      ) : (
        <CouldNotLoad
          online={online}
          drawing={<FailureDrawing />}
          title="お知らせを読み込めませんでした。"
          pending={pending}
          onRetry={onRetry}
        />
      )}
    </div>
  )
}
