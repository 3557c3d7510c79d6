// A theme at the desk of its master: made from a template, saved, handed in, taken back, ended, opened again, thrown away (C094, C095).
import { and, count, eq, ne, sql } from 'drizzle-orm'
import {
  isReopenable,
  OMNIBUS_WRITABLE,
  OMNIBUSES_MOST,
  type OmnibusMasterStep,
  omnibusErrors,
  omnibusFaults,
} from '#rules/order/omnibus.ts'
import { usualTerms } from '#rules/order/plan.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { scenarioOmnibus, scenarioOmnibusCharacter } from '../order/tables/plan.ts'
import { approvedVersion, type OmnibusRow, type Texts, takeStep, textsOf, writeCharacters } from './omnibus-row.ts'
import { lockOmnibus } from './own-omnibus.ts'
import { openTemplate } from './templates.ts'

type Sent<Of> = {
  scenarioOmnibusInfo: Of & Texts
  relatedCharacterList: readonly string[]
  submits?: boolean | undefined
  draftId?: string | null | undefined
  userId: string
  now: Date
}

const saved = ({ omnibusId, state, version }: OmnibusRow) => ({ omnibusId, state, version })

/** @throws OMNIBUS_FAULT */
export function judgeTexts(texts: Texts, isWhole: boolean): Texts {
  const trimmed = { ...textsOf(texts), title: texts.title.trim(), catchcopy: texts.catchcopy.trim() }
  const faults = isWhole ? omnibusErrors(trimmed) : omnibusFaults(trimmed)
  if (Object.keys(faults).length > 0) throw refuse('OMNIBUS_FAULT')
  return trimmed
}

/**
 * @throws OMNIBUS_TEMPLATE_NOT_FOUND, OMNIBUS_TEMPLATE_OVER, WORLD_NOT_ASSIGNED, OMNIBUSES_MOST, OMNIBUS_FAULT, RELATED_UNKNOWN
 */
export async function createOmnibus(tx: Tx, sent: Sent<{ worldId: string; templateId: number }>) {
  const { scenarioOmnibusInfo: info, relatedCharacterList, submits = false, draftId, userId, now } = sent
  const { worldId, templateId } = info
  const texts = judgeTexts(info, submits)
  const template = await openTemplate(tx, { worldId, templateId, now })
  const assigned = await tx.execute(sql`select 1 from master_world where user_id = ${userId} and world_id = ${worldId}`)
  if (assigned.rows.length === 0) throw refuse('WORLD_NOT_ASSIGNED')
  // All themes of a master are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const [own] = await tx
    .select({ count: count() })
    .from(scenarioOmnibus)
    .where(and(eq(scenarioOmnibus.masterId, userId), ne(scenarioOmnibus.state, 'closed')))
  if ((own?.count ?? 0) >= OMNIBUSES_MOST) throw refuse('OMNIBUSES_MOST')
  const { orderCoin, seats, writingDays } = usualTerms(template)
  const [made] = await tx
    .insert(scenarioOmnibus)
    .values({
      ...{ ...texts, templateId, worldId, masterId: userId, state: 'draft', stateSince: now, createdAt: now },
      ...{ orderCoin, seats, writingDays },
    })
    .returning()
  if (!made) throw new Error('A theme was not written.')
  await writeCharacters(tx, made, relatedCharacterList)
  await submitDraft(tx, userId, draftId ?? null, now)
  return saved(submits ? await submit(tx, made, { userId, now }) : made)
}

/** Hands in what was just saved. */
const submit = async (tx: Tx, { omnibusId }: OmnibusRow, { userId, now }: { userId: string; now: Date }) =>
  takeStep(tx, await lockOmnibus(tx, { omnibusId }, { masterId: userId }), { name: 'submit', userId, now })

/** @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED, OMNIBUS_STATE, OMNIBUS_FAULT, RELATED_UNKNOWN */
export async function updateOmnibus(tx: Tx, sent: Sent<{ omnibusId: number; baseVersion: number }>) {
  const { scenarioOmnibusInfo: info, relatedCharacterList, submits = false, draftId, userId, now } = sent
  const texts = judgeTexts(info, submits)
  const locked = await lockOmnibus(tx, info, { masterId: userId })
  if (!OMNIBUS_WRITABLE.includes(locked.state)) throw refuse('OMNIBUS_STATE')
  const before = locked.state === 'approved' ? await takeStep(tx, locked, { name: 'revise', userId, now }) : locked
  await writeCharacters(tx, before, relatedCharacterList)
  const [after] = await tx
    .update(scenarioOmnibus)
    .set({ ...texts, version: before.version + 1 })
    .where(eq(scenarioOmnibus.omnibusId, before.omnibusId))
    .returning()
  if (!after) throw new Error('A theme was not written.')
  await submitDraft(tx, userId, draftId ?? null, now)
  return saved(submits ? await submit(tx, after, { userId, now }) : after)
}

type Acting = { omnibusId: number; baseVersion: number; userId: string; now: Date }

/** @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED, OMNIBUS_STATE */
export async function actOnOmnibus(tx: Tx, { act, userId, now, ...asked }: Acting & { act: OmnibusMasterStep }) {
  const before = await lockOmnibus(tx, asked, { masterId: userId })
  if (act === 'reopen' && !isReopenable(before)) throw refuse('OMNIBUS_STATE')
  // Orders under an ended theme stay closed until its master opens them anew.
  const set = act === 'close' ? { isAccepting: false, comment: '' } : {}
  return saved(await takeStep(tx, before, { name: act, userId, now }, set))
}

/**
 * Deletes a theme that players have not seen; of one that they see, only the change that is being written.
 * @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED, OMNIBUS_STATE
 */
export async function removeOmnibus(tx: Tx, { userId, now, ...asked }: Acting) {
  const before = await lockOmnibus(tx, asked, { masterId: userId })
  const { omnibusId } = before
  const version = approvedVersion(before)
  if (before.state !== 'draft' && before.state !== 'returned') throw refuse('OMNIBUS_STATE')
  if (version === null) {
    await tx.delete(scenarioOmnibusCharacter).where(eq(scenarioOmnibusCharacter.omnibusId, omnibusId))
    await tx.delete(scenarioOmnibus).where(eq(scenarioOmnibus.omnibusId, omnibusId))
    return { omnibusId, isShown: false }
  }
  await writeCharacters(tx, before, version.characterIds)
  await takeStep(tx, before, { name: 'discard', userId, now }, { ...textsOf(version), comment: '' })
  return { omnibusId, isShown: true }
}
