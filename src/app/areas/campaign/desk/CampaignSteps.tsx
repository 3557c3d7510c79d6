// Foot of the desk of a campaign: publishing it, taking it back, removing it.
import { ExternalLink, EyeOff, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DeskCampaign } from '#app/shared/campaign/queries.ts'
import { PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { CampaignStep } from './writes.ts'

const questions: Record<CampaignStep, AskedFirst> = {
  publish: {
    title: 'このキャンペーンを公開しますか？',
    lead: 'すぐに、だれにでも見えます。期間の前は「開催前」と表示されます。',
    yes: '公開する',
  },
  withdraw: {
    title: 'このキャンペーンを下書きに戻しますか？',
    lead: '読者からは見えなくなります。あとで、もう一度公開できます。',
    yes: '下書きに戻す',
    destroys: true,
  },
  remove: {
    title: 'この下書きを削除しますか？',
    lead: '削除すると、一覧からなくなり、取り戻せません。',
    yes: '削除する',
    destroys: true,
  },
}

type CampaignStepsProps = Pick<
  ComponentProps<typeof PublishSteps<CampaignStep>>,
  'form' | 'saving' | 'steps' | 'check' | 'onStep'
> & { campaign: DeskCampaign | null }

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
