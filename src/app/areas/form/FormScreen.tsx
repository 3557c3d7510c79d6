// /form/{formId} and /world/{worldId}/form/{formId}: a form to be answered, with one's own answers.
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldBar } from '#app/shared/world/WorldFrame.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { formRefusals } from '#rules/refusals/form.ts'
import { FormPage } from './FormPage.tsx'
import { formQueries } from './queries.ts'

export function FormScreen({ formId, worldId }: { formId: number; worldId: string | null }) {
  const query = useRead(formQueries.one(formId))
  const { data } = query
  const now = useNow(data?.serverTime, query.dataUpdatedAt)
  const face = { title: 'フォーム', plain: data !== undefined }
  return (
    <Page
      top={
        worldId === null ? (
          <TopBar {...face} back={<BackLink to="/" label="ホームへ戻る" />} />
        ) : (
          <WorldBar {...face} worldId={worldId} faceless />
        )
      }
    >
      <Read
        query={query}
        title="フォームを読み込めませんでした。"
        className="mt-3"
        // A form is shown under the address of its own world alone.
        isNowhere={data !== undefined && data.worldId !== worldId}
        nowhere={nowhereBut(formRefusals.FORM_NOT_FOUND.message, { to: '/' }, 'ホームへ')}
        skeleton={
          <Loading>
            <SkeletonLines widths={[40, 80, 96]} className="mt-4" />
            <SkeletonBlock className="mt-4 h-24 rounded-card" />
            <SkeletonBlock className="mt-4 h-24 rounded-card" />
          </Loading>
        }
      >
        {form => <FormPage form={form} now={now} />}
      </Read>
    </Page>
  )
}
