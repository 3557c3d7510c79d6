// Fields that the office's templates for orders share (situations, frames of themes), and terms of masters for what is made of them.
import * as z from 'zod'
import { textType } from '#rules/codes/scenario.ts'
import { PLAN_CHARACTERS_MOST, PLAN_MOST, WRITING_DAYS } from '#rules/order/plan.ts'
import { ScenarioCard } from './scenario.ts'
import { closed, text, wordId } from './shapes.ts'

const seats = z.number().int().min(1).max(8)
/** Text with a length above every limit of the rules, so that the refusal comes from the rules and names the fault. */
const longer = (most: number) => text(8 * most)
const time = z.iso.datetime().refine(value => /^20\d\d-/.test(value))
/** Name of a stored picture; null: the world's. */
export const planPicture = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,80}$/)
  .nullable()

/** Fields that the office writes. */
export const planFields = {
  worldId: wordId,
  title: longer(PLAN_MOST.title),
  description: longer(PLAN_MOST.description),
  picture: planPicture,
  textType: z.enum(textType),
  /** Most places that a master may offer. */
  seatsMost: seats,
  /** Period in which it is open; `openFrom` null: from now on, `openUntil` null: without an end. */
  openFrom: time.nullable(),
  openUntil: time.nullable(),
}
export const planCatchcopy = longer(PLAN_MOST.catchcopy)
export const planCharacters = z.array(wordId).max(PLAN_CHARACTERS_MOST)

/** Terms under which a master takes orders of a situation or theme. */
export const planTerms = {
  acceptFlg: z.boolean(),
  orderCoin: z.number().int().min(0).max(1_000_000),
  seats,
  writingDays: z.number().int().min(WRITING_DAYS.least).max(WRITING_DAYS.most),
}

/** Stories that were ordered and are public, the newest first, with the character of who ordered each. */
export const planStories = z.array(
  closed({ card: ScenarioCard.omit({ mine: true }), ownerName: z.string(), icon: z.string().nullable() }),
)
