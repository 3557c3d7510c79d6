// Buttons of the desk of a campaign: saving, and the steps that its readers see, which ask first.
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Eye, EyeOff, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { campaignQueries, type DeskCampaign } from '#app/shared/campaign/queries.ts'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { type CampaignStep, isThere, steppingCampaign } from './writes.ts'

const questions: Record<CampaignStep, { title: string; lead: string; yes: string }> = {
  publish: {
    title: 'このキャンペーンを公開しますか？',
    lead: 'すぐに、だれにでも見えます。期間の前は「開催前」と表示されます。',
    yes: '公開する',
  },
  withdraw: {
    title: 'このキャンペーンを下書きに戻しますか？',
    lead: '読者からは見えなくなります。あとで、もう一度公開できます。',
    yes: '下書きに戻す',
  },
  remove: {
    title: 'この下書きを削除しますか？',
    lead: '削除すると、一覧からなくなり、取り戻せません。',
    yes: '削除する',
  },
}

interface CampaignStepsProps {
  campaign: DeskCampaign | null
  saving: Pick<FormSave, 'pending'>
  isDirty: boolean
  obstacle: string | undefined
  /** whether it is good for being seen; shows its faults otherwise */
  check: () => boolean
  onTurned: (campaign: DeskCampaign) => void
  onGone: () => Promise<void>
}

export function CampaignSteps({ campaign, saving, isDirty, obstacle, check, onTurned, onGone }: CampaignStepsProps) {
  const client = useQueryClient()
  const [asked, ask] = useState<CampaignStep | null>(null)
  const hear = (answer: DeskCampaign | { cpId: number }): void => {
    if (!isThere(answer)) return void onGone()
    client.setQueryData(campaignQueries.desk(answer.cpId).queryKey, answer)
    onTurned(answer)
  }
  const stepping = usePress(steppingCampaign, { cpId: campaign?.cpId ?? 0 }, { onLate: hear, can: '変更できます' })
  const take = async (step: CampaignStep): Promise<void> => {
    ask(null)
    if (!campaign) return
    const { cpId, version, title } = campaign
    const answer = await stepping.press({ step, cpId, baseVersion: version, title })
    if (answer) hear(answer)
  }
  const isDraft = campaign?.state === 'draft'
  const unsaved = isDirty ? '変更を先に保存してください。' : undefined
  const reason = obstacle ?? unsaved ?? stepping.reason
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <PressNotice of={stepping} className="w-full" />
      <Button
        type="submit"
        variant={isDraft && !isDirty ? 'line' : 'shu'}
        size="big"
        capped
        icon={Save}
        pending={saving.pending}
        pendingLabel="保存しています"
        reason={obstacle}
      >
        {campaign && !isDraft ? '変更を保存する' : '下書きを保存する'}
      </Button>
      {campaign && isDraft && (
        <Button
          size="big"
          capped
          variant={isDirty ? 'line' : 'shu'}
          icon={Eye}
          pending={stepping.pending}
          reason={reason}
          onClick={() => check() && ask('publish')}
        >
          公開する
        </Button>
      )}
      {campaign && !isDraft && <p className="text-cap text-ink-soft">保存した変更は、すぐに読者に見えます。</p>}
      {campaign && (
        <div className="flex flex-wrap gap-x-5">
          {isDraft ? (
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
          )}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => ask(null)}
          title={questions[asked].title}
          lead={questions[asked].lead}
          filled={asked === 'publish' ? 'shu' : 'ai'}
          answers={
            asked === 'publish'
              ? [
                  { label: commonMessages.cancel, role: 'other', onPress: () => ask(null) },
                  { label: questions[asked].yes, role: 'main', onPress: () => void take(asked) },
                ]
              : [
                  { label: commonMessages.cancel, role: 'main', onPress: () => ask(null) },
                  { label: questions[asked].yes, role: 'destroy', onPress: () => void take(asked) },
                ]
          }
        />
      )}
    </div>
  )
}
