// Writing a fan letter: its receiver, the replay that it is about, and sending it to the office.
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { fanLetterFault } from '#rules/fan-letters.ts'
import type { Db, Tx } from '../../db/client.ts'
import { ownCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { readerOf, readsBody } from '../scenario-replay/shown-replay.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { fanLetter } from './tables.ts'

type To = { masterId: string; userId: string }

/** Condition: the user is a master, or leads a published scenario. */
const leads = or(
  sql`exists (select 1 from user_class where user_id = ${appUser.userId} and class_code = ${lastClass.master})`,
  sql`exists (select 1 from scenario s join scenario_phase p on p.scenario_id = s.scenario_id
    where s.master_id = ${appUser.userId} and p.published_at is not null)`,
)

/**
 * @param masterId id that others see
 * @throws RECEIVER_NOT_FOUND also across a block, LETTER_TO_SELF
 */
async function receiverOf(db: Db | Tx, { masterId, userId }: To) {
  const [found] = await db
    .select({ userId: appUser.userId, userName: nameOfMaster })
    .from(appUser)
    .where(and(eq(appUser.publicUserId, masterId), leads, meets(userId, sql`${appUser.userId}`)))
  if (!found) throw refuse('RECEIVER_NOT_FOUND')
  if (found.userId === userId) throw refuse('LETTER_TO_SELF')
  return found
}

type About = { scenarioId: number; phase: number; userId: string; receiverId: string }

/** A published replay of the receiver's that the writer may read; null when there is none. */
async function aboutOf(db: Db | Tx, { scenarioId, phase, userId, receiverId }: About) {
  const [found] = await db
    .select({ worldId: scenario.worldId, title: scenario.title, isPrivate: scenario.isPrivate })
    .from(scenarioReplay)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioReplay.scenarioId))
    .innerJoin(scenarioPhase, isPhase(scenarioReplay))
    .where(
      and(
        eq(scenarioReplay.scenarioId, scenarioId),
        eq(scenarioReplay.phase, phase),
        eq(scenarioReplay.state, 'published'),
        eq(scenario.masterId, receiverId),
        isNotNull(scenarioPhase.publishedAt),
      ),
    )
  if (!found || !readsBody(found.isPrivate, await readerOf(db, { scenarioId, phase }, userId))) return null
  return { worldId: found.worldId, scenarioId, phase, title: found.title }
}

type Asked = To & { scenarioId?: number | undefined; phase?: number | undefined }

/** @throws RECEIVER_NOT_FOUND, LETTER_TO_SELF */
export async function getReceiver(db: Db, asked: Asked) {
  const { masterId, userId, scenarioId, phase } = asked
  const receiver = await receiverOf(db, asked)
  const about =
    scenarioId === undefined || phase === undefined
      ? null
      : await aboutOf(db, { scenarioId, phase, userId, receiverId: receiver.userId })
  return { masterId, masterName: receiver.userName, about }
}

type Sent = To & {
  characterId: string | null
  scenarioId: number | null
  phase: number | null
  body: string
  draftId: string | null
  now: Date
}

/** @throws RECEIVER_NOT_FOUND, LETTER_TO_SELF, NOT_YOUR_CHARACTER, REPLAY_NOT_FOUND, LETTER_EMPTY, LETTER_TOO_LONG */
export async function sendLetter(tx: Tx, sent: Sent) {
  const { userId, characterId, scenarioId, phase, body, draftId, now } = sent
  if (characterId !== null) await ownCharacter(tx, userId, characterId)
  const receiver = await receiverOf(tx, sent)
  const isAbout = scenarioId !== null && phase !== null
  if (isAbout && !(await aboutOf(tx, { scenarioId, phase, userId, receiverId: receiver.userId })))
    throw refuse('REPLAY_NOT_FOUND')
  const fault = fanLetterFault(body)
  if (fault) throw refuse(fault)
  const [made] = await tx
    .insert(fanLetter)
    .values({
      ...{ userId, characterId, masterId: receiver.userId, body, state: 'waiting', stateSince: now, createdAt: now },
      ...(isAbout ? { scenarioId, phase } : {}),
    })
    .returning({ letterId: fanLetter.letterId, state: fanLetter.state })
  if (!made) throw new Error('A fan letter was not kept.')
  await submitDraft(tx, userId, draftId, now)
  return made
}
