// Previews of links (doc1 §7, doc2 §7).
import * as z from 'zod'
import { lookUp, treatingBlocks } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, text } from './shapes.ts'

export const ogpContract = treatingBlocks('none')({
  /** Preview of a page from its own data about itself. For pages of the service it is made from the database. */
  postForAlpacaUrlCard: lookUp('public', '/api/ogp/postForAlpacaUrlCard', 'preview')
    // Not from the replica: the data read from a page of others are written to the database.
    .meta({ newest: true })
    .errors(refuses('PREVIEW_NOT_THERE'))
    .input(closed({ url: text(2048, 8) }))
    .output(
      closed({
        /** Path of a square picture on our own server; null when the page names none that can be shown. */
        imagePath: z.string().nullable(),
        title: z.string(),
        /** Description in one line; may be empty. */
        description: z.string(),
        /** Host of the page, which a page cannot forge. */
        targetName: z.string(),
      }),
    ),
})
export type OgpContract = typeof ogpContract
