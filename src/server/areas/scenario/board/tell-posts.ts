// Telling people of a post in a consultation: the writer of the post that it answers, and players whose characters it names.
import { and, eq, inArray } from 'drizzle-orm'
import { findName } from '#rules/scenario/cast-names.ts'
import { strip } from '#rules/text/notation.ts'
import type { Tx } from '../../../db/client.ts'
import { lockUserEvents } from '../../../platform/realtime/publish.ts'
import { blockersAmong } from '../../block/between.ts'
import { character } from '../../character/tables.ts'
import { nameOfMaster } from '../../identity/master-name.ts'
import { appUser } from '../../identity/tables.ts'
import { notify } from '../../notice/notify.ts'
import { scenarioPost } from '../tables/board.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenario } from '../tables/scenario.ts'

type Posted = {
  scenarioId: number
  phase: number
  worldId: string
  userId: string
  characterId: string | null
  body: string
  replyTo: number | null
}
type Called = { userId: string; isReply: boolean }

/** The people a post calls, without those who blocked its writer. Their events are locked in one order, before the post is written. */
export async function lockCalled(tx: Tx, posted: Posted): Promise<readonly Called[]> {
  const called = await calledBy(tx, posted)
  for (const { userId } of called) await lockUserEvents(tx, userId)
  return called
}

async function calledBy(tx: Tx, { scenarioId, phase, userId, body, replyTo }: Posted): Promise<Called[]> {
  const seated = await tx
    .select({
      userId: scenarioEntry.userId,
      fullName: character.characterFullName,
      givenName: character.givenName,
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        inArray(scenarioEntry.state, ['seated']),
      ),
    )
  const shown = strip(body).replaceAll('\n', ' ')
  const isNamed = ({ fullName, givenName }: (typeof seated)[number]) =>
    findName(shown, [fullName, givenName].filter(Boolean)) !== null
  const found = new Map(seated.filter(isNamed).map(one => [one.userId, false]))
  if (replyTo !== null) {
    const [answered] = await tx
      .select({ userId: scenarioPost.userId })
      .from(scenarioPost)
      .where(
        and(eq(scenarioPost.scenarioId, scenarioId), eq(scenarioPost.phase, phase), eq(scenarioPost.postId, replyTo)),
      )
    if (answered) found.set(answered.userId, true)
  }
  found.delete(userId)
  const blockers = await blockersAmong(tx, userId, [...found.keys()])
  return [...found]
    .filter(([id]) => !blockers.has(id))
    .map(([id, isReply]) => ({ userId: id, isReply }))
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
}

export async function tellCalled(tx: Tx, posted: Posted & { postId: number; now: Date }, called: readonly Called[]) {
  if (called.length === 0) return
  const { scenarioId, phase, worldId, characterId, body, postId, now } = posted
  const [of] = await tx
    .select({ title: scenario.title, masterName: nameOfMaster })
    .from(scenario)
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(eq(scenario.scenarioId, scenarioId))
  const [speaker] = await tx
    .select({ name: character.characterFullName })
    .from(character)
    .where(eq(character.characterId, characterId ?? ''))
  if (!of) return
  const name = speaker?.name ?? of.masterName
  const by = characterId === null ? undefined : { characterId, texts: [body] }
  for (const { userId, isReply } of called) {
    const facts = { scenarioId, phase, worldId, title: of.title, postId, name, isReply }
    await notify(tx, now, { userId, event: 'scenario.mention', facts, by })
  }
}
