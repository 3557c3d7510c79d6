// `searches.json`: searches that the demo's accounts keep.
import * as z from 'zod'
import { SEARCH_KINDS } from '#rules/search/kinds.ts'
import { account, text, whole, worldId } from './common.ts'

export const searches = z.array(
  z.strictObject({
    account,
    name: text,
    kind: z.enum(SEARCH_KINDS),
    keyword: z.string(),
    filters: z.strictObject({
      worldId: z.exactOptional(worldId),
      tags: z.exactOptional(z.array(text)),
      opend: z.exactOptional(z.boolean()),
    }),
    isCalling: z.boolean(),
    daysAgo: whole,
  }),
)
