// Foot of the desk of a campaign: publishing it, taking it back, removing it.
import { ExternalLink, EyeOff, Trash2 } from 'lucide-react'
import type { DeskCampaign } from '#app/shared/campaign/queries.ts'
import { changing, publishing, removingDraft, withdrawing } from '#app/shared/form/desk-questions.ts'
import { type DeskSteps, PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { CampaignStep } from '#rules/campaigns.ts'

const questions: Record<CampaignStep | 'save', AskedFirst> = {
  save: changing('キャンペーン', '読者'),
  publish: publishing('キャンペーン', 'すぐに、だれにでも見えます。期間の前は「開催前」と表示されます。'),
  withdraw: withdrawing('キャンペーン', '読者からは見えなくなります。あとで、もう一度公開できます。'),
  remove: removingDraft,
}

type CampaignStepsProps = DeskSteps<CampaignStep> & { campaign: DeskCampaign | null }

export function CampaignSteps({ campaign, ...desk }: CampaignStepsProps) {
  const isDraft = campaign === null || campaign.state === 'draft'
  return (
    <PublishSteps
      {...desk}
      isNew={campaign === null}
      isDraft={isDraft}
      isPublic={!isDraft}
      questions={questions}
      note={!isDraft && '保存した変更は、すぐに読者に見えます。'}
    >
      {ask =>
        isDraft ? (
          <Button variant="text-danger" icon={Trash2} onClick={() => ask('remove')}>
            下書きを削除する
          </Button>
        ) : (
          <>
            <ButtonLink variant="text" icon={ExternalLink} to="/cp/$cpId" params={{ cpId: String(campaign.cpId) }}>
              公開ページを見る
            </ButtonLink>
            <Button variant="text" icon={EyeOff} onClick={() => ask('withdraw')}>
              下書きに戻す
            </Button>
          </>
        )
      }
    </PublishSteps>
  )
}
