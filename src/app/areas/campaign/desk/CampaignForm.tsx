// The desk of a campaign that is being written, with its steps.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { campaignQueries, type DeskCampaign } from '#app/shared/campaign/queries.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { Period, TimeField } from '#app/shared/form/TimeField.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { useFormSteps } from '#app/shared/form/use-form-steps.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { CAMPAIGN_BODY_MAX, campaignStateLabels } from '#rules/campaigns.ts'
import { fromJapanField } from '#rules/dates.ts'
import { CampaignText, campaignTones } from '../CampaignText.tsx'
import { CAMPAIGN_PLACE } from '../draft-place.ts'
import { CampaignSteps } from './CampaignSteps.tsx'
import { campaignKind, groundOf } from './fields.ts'
import { OfferFields } from './OfferFields.tsx'
import { CAMPAIGN_STALE_CODES, savingCampaign, steppingCampaign, targetOf } from './writes.ts'

interface CampaignFormProps {
  /** null for a new one */
  campaign: DeskCampaign | null
  isPreview: boolean
  draftId: string | undefined
}

export function CampaignForm({ campaign, isPreview, draftId }: CampaignFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const cpId = campaign?.cpId ?? null
  const target = targetOf(cpId)
  const [first] = useState(() => groundOf(campaign))
  const state = campaign?.state ?? 'draft'
  const now = useServerNow(campaignQueries.list({ state: undefined, page: 1 }))
  const judged = { isSeen: state !== 'draft' }
  const form = useForm({ kind: campaignKind, first, judged })
  const keep = (saved: DeskCampaign): void => void client.setQueryData(campaignQueries.desk(saved.cpId).queryKey, saved)
  const goOn = (saved: DeskCampaign): void => {
    keep(saved)
    if (cpId === null)
      void navigate({ to: '/admin/object/$cpId', params: { cpId: String(saved.cpId) }, search: {}, replace: true })
  }
  const saving = useFormSave({ form, write: savingCampaign, target, groundOf, onLate: goOn })
  const steps = useFormSteps({
    ...{ form, groundOf, keep, write: steppingCampaign, about: { cpId: cpId ?? 0 } },
    leave: () => navigate({ to: '/admin/object', search: { state: undefined, page: 1 }, replace: true }),
  })
  const { fields, faults, change } = form

  const save = async (): Promise<void> => {
    const words = { judged, isNew: campaign === null, done: 'キャンペーンを保存しました' }
    const saved = await saving.saveChanges(words, { cpId })
    if (saved) goOn(saved)
  }
  const newest = async () =>
    cpId === null ? null : groundOf(await client.fetchQuery({ ...campaignQueries.desk(cpId), staleTime: 0 }))
  return (
    <WritingPage
      title={campaign ? 'キャンペーンの編集' : '新しいキャンペーン'}
      back={<BackLink to="/admin/object" search={{ state: undefined, page: 1 }} />}
      isPreview={isPreview}
      hasHeading
      toPreview={
        <TextLink to="/admin/object/$cpId" params={{ cpId: target }} search={{ preview: true }} className="px-3">
          見えかた
        </TextLink>
      }
      toForm={<BackLink to="/admin/object/$cpId" params={{ cpId: target }} search={{}} replace label="編集に戻る" />}
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
              resultPostId: /^[1-9]\d{0,8}$/.test(fields.result) ? Number(fields.result) : null,
            }}
            now={now}
          />
        </>
      }
      onSubmit={() => void save()}
    >
      <FormNotices
        form={form}
        of={saving}
        doing={saving.doing}
        isNew={campaign === null}
        staleCodes={CAMPAIGN_STALE_CODES}
        newest={newest}
        lead={<Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={saving.pending}>
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
          <OfferFields rows={fields.offers} error={faults.offers} onChange={offers => change({ offers })} />
        </Place>
        <FormField form={form} name="result" />
      </FormBody>
      <CampaignSteps
        {...{ campaign, form, saving, steps }}
        check={() => form.check({ isSeen: true })}
        onStep={step =>
          void (
            campaign && steps.take({ step, cpId: campaign.cpId, baseVersion: campaign.version, title: campaign.title })
          )
        }
      />
    </WritingPage>
  )
}
