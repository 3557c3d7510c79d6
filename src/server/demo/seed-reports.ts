// Mutes of the demo's members and their reports, in every state.
import { sql } from 'drizzle-orm'
import { setMutedCharacter, setMutedWord } from '../areas/block/mutes.ts'
import { reportables } from '../areas/report/kinds.ts'
import type { ReportedThing } from '../areas/report/reportable.ts'
import { report } from '../areas/report/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters, demoReports } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
/** Time that the office took to decide. */
const DECIDED_AFTER = 20 * HOUR

export async function seedReports(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const idOf = (account: DemoAccount): string => userIds.get(account) ?? ''
  for (const { by, words, characters } of demoReports.mutes) {
    const userId = idOf(by)
    for (const word of words) await setMutedWord(tx, { userId, word, isMuted: true, now })
    for (const otherId of characters) await setMutedCharacter(tx, { userId, otherId, isMuted: true, now })
  }
  for (const told of demoReports.reports) {
    const userId = idOf(told.by)
    const createdAt = new Date(now.getTime() - told.hoursAgo * HOUR)
    const { targetId, ...thing } =
      told.quoted === undefined ? await standing(tx, userId, told) : gone(idOf, told, createdAt)
    const { kind, reason, words, state, answer = null, told: toWriter = null } = told
    const decidedAt = new Date(Math.min(createdAt.getTime() + DECIDED_AFTER, now.getTime()))
    await tx.insert(report).values({
      ...{ userId, kind, targetId, ...thing, reason, words, state, answer, told: toWriter, createdAt },
      ...(state === 'waiting' ? {} : { decidedBy: idOf('demo-admin'), decidedAt }),
    })
  }
}

type Told = (typeof demoReports.reports)[number]
type Found = ReportedThing & { targetId: string }

/** The newest thing of its kind, as it stands. */
async function standing(tx: Tx, userId: string, { kind, character }: Told): Promise<Found> {
  const newest = {
    letter: sql`letter_id as id from letter l join character c on c.character_id = l.to_id
      where l.from_id = ${character} and c.user_id = ${userId} order by letter_id desc`,
    makaiLetter: sql`letter_id as id from makai_letter where to_id = ${character} and from_id is null order by arrived_at desc`,
    other: sql`tweet_id as id from tweet where character_id = ${character} order by created_at desc`,
  }
  const of = kind === 'letter' || kind === 'makaiLetter' ? newest[kind] : newest.other
  const { rows } = await tx.execute<{ id: number }>(sql`select ${of} limit 1`)
  const targetId = kind === 'character' ? character : String(rows[0]?.id ?? 0)
  const found = await reportables[kind].find(tx, { userId, targetId })
  if (!found) throw new Error(`The demo reports what is not there: ${kind} of ${character}.`)
  return { ...found, targetId }
}

/** Lists in a world that are named as the address of things that are gone, by kind; for other kinds the list of scenarios. */
const lists: Partial<Record<Told['kind'], string>> = {
  ...{ tweet: 'tweet', note: 'worldSearch/note', noteComment: 'worldSearch/note', letter: 'message' },
}

/** A reported thing that is gone, with its kept words. */
function gone(idOf: (account: DemoAccount) => string, told: Told, createdAt: Date): Found {
  const { character, quoted = '', about = null, kind } = told
  const { owner, worldId = '' } = demoCharacters.find(({ key }) => key === character) ?? {}
  const writtenAt = new Date(createdAt.getTime() - HOUR).toISOString()
  return {
    ...{ writerUserId: owner ? idOf(owner) : '', characterId: character, worldId },
    targetId: '999999999',
    address: `/world/${worldId}/${lists[kind] ?? 'scenario'}`,
    quoted: { title: null, body: quoted, about, pictureList: [], writtenAt },
  }
}
