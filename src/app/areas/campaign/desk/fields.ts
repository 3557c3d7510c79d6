// The form of a campaign: the table of its fields beside its text.
import { type OfferRow, offerFrom, offerOf, offerRows } from '#app/shared/campaign/offer-rows.ts'
import type { DeskCampaign } from '#app/shared/campaign/queries.ts'
import { pictureField, timeWords } from '#app/shared/form/fields.ts'
import { type Faults, type FormKind, type Ground, rowsOf, textOf } from '#app/shared/form/table.ts'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import {
  CAMPAIGN_BODY_MAX,
  CAMPAIGN_NOTE_MAX,
  CAMPAIGN_OFFERS_MOST,
  CAMPAIGN_TITLE_MAX,
  campaignFaults,
} from '#rules/campaigns.ts'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { checkMessages } from '#rules/messages/checks.ts'
import { parseRowId } from '#rules/row-id.ts'
import { required } from '#rules/validation/standard.ts'

export type CampaignFields = {
  title: string
  picture: string | null
  /** Values of fields of date and time, on a clock in Japan; '' for none. */
  startsAt: string
  endsAt: string
  /** Number of the article that tells the result; '' for none. */
  result: string
  offers: readonly OfferRow[]
}
export type CampaignGround = Ground<CampaignFields>
export type CampaignJudged = { isSeen: boolean }

export const groundOf = (campaign: DeskCampaign | null): CampaignGround => ({
  version: campaign?.version ?? 0,
  text: cleanInput(campaign?.body ?? '').text,
  fields: {
    title: campaign?.title ?? '',
    picture: campaign?.picture ?? null,
    startsAt: toJapanField(campaign?.startsAt ?? null),
    endsAt: toJapanField(campaign?.endsAt ?? null),
    result: campaign?.resultPostId ? String(campaign.resultPostId) : '',
    offers: offerRows(campaign?.offers ?? []),
  },
})

/** A campaign as it is sent, beside its text. */
export const sentCampaign = ({ title, picture, startsAt, endsAt, result, offers }: CampaignFields) => ({
  ...{ title, picture, startsAt: fromJapanField(startsAt), endsAt: fromJapanField(endsAt) },
  resultPostId: result === '' ? null : Number(result),
  offers: offers.map(offerOf),
})

function faultsOf(fields: CampaignFields, text: string, { isSeen }: CampaignJudged): Faults<CampaignFields> {
  const { title, startsAt, endsAt, result, offers } = fields
  const faults: Faults<CampaignFields> = {}
  if (!required(title)) faults.title = checkMessages.required('タイトル')
  else if (title.length > CAMPAIGN_TITLE_MAX) faults.title = checkMessages.max('タイトル', CAMPAIGN_TITLE_MAX)
  if (text.length > CAMPAIGN_BODY_MAX) faults.text = checkMessages.max('本文', CAMPAIGN_BODY_MAX)
  if (result !== '' && parseRowId(result) === null) faults.result = '結果のお知らせは、その番号を入力してください'
  if (offers.some(({ note }) => note.length > CAMPAIGN_NOTE_MAX)) {
    faults.offers = checkMessages.max('ひとこと', CAMPAIGN_NOTE_MAX)
  }
  if (!isSeen) return faults
  const times = { startsAt: fromJapanField(startsAt), endsAt: fromJapanField(endsAt) }
  return { ...campaignFaults({ title, body: text, ...times }), ...faults }
}

export const campaignKind: FormKind<CampaignFields, CampaignJudged, CampaignGround> = {
  what: 'キャンペーン',
  text: '本文',
  title: ({ title }) => title || '（タイトルなし）',
  faults: faultsOf,
  table: {
    title: {
      ...{ label: 'タイトル', empty: '', read: textOf, required: true },
      control: { as: 'line', count: text => `${text.length} / ${CAMPAIGN_TITLE_MAX}文字` },
    },
    picture: pictureField,
    startsAt: {
      ...{ label: '始まる日時', empty: '', read: textOf },
      words: ({ startsAt }) => timeWords(startsAt, 'から'),
    },
    endsAt: { ...{ label: '終わる日時', empty: '', read: textOf }, words: ({ endsAt }) => timeWords(endsAt, 'まで') },
    result: {
      ...{ label: '結果のお知らせの番号', empty: '', read: textOf },
      hint: '終わったあとに、結果を書いたお知らせの番号（アドレスの最後の数字）を入れると、ページから開けます。',
      control: { as: 'line', inputMode: 'numeric' },
    },
    offers: {
      ...{ label: '対象', empty: [], read: rowsOf(CAMPAIGN_OFFERS_MOST, offerFrom) },
      counts: ({ offers }) => offers.map(offerOf),
      words: ({ offers }) => offers.length > 0 && `対象 ${offers.length}件`,
    },
  },
}
