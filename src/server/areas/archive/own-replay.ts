// A replay as its participant takes it along: the opening, the texts that were sent for the own characters, the replay, the
// parts for them, and what they got. Read as a participant whatever else the user is, so that a master's or an admin's archive
// holds nobody else's texts.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ArchivedSection } from '#rules/archive.ts'
import { itemWords, scenarioResultLabels } from '#rules/scenario/replay.ts'
import type { Db } from '../../db/client.ts'
import { character } from '../character/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { scenarioEntry, scenarioPlaying } from '../scenario/tables/entry.ts'
import { scenarioChoice, scenarioPhase } from '../scenario/tables/scenario.ts'
import { moneyOf } from '../scenario-replay/desk.ts'
import { characterHistory, characterTitle, scenarioReplay } from '../scenario-replay/tables.ts'
import type { Archived } from './list.ts'

export type Played = {
  sections: ArchivedSection[]
  /** Texts that were sent, by character. */
  sentList: { name: string; text: string }[]
}

/** @throws when the user has no seat in it any more */
export async function ownReplay(db: Db, userId: string, of: Archived): Promise<Played> {
  const entries = await entriesOf(db, userId, of)
  const [texts] = await db
    .select({ opening: scenarioPhase.openingContent, replay: scenarioReplay.replay, state: scenarioReplay.state })
    .from(scenarioPhase)
    .innerJoin(
      scenarioReplay,
      and(eq(scenarioReplay.scenarioId, scenarioPhase.scenarioId), eq(scenarioReplay.phase, scenarioPhase.phase)),
    )
    .where(isPhase(of))
  if (entries.length === 0 || texts?.state !== 'published')
    throw new Error('A replay of an archive is not there any more.')
  const mine = new Set(entries.map(({ entryId }) => entryId))
  const { opening, replay } = texts
  const sentList = entries.flatMap(({ name, playing, choice }) =>
    playing === null ? [] : [{ name, text: `${choice === null ? '' : `【${choice}】\n`}${playing}` }],
  )
  const parts = replay.partList.filter(({ entryIds }) => entryIds.some(id => mine.has(id)))
  return {
    sentList,
    sections: [
      { heading: 'オープニング', body: opening },
      ...sentList.map(({ name, text }) => ({ heading: `プレイング：${name}`, body: text })),
      { heading: 'リプレイ', body: replay.body },
      ...parts.map(({ body }) => ({ heading: '限定公開', body })),
      { heading: '結果', body: await resultsOf(db, of, entries) },
    ],
  }
}

const entriesOf = (db: Db, userId: string, { scenarioId, phase }: Archived) =>
  db
    .select({
      ...{ entryId: scenarioEntry.entryId, name: character.characterFullName, history: characterHistory },
      ...{ playing: scenarioPlaying.playing, choice: scenarioChoice.name },
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .leftJoin(
      scenarioChoice,
      and(
        ...[eq(scenarioChoice.scenarioId, scenarioEntry.scenarioId), eq(scenarioChoice.phase, scenarioEntry.phase)],
        eq(scenarioChoice.chooseId, scenarioPlaying.chooseId),
      ),
    )
    .leftJoin(characterHistory, eq(characterHistory.entryId, scenarioEntry.entryId))
    .where(
      and(
        ...[eq(scenarioEntry.userId, userId), eq(scenarioEntry.state, 'seated')],
        ...[eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)],
      ),
    )
    .orderBy(asc(scenarioEntry.entryId))

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

async function resultsOf(db: Db, { result, worldId }: Archived, entries: readonly Entry[]): Promise<string> {
  const money = await moneyOf(db, worldId)
  const titles = await db
    .select()
    .from(characterTitle)
    .where(
      inArray(
        characterTitle.entryId,
        entries.map(({ entryId }) => entryId),
      ),
    )
    .orderBy(asc(characterTitle.titleId))
  const own = entries.flatMap(({ entryId, name, history }) => {
    if (!history) return []
    const of = titles.filter(title => title.entryId === entryId)
    return [
      '',
      `${name}：${scenarioResultLabels[history.result]}`,
      ...(history.experience > 0 ? [`経験値 ${history.experience}`] : []),
      ...(history.money > 0 ? [`${money} ${history.money}`] : []),
      ...history.items.map(itemWords),
      ...of.map(({ title, isMvp, reason }) => (isMvp ? `MVP ${reason ?? ''}` : `称号「${title}」`)),
    ]
  })
  return [`全体：${scenarioResultLabels[result]}`, ...own].join('\n')
}
