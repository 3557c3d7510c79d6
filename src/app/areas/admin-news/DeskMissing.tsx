// In place of what the news desk could not read.
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { type Asked, Missing } from '#app/ui/Missing.tsx'
import { commonRefusals } from '#rules/refusals/common.ts'
import { newsRefusals } from '#rules/refusals/news.ts'

export function DeskMissing({ query }: { query: Asked }) {
  const online = useOnline()
  const isForbidden = query.error instanceof Refusal && query.error.status === 403
  return (
    <Missing
      query={query}
      online={online}
      title="お知らせを読み込めませんでした。"
      // Trying again would not bring it: it was deleted, or the right was taken away.
      isNowhere={isForbidden}
      nowhere={
        isForbidden
          ? {
              title: commonRefusals.FORBIDDEN.message,
              action: (
                <ButtonLink variant="ai" to="/">
                  ホームへ
                </ButtonLink>
              ),
            }
          : {
              title: newsRefusals.NEWS_NOT_FOUND.message,
              action: (
                <ButtonLink variant="ai" to="/admin/news" search={{ state: undefined, page: 1 }}>
                  お知らせの管理へ
                </ButtonLink>
              ),
            }
      }
      className="mt-3"
    />
  )
}
