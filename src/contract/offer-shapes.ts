// Shapes of the pages that campaigns and pages of events offer, and of what every page that the office writes names.
import * as z from 'zod'
import { CAMPAIGN_NOTE_MAX, offerKinds } from '#rules/campaigns.ts'
import { closed, text, wordId } from './shapes.ts'

/** A moment that somebody chose, in a year that a calendar shows. */
export const chosenTime = z.iso.datetime().refine(value => /^(19|20|21)\d\d-/.test(value))
/** Id of a stored picture. */
export const pictureId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export const offered = {
  kind: z.enum(offerKinds),
  worldId: wordId.nullable(),
  id: z.string().regex(/^[A-Za-z0-9_-]{0,64}$/),
}
export const Offer = closed({ ...offered, note: text(CAMPAIGN_NOTE_MAX) })
/** A page on offer, as it is shown: its name, and the chapter of a scenario. */
export const ShownOffer = closed({
  ...offered,
  note: z.string(),
  title: z.string(),
  worldName: z.string().nullable(),
  phase: z.number().int().nullable(),
})
