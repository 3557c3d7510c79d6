// Campaigns: their limits, what they offer, and the step between draft and publication (field §3.1).
import type { CampaignState } from './campaign-address.ts'
import { required } from './validation/standard.ts'

export const CAMPAIGN_TITLE_MAX = 60
/** Limit in UTF-16 units. */
export const CAMPAIGN_BODY_MAX = 20_000
export const CAMPAIGN_NOTE_MAX = 60
export const CAMPAIGN_OFFERS_MOST = 12
export const CAMPAIGN_PAGE_SIZE = 20
/** Most campaigns that the portal is told of at once. */
export const CAMPAIGNS_OPEN_MOST = 20

export const campaignStateLabels: Record<CampaignState, string> = {
  draft: '下書き',
  coming: '開催前',
  open: '開催中',
  past: '終了',
}
/** Acts on a campaign, and the states in which each is possible (reliability rule 15). */
export const campaignSteps = {
  publish: ['draft'],
  withdraw: ['coming', 'open', 'past'],
  remove: ['draft'],
} as const satisfies Record<string, readonly CampaignState[]>
export type CampaignStep = keyof typeof campaignSteps

export const offerKinds = ['world', 'shop', 'scenario', 'mission', 'form'] as const
export type OfferKind = (typeof offerKinds)[number]
export const offerKindLabels: Record<OfferKind, string> = {
  world: 'ワールド',
  shop: 'ショップ',
  scenario: 'シナリオ',
  mission: 'ミッション',
  form: 'フォーム',
}

/** A page on offer: its world where it has one, and its id within that. */
export interface Offer {
  kind: OfferKind
  worldId: string | null
  /** of a shop, a scenario, a form; '' for a world and for its missions */
  id: string
  note: string
}

const WORD = '[A-Za-z0-9_-]{1,64}'
const shapes: readonly [OfferKind, RegExp][] = [
  ['shop', new RegExp(`^/world/(?<worldId>${WORD})/shop/(?<id>${WORD})$`)],
  ['scenario', new RegExp(`^/world/(?<worldId>${WORD})/scenario/0*(?<id>[1-9]\\d{0,9})(/.*)?$`)],
  ['form', new RegExp(`^/world/(?<worldId>${WORD})/form/(?<id>[1-9]\\d{0,8})$`)],
  ['form', /^\/form\/(?<id>[1-9]\d{0,8})$/],
  ['world', new RegExp(`^/world/(?<worldId>${WORD})$`)],
]

/** The page of an address, as it is offered; null for a page that cannot be. */
export function offerOfAddress(address: string): Omit<Offer, 'note'> | null {
  const url = URL.parse(address.trim(), 'https://here.invalid')
  if (!url) return null
  const path = url.pathname.replace(/\/+$/, '')
  if (path === '/mission') {
    const worldId = url.searchParams.get('worldId')
    return { kind: 'mission', worldId: worldId && new RegExp(`^${WORD}$`).test(worldId) ? worldId : null, id: '' }
  }
  for (const [kind, shape] of shapes) {
    const groups = shape.exec(path)?.groups
    if (groups) return { kind, worldId: groups.worldId ?? null, id: groups.id ?? '' }
  }
  return null
}

export interface WrittenCampaign {
  title: string
  body: string
  startsAt: string | null
  endsAt: string | null
}

/** Faults of a campaign that is to be seen. */
export function campaignFaults({ title, body, startsAt, endsAt }: WrittenCampaign) {
  return {
    ...(required(title) ? {} : { title: 'タイトルは必ず入力してください' }),
    ...(required(body) ? {} : { text: '本文は必ず入力してください' }),
    ...(startsAt === null ? { startsAt: '始まる日時は必ず入力してください' } : {}),
    ...(endsAt === null
      ? { endsAt: '終わる日時は必ず入力してください' }
      : startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
        ? { endsAt: '終わる日時は、始まる日時より後にしてください' }
        : {}),
  }
}
