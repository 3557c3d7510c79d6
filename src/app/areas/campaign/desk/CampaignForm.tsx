// The desk of a campaign that is being written, with its steps.
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { OfferFields } from '#app/shared/campaign/OfferFields.tsx'
import { campaignTones } from '#app/shared/campaign/PeriodHead.tsx'
import { campaignQueries, type DeskCampaign } from '#app/shared/campaign/queries.ts'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { Period, TimeField } from '#app/shared/form/TimeField.tsx'
import { useDesk } from '#app/shared/form/use-desk.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { CAMPAIGN_BODY_MAX, campaignStateLabels } from '#rules/campaigns.ts'
import { fromJapanField } from '#rules/dates.ts'
import { parseRowId } from '#rules/row-id.ts'
import { CampaignText } from '../CampaignText.tsx'
import { CAMPAIGN_PLACE } from '../draft-place.ts'
import { CampaignSteps } from './CampaignSteps.tsx'
import { campaignKind, groundOf } from './fields.ts'
import { CAMPAIGN_STALE_CODES, savingCampaign, steppingCampaign } from './writes.ts'

interface CampaignFormProps {
  /** null for a new one */
  campaign: DeskCampaign | null
  isPreview: boolean
  draftId: string | undefined
}

export function CampaignForm({ campaign, isPreview, draftId }: CampaignFormProps) {
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(campaign))
  const state = campaign?.state ?? 'draft'
  const now = useServerNow(campaignQueries.list(firstOfDesk))
  const judged = { isSeen: state !== 'draft' }
  const form = useForm({ kind: campaignKind, first, judged })
  const desk = useDesk({
    ...{ form, stored: campaign, id: 'cpId', groundOf, read: campaignQueries.desk },
    ...{ save: savingCampaign, step: steppingCampaign, saved: 'キャンペーンを保存しました' },
    isSeen: judged.isSeen,
    open: cpId => void navigate({ to: '/admin/object/$cpId', params: { cpId }, search: {}, replace: true }),
    leave: () => navigate({ to: '/admin/object', search: firstOfDesk, replace: true }),
  })
  const { fields, faults, change } = form
  const { target } = desk
  return (
    <WritingPage
      title={campaign ? 'キャンペーンの編集' : '新しいキャンペーン'}
      back={<BackLink to="/admin/object" search={firstOfDesk} />}
      isPreview={isPreview}
      hasHeading
      {...previewWays(
        { to: '/admin/object/$cpId', params: { cpId: target }, search: { preview: true } },
        { to: '/admin/object/$cpId', params: { cpId: target }, search: {} },
      )}
      preview={
        <>
          <Notice icon={Eye} silent className="mt-3">
            {form.isDirty ? '保存していない変更をふくむ見えかたです。' : '読者に見えるかたちです。'}
          </Notice>
          <CampaignText
            campaign={{
              ...{ title: fields.title || '（タイトルなし）', body: form.text ?? '', picture: fields.picture },
              ...{ startsAt: fromJapanField(fields.startsAt), endsAt: fromJapanField(fields.endsAt) },
              offers: fields.offers.filter(({ title }) => title !== ''),
              resultPostId: parseRowId(fields.result),
            }}
            now={now}
          />
        </>
      }
      onSubmit={() => desk.save(judged)}
    >
      <FormNotices
        {...desk.notices}
        staleCodes={CAMPAIGN_STALE_CODES}
        lead={<Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={desk.isBusy}>
        <FormField form={form} name="title" />
        <Period>
          <TimeField {...{ form, now }} name="startsAt" suffix="に始まります" />
          <TimeField {...{ form, now }} name="endsAt" suffix="に終わります" />
        </Period>
        <FormText
          {...{ form, target, draftId }}
          place={CAMPAIGN_PLACE}
          limit={CAMPAIGN_BODY_MAX}
          rows={12}
          preview={story}
        />
        <PictureField picture={fields.picture} onChange={picture => change({ picture })} />
        <Place name="offers">
          <OfferFields
            words="キャンペーンのページから開けるようにするページです。なくてもかまいません。"
            rows={fields.offers}
            error={faults.offers}
            onChange={offers => change({ offers })}
          />
        </Place>
        <FormField form={form} name="result" />
      </FormBody>
      <CampaignSteps {...desk.foot} campaign={campaign} check={() => form.check({ isSeen: true })} />
    </WritingPage>
  )
}
