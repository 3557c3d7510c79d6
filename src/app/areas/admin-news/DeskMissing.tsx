// Notice in place of content that the news desk could not read.

import { Refusal } from '#app/platform/requests.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { Asked } from '#app/ui/Missing.tsx'
import { commonRefusals } from '#rules/refusals/common.ts'
import { newsRefusals } from '#rules/refusals/news.ts'

export function DeskMissing({ query }: { query: Asked }) {
  const isForbidden = query.error instanceof Refusal && query.error.status === 403
  return (
    <NotRead
      query={query}
      title="お知らせを読み込めませんでした。"
      // Trying again would not help: the article was deleted, or the right was taken away.
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
