// Words of the news desk in place of an article or a list that it could not read.
import { Refusal } from '#app/platform/requests.ts'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { Asked, MissingProps } from '#app/ui/Missing.tsx'
import { commonRefusals } from '#rules/refusals/common.ts'
import { newsRefusals } from '#rules/refusals/news.ts'

/** Trying again would not help where an article was deleted, or the right was taken away. */
export function missingArticle({ error }: Asked): Pick<MissingProps, 'isNowhere' | 'nowhere'> {
  const isForbidden = error instanceof Refusal && error.status === 403
  const nowhere = isForbidden
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
          <ButtonLink variant="ai" to="/admin/news" search={firstOfDesk}>
            お知らせの管理へ
          </ButtonLink>
        ),
      }
  return { isNowhere: isForbidden, nowhere }
}

export const DeskMissing = ({ query }: { query: Asked }) => (
  <NotRead query={query} title="お知らせを読み込めませんでした。" className="mt-3" {...missingArticle(query)} />
)
