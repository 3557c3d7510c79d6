// Link cards of campaigns.
import { imageSource } from '#rules/images.ts'
import { parseRowId } from '#rules/row-id.ts'
import { strip } from '#rules/text/notation.ts'
import { cardOf, type Page, plainPage } from '../../platform/pages.ts'
import { findCampaign } from './shown.ts'

export const campaignPages: readonly Page[] = [
  plainPage('/pastCampaign', '過去のキャンペーン', 'これまでに開いたキャンペーンと、その結果。'),
  {
    route: '/cp/$cpId',
    card: async ({ db, now, params: { cpId = '' } }) => {
      if (parseRowId(cpId) === null) return null
      const found = await findCampaign(db, { cpId: Number(cpId), now })
      if (!found) return null
      const { title, body, picture } = found
      const imagePath = picture ? imageSource(picture, 'assets', 240) : null
      return cardOf({ title, description: strip(body), imagePath })
    },
  },
]
