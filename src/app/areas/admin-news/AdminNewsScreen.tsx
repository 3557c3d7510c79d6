// /admin/news/{postId}: one article at the news desk, or a new one; unsaved text comes back from the device.
import { firstOfDesk, targetOf } from '#app/shared/form/desk-address.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { BackLink } from '#app/ui/TopBar.tsx'
import { missingArticle } from './DeskMissing.tsx'
import { NewsForm } from './NewsForm.tsx'
import { adminNewsQueries } from './queries.ts'

interface AdminNewsScreenProps {
  /** null for a new one */
  postId: number | null
  isPreview: boolean
  /** draft to open first */
  draftId: string | undefined
}

export function AdminNewsScreen({ postId, isPreview, draftId }: AdminNewsScreenProps) {
  const target = targetOf(postId)
  const query = useFresh({ ...adminNewsQueries.article(postId ?? 0), enabled: postId !== null })
  return (
    <WrittenOn
      query={query}
      isNew={postId === null}
      title="お知らせの編集"
      back={<BackLink to="/admin/news" search={firstOfDesk} />}
      failed="お知らせを読み込めませんでした。"
      {...missingArticle(query)}
    >
      {article => <NewsForm key={target} {...{ target, article, isPreview, draftId }} />}
    </WrittenOn>
  )
}
