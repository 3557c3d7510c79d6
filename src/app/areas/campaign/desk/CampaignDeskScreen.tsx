// /admin/object/{cpId}: one campaign at the desk, or a new one.
import { campaignQueries } from '#app/shared/campaign/queries.ts'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { campaignRefusals } from '#rules/refusals/campaign.ts'
import { CampaignForm } from './CampaignForm.tsx'

interface CampaignDeskScreenProps {
  /** null for a new one */
  cpId: number | null
  isPreview: boolean
  draftId: string | undefined
}

export function CampaignDeskScreen({ cpId, isPreview, draftId }: CampaignDeskScreenProps) {
  const query = useFresh({ ...campaignQueries.desk(cpId ?? 0), enabled: cpId !== null })
  return (
    <WrittenOn
      query={query}
      isNew={cpId === null}
      title="キャンペーンの編集"
      failed="キャンペーンを読み込めませんでした。"
      {...toList(
        { to: '/admin/object', search: firstOfDesk },
        'キャンペーンの一覧へ',
        campaignRefusals.CAMPAIGN_NOT_FOUND.message,
      )}
    >
      {campaign => <CampaignForm {...{ campaign, isPreview, draftId }} />}
    </WrittenOn>
  )
}
