// Application for a class of the player's own.
import { sql } from 'drizzle-orm'
import { CLASS_PROPOSALS_MOST, classTextFault, originalNameFault } from '#rules/applications.ts'
import { type ClassNumber, classArray, classNumberFault } from '#rules/class-numbers.ts'
import type { Tx } from '../../db/client.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { listParameters } from './classes.ts'
import { handIn } from './hand-in.ts'

type Proposal = {
  userId: string
  own: OwnCharacter
  name: string
  description: string
  numberList: readonly ClassNumber[]
  draftId: string | null
  now: Date
}

/** @throws ORIGINAL_NAME, CLASS_TEXT, CLASS_NUMBERS, CLASS_NAME_TAKEN, CLASS_TOO_MANY */
export async function proposeClass(tx: Tx, proposal: Proposal) {
  const { userId, own, numberList, draftId, now } = proposal
  const name = proposal.name.trim()
  const description = proposal.description.trim()
  const fault = originalNameFault(name) ?? classTextFault(description)
  if (fault) throw refuse(fault)
  const { characterId, worldId } = await lockCharacter(tx, own)
  const { parameterList } = await listParameters(tx, { worldId })
  const wrong = classNumberFault(
    numberList,
    parameterList.map(({ id }) => id),
  )
  if (wrong) throw refuse(wrong)
  // Proposals of a user are counted one after the other, for all of the user's characters.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const { rows: waiting } = await tx.execute(sql`
    select 1 from application
    where user_id = ${userId} and world_id = ${worldId} and kind = 'class' and status = 1 limit ${CLASS_PROPOSALS_MOST}`)
  if (waiting.length >= CLASS_PROPOSALS_MOST) throw refuse('CLASS_TOO_MANY')
  const { rows: same } = await tx.execute(sql`
    select 1 from world_class where world_id = ${worldId} and class_name = ${name} limit 1`)
  if (same.length > 0) throw refuse('CLASS_NAME_TAKEN')
  const { applicationId } = await handIn(tx, {
    ...{ kind: 'class', userId, characterId, worldId, name, description, now },
    ...{ kijun: classArray(numberList, 'kijun'), hosei: classArray(numberList, 'hosei') },
    ...{ coin: null, taken: 'CLASS_NAME_TAKEN' },
  })
  await submitDraft(tx, userId, draftId, now)
  return { applicationId }
}
