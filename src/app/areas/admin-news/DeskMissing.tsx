// Words of the news desk in place of an article or a list that it could not read.
import { Refusal } from '#app/platform/requests.ts'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import type { Asked, MissingProps } from '#app/ui/Missing.tsx'
import { commonRefusals } from '#rules/refusals/common.ts'
import { newsRefusals } from '#rules/refusals/news.ts'

/** Trying again would not help where an article was deleted, or the right was taken away. */
export function missingArticle({ error }: Asked): Pick<MissingProps, 'isNowhere' | 'nowhere'> {
  const isForbidden = error instanceof Refusal && error.status === 403
  const nowhere = isForbidden
    ? nowhereBut(commonRefusals.FORBIDDEN.message, { to: '/' }, 'ホームへ')
    : nowhereBut(newsRefusals.NEWS_NOT_FOUND.message, { to: '/admin/news', search: firstOfDesk }, 'お知らせの管理へ')
  return { isNowhere: isForbidden, nowhere }
}

export const DeskMissing = ({ query }: { query: Asked }) => (
  <NotRead query={query} title="お知らせを読み込めませんでした。" className="mt-3" {...missingArticle(query)} />
)
