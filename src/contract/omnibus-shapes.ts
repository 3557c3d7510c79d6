// Templates and themes (オムニバス) as answers show them, and the fields that forms send of them.
import * as z from 'zod'
import { textType } from '#rules/codes/scenario.ts'
import { OMNIBUS_MOST, OMNIBUS_STATES } from '#rules/order/omnibus.ts'
import { PLAN_MOST } from '#rules/order/plan.ts'
import { ListedCharacter } from './character.ts'
import { planCharacters, planFields, planPicture, planStories, planTerms } from './plan-shapes.ts'
import { closed, instant, rowId, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const seats = z.number().int().min(1).max(8)
/** Text with a length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(8 * most)

/** Fields of a template that the office writes. */
export const templateFields = {
  ...planFields,
  /** Limits of the themes that are made from it, in the office's words. */
  guide: longer(PLAN_MOST.guide),
}

export const OmnibusTemplate = closed({
  templateId: rowId,
  ...templateFields,
  openFrom: instant,
  openUntil: instant.nullable(),
  /** Themes that were made from it, and those of them that players see. */
  themes: count,
  shownThemes: count,
  version,
})

/** Texts of a theme that its master writes. */
export const omnibusTexts = {
  title: longer(OMNIBUS_MOST.title),
  catchcopy: longer(OMNIBUS_MOST.catchcopy),
  description: longer(OMNIBUS_MOST.description),
  masterMsg: longer(OMNIBUS_MOST.masterMsg),
  picture: planPicture,
}
export const relatedCharacters = planCharacters

/** Orders under it: those that go on, episodes that everybody may read. */
const episodes = { running: count, episodes: count }

/** A theme at the desk of its master or of the office. */
export const DeskOmnibus = closed({
  omnibusId: rowId,
  worldId: wordId,
  templateId: rowId,
  templateTitle: z.string(),
  textType: z.enum(textType),
  seatsMost: seats,
  masterName: z.string(),
  title: z.string(),
  catchcopy: z.string(),
  state: z.enum(OMNIBUS_STATES),
  stateSince: instant,
  /** Time of the last approval; null: players do not see it yet. */
  approvedAt: instant.nullable(),
  /** Words of the office with which it came back or ended; empty otherwise. */
  comment: z.string(),
  ...planTerms,
  ...episodes,
  version,
})

/** Its texts, as they are written now or were approved last. */
export const OmnibusTexts = closed({
  title: z.string(),
  catchcopy: z.string(),
  description: z.string(),
  masterMsg: z.string(),
  picture: z.string().nullable(),
  characterList: z.array(ListedCharacter),
})

export const OmnibusCard = closed({
  omnibusId: rowId,
  worldId: wordId,
  title: z.string(),
  catchcopy: z.string(),
  picture: z.string().nullable(),
  textType: z.enum(textType),
  masterId: wordId,
  masterName: z.string(),
  masterIcon: z.string().nullable(),
  /** Whether it has ended: it takes no orders any more. */
  isOver: z.boolean(),
  ...planTerms,
  ...episodes,
})

export const OmnibusDetail = closed({
  ...OmnibusCard.shape,
  description: z.string(),
  masterMsg: z.string(),
  templateTitle: z.string(),
  characterList: z.array(ListedCharacter),
  /** Episodes that were ordered under it and are public, the newest first. */
  episodeList: planStories,
  isMine: z.boolean(),
  serverTime: instant,
})
