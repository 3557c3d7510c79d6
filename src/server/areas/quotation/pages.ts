// Link cards of quotation cards: their words and the line of rights, of open replays alone.
import { QUOTATION_ID, rightsLine, sourceLine } from '#rules/quotations.ts'
import { stripNodes } from '#rules/text/nodes.ts'
import { parse } from '#rules/text/notation.ts'
import { cardOf, type Page } from '../../platform/pages.ts'
import { openQuotation } from './shown-quotation.ts'

export const quotationPages: readonly Page[] = [
  {
    route: '/quotation/$quotationId',
    card: async ({ db, params: { quotationId = '' } }) => {
      if (!QUOTATION_ID.test(quotationId)) return null
      const card = await openQuotation(db, quotationId)
      if (!card) return null
      const rights = rightsLine({ ...card, publishedAt: new Date(card.publishedAt).toISOString() })
      return cardOf({
        title: stripNodes(parse(card.words)).trim(),
        description: `${sourceLine(card)}　${rights}`,
        imagePath: `/api/Quotation/picture/${quotationId}`,
        worldName: card.worldName,
      })
    },
  },
]
