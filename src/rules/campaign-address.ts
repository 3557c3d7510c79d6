// States of a campaign in addresses. Their labels stand elsewhere, because only the screens of the office load them.

/** States of a campaign for the office: one that is published is coming, open or over by its dates. */
export const campaignStates = ['draft', 'coming', 'open', 'past'] as const
export type CampaignState = (typeof campaignStates)[number]

export const parseCampaignState = (value: unknown): CampaignState | undefined =>
  campaignStates.find(state => state === value)
