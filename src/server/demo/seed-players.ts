// Acts of players in the demo's scenarios before now: entering, confirming, posting, sending texts.
import { eq } from 'drizzle-orm'
import { character } from '../areas/character/tables.ts'
import { confirm, enter, priceOf } from '../areas/scenario/entry/enter.ts'
import { lockPhase, type PhaseKey } from '../areas/scenario/phase.ts'
import { savePlaying } from '../areas/scenario/playing/send-playing.ts'
import { scenarioPost } from '../areas/scenario/tables/board.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts } from '../platform/ledger/post.ts'
import { ownCharacter } from '../platform/own-character.ts'
import { residentsOf } from './residents.ts'
import type { DemoScenario } from './shapes/scenario.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Player = { userId: string; characterId: string }

/** Characters of the files, or residents of the world. */
export async function playersOf(
  tx: Tx,
  { worldId, characters, players }: Pick<DemoScenario, 'worldId' | 'characters' | 'players'>,
): Promise<Player[]> {
  const named: Player[] = []
  for (const characterId of characters) {
    const [found] = await tx
      .select({ userId: character.userId })
      .from(character)
      .where(eq(character.characterId, characterId))
    if (found) named.push({ userId: found.userId, characterId })
  }
  return [...named, ...residentsOf(worldId).slice(0, players)]
}

export async function enterAll(
  tx: Tx,
  key: PhaseKey,
  players: readonly Player[],
  since: Date,
  now: Date,
): Promise<void> {
  for (const [index, { userId, characterId }] of players.entries()) {
    const at = new Date(Math.min(now.getTime(), since.getTime() + (index + 1) * 7 * MINUTE))
    const phase = await lockPhase(tx, key)
    const act = phase.state === 'reservation' ? 'reserve' : 'join'
    const isIn = await isEntered(tx, key, characterId)
    if (isIn) continue
    const cost = priceOf(phase, act)
    // The price is given first, so that the demo's purses are not spent on entries of before its first day.
    if (cost > 0) {
      const give = { currency: currencies.llamaPoint, amount: cost, from: systemAccounts.issue }
      const cause = { kind: 'demo', id: `scenario:${key.scenarioId}:${key.phase}:${characterId}` }
      await post(tx, at, [{ ...give, cause, to: { kind: 'user', id: userId } }])
    }
    const own = await ownCharacter(tx, userId, characterId)
    await enter(tx, act, { ...key, userId, own, cost, fatePower: 0, now: at })
  }
}

async function isEntered(tx: Tx, { scenarioId, phase }: PhaseKey, characterId: string): Promise<boolean> {
  const found = await tx.query.scenarioEntry.findFirst({
    where: (entry, { and, eq: is }) =>
      and(is(entry.scenarioId, scenarioId), is(entry.phase, phase), is(entry.characterId, characterId)),
  })
  return found !== undefined
}

/** Confirms half of the won seats. */
export async function confirmSome(tx: Tx, key: PhaseKey, at: Date): Promise<void> {
  const winners = await tx.query.scenarioEntry.findMany({
    where: (entry, { and, eq: is }) => and(is(entry.scenarioId, key.scenarioId), is(entry.state, 'won')),
  })
  for (const { userId, characterId } of winners.slice(0, Math.ceil(winners.length / 2))) {
    const own = await ownCharacter(tx, userId, characterId)
    await confirm(tx, { ...key, userId, own, now: new Date(at.getTime() + HOUR) })
  }
}

export async function writePosts(
  tx: Tx,
  key: PhaseKey,
  told: Pick<DemoScenario, 'posts' | 'playings'>,
  players: readonly Player[],
  since: Date,
  now: Date,
) {
  const rows = told.posts.flatMap(({ character: characterId, voice, body }, index) => {
    const player = players.find(one => one.characterId === characterId)
    const createdAt = new Date(Math.min(now.getTime() - MINUTE, since.getTime() + (index + 1) * 3 * HOUR))
    return player ? [{ ...key, userId: player.userId, characterId, voice, body, createdAt }] : []
  })
  if (rows.length > 0) await tx.insert(scenarioPost).values(rows)
}

export async function sendTexts(
  tx: Tx,
  key: PhaseKey,
  told: Pick<DemoScenario, 'posts' | 'playings'>,
  players: readonly Player[],
  at: Date,
  now: Date,
) {
  for (const { character: characterId, chooseId, playing } of told.playings) {
    const player = players.find(one => one.characterId === characterId)
    if (!player || at > now) continue
    const own = await ownCharacter(tx, player.userId, characterId)
    await savePlaying(tx, {
      ...{ ...key, userId: player.userId, own, now: at, chooseId, playing },
      ...{ consumeItem: [], onlyPlayingFlg: false, onlyTeamTagFlg: false, tagId: null },
    })
  }
}
