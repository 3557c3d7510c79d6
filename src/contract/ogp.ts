// Previews of links (doc1 §7, doc2 §7).
import * as z from 'zod'
import { lookUp } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, text } from './shapes.ts'

export const ogpContract = {
  /** What a page says of itself. Pages of our own are answered from our own data. */
  postForAlpacaUrlCard: lookUp('public', '/api/ogp/postForAlpacaUrlCard', 'preview')
    .errors(refuses('PREVIEW_NOT_THERE'))
    .input(closed({ url: text(2048, 8) }))
    .output(
      closed({
        /** Path of a square picture on our own server; null where the page names none that can be shown. */
        imagePath: z.string().nullable(),
        title: z.string(),
        /** One line; may be empty. */
        description: z.string(),
        /** Whose page it is: the host, which cannot lie. */
        targetName: z.string(),
      }),
    ),
}
export type OgpContract = typeof ogpContract
