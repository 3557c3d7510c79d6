// Reads of campaigns, for the portal and their own pages.
import calls from 'virtual:contract/campaign'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DeskPlace } from '#app/shared/form/desk-address.ts'
import type { CampaignContract } from '#contract/campaign.ts'
import type { CampaignState } from '#rules/campaign-address.ts'
import { CAMPAIGN_PAGE_SIZE } from '#rules/campaigns.ts'
import { pageSlice } from '#rules/paging.ts'

export const campaignCalls = connect<CampaignContract>('campaign', calls)

type Answer<Call extends { send: (...inputs: never[]) => unknown }> = Awaited<ReturnType<Call['send']>>
export type Campaign = Answer<typeof campaignCalls.get>
export type CampaignCard = Answer<typeof campaignCalls.getOpen>['campaignList'][number]
export type ShownOffer = Campaign['offers'][number]
export type DeskCampaign = Answer<typeof campaignCalls.read>
export type DeskCampaignRow = Answer<typeof campaignCalls.list>['campaignList'][number]

const pageOf = (page: number) => pageSlice(page, CAMPAIGN_PAGE_SIZE)

export const campaignQueries = {
  open: () => readQuery(campaignCalls.getOpen, {}, { kept: true }),
  past: (page: number) => readQuery(campaignCalls.getPast, pageOf(page), { kept: true }),
  one: (cpId: number) => readQuery(campaignCalls.get, { cpId }, { kept: true }),
  list: ({ state, page }: DeskPlace<CampaignState>) =>
    readQuery(campaignCalls.list, { ...(state ? { state } : {}), ...pageOf(page) }, { kept: true }),
  desk: (cpId: number) => readQuery(campaignCalls.read, { cpId }, { kept: true }),
}
