// Writes of the office about campaigns.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { campaignCalls } from '#app/shared/campaign/queries.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { targetOf } from '#app/shared/form/desk-address.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { CampaignStep } from '#rules/campaigns.ts'
import { CAMPAIGN_PLACE } from '../draft-place.ts'
import { type CampaignFields, sentCampaign } from './fields.ts'

/** @property cpId null for a new one */
type Written = { cpId: number | null; fields: CampaignFields; version: number }

export const CAMPAIGN_STALE_CODES = ['CAMPAIGN_CHANGED', 'CAMPAIGN_STATE']

export const savingCampaign = defineWrite({
  kind: 'campaign.save',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['campaign'],
  toasts: 'none',
  press: ({ cpId, fields, version, text, draftId }: WrittenDraft & Written) => ({
    entity: `campaign:${targetOf(cpId)}`,
    request: campaignCalls.save.request({ cpId, baseVersion: version, body: text, draftId, ...sentCampaign(fields) }),
    note: fields.title || '（タイトルなし）',
    facts: { draftId, place: CAMPAIGN_PLACE, target: targetOf(cpId), fields: writeForm({ fields, version }) },
  }),
})

type Step = { step: CampaignStep; cpId: number; baseVersion: number; title: string }

export const steppingCampaign = defineWrite({
  kind: 'campaign.step',
  policy: 'online',
  thing: ['cpId'],
  touches: ['campaign'],
  toasts: 'all',
  press: ({ step, cpId, baseVersion, title }: Step) => ({
    entity: `campaign:${cpId}`,
    request: campaignCalls[step].request({ cpId, baseVersion }) as ReturnType<typeof campaignCalls.publish.request>,
    note: title || '（タイトルなし）',
    facts: { cpId, step },
  }),
})
