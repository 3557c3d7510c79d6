// /admin/object/{cpId}: one campaign at the desk, or a new one. It is read afresh before it is changed.
import { campaignQueries } from '#app/shared/campaign/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { campaignRefusals } from '#rules/refusals/campaign.ts'
import { CampaignForm } from './CampaignForm.tsx'

interface CampaignDeskScreenProps {
  /** null for a new one */
  cpId: number | null
  isPreview: boolean
  draftId: string | undefined
}

export function CampaignDeskScreen({ cpId, isPreview, draftId }: CampaignDeskScreenProps) {
  const query = useFresh(useRead({ ...campaignQueries.desk(cpId ?? 0), staleTime: 0, enabled: cpId !== null }))
  const { data } = query
  if (cpId === null || data) {
    return <CampaignForm campaign={cpId === null ? null : (data ?? null)} isPreview={isPreview} draftId={draftId} />
  }
  return (
    <Page
      top={
        <TopBar
          title="キャンペーンの編集"
          back={<BackLink to="/admin/object" search={{ state: undefined, page: 1 }} />}
        />
      }
    >
      <NotRead
        query={query}
        title="キャンペーンを読み込めませんでした。"
        nowhere={{
          title: campaignRefusals.CAMPAIGN_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/admin/object" search={{ state: undefined, page: 1 }}>
              キャンペーンの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
      >
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
