// Fan letters in lists: columns of a letter with its writer's face and the replay that it is about.
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/client.ts'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { masterName } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'
import { fanLetter } from './tables.ts'

const master = alias(appUser, 'letter_master')
const decider = alias(appUser, 'letter_decider')

export const letterRows = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      letter: fanLetter,
      userName: appUser.userName,
      masterName: masterName('letter_master'),
      publicMasterId: master.publicUserId,
      decidedBy: decider.userName,
      characterFullName: character.characterFullName,
      icon: character.icon,
      characterWorldId: character.worldId,
      worldName: world.worldName,
      scenarioWorldId: scenario.worldId,
      title: scenario.title,
    })
    .from(fanLetter)
    .innerJoin(appUser, eq(appUser.userId, fanLetter.userId))
    .innerJoin(master, eq(master.userId, fanLetter.masterId))
    .leftJoin(decider, eq(decider.userId, fanLetter.decidedBy))
    .leftJoin(character, eq(character.characterId, fanLetter.characterId))
    .leftJoin(world, eq(world.worldId, character.worldId))
    .leftJoin(scenario, eq(scenario.scenarioId, fanLetter.scenarioId))
    .where(where)
    .$dynamic()

export type LetterRow = Awaited<ReturnType<typeof letterRows>>[number]

/** Number of letters that meet a condition. */
export async function countLetters(db: Db | Tx, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(fanLetter).where(where)
  return row?.count ?? 0
}

/** Part of a letter that every reader sees. A player who writes as a character is not named. */
export function toLetter({ letter, ...row }: LetterRow) {
  const { letterId, body, createdAt, characterId, scenarioId, phase } = letter
  const { characterFullName, icon, characterWorldId, worldName, scenarioWorldId, title } = row
  const isCharacter = characterId !== null && characterWorldId !== null
  return {
    ...{ letterId, body, createdAt },
    writer: {
      name: isCharacter ? (characterFullName ?? '') : row.userName,
      icon: isCharacter ? icon : null,
      character: isCharacter ? { characterId, worldId: characterWorldId, worldName: worldName ?? '' } : null,
    },
    about:
      scenarioId === null || phase === null || scenarioWorldId === null
        ? null
        : { worldId: scenarioWorldId, scenarioId, phase, title: title ?? '' },
  }
}

/** Letters of a master's inbox, without those of writers whom a block parts from the master. */
export const ofMaster = (userId: string): SQL | undefined =>
  and(eq(fanLetter.masterId, userId), eq(fanLetter.state, 'passed'), meets(userId, sql`${fanLetter.userId}`))

export const unread = sql`${fanLetter.readAt} is null`
