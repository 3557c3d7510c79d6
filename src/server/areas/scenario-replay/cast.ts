// The participants of a phase beside the text of its replay: their sent texts, their sheets, notes and questions.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { readingsOf } from '#rules/scenario/cast-names.ts'
import type { Db, Tx } from '../../db/client.ts'
import { character, characterSetting } from '../character/tables.ts'
import { plainStatsOf } from '../equipment/stat-source.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { receivedTexts } from '../scenario-desk/texts.ts'
import { toQuestion } from './questions.ts'
import { scenarioCastNote, scenarioQuestion } from './tables.ts'

type Name = Pick<typeof character.$inferSelect, 'characterFullName' | 'givenName' | 'familyName' | 'kana'>

/** Names under which a text may speak of a character: those of its sheet, its reading, those of its master. */
export const namesOf = (
  { characterFullName, givenName, familyName, kana }: Name,
  further: readonly string[],
): string[] => [
  ...new Set(
    [characterFullName, givenName, familyName, ...readingsOf(kana), ...further]
      .map(name => name.trim())
      .filter(Boolean),
  ),
]

/** @param opensTexts whether the sent texts are included: the office opens each by itself, which stands in the log */
export async function readCast(db: Db | Tx, own: DeskPhase, opensTexts: boolean) {
  const texts = await receivedTexts(db, own)
  const ids = texts.map(({ entryId }) => entryId)
  if (ids.length === 0) return []
  const sheets = await db
    .select({ entryId: scenarioEntry.entryId, who: character, note: scenarioCastNote })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioCastNote, eq(scenarioCastNote.entryId, scenarioEntry.entryId))
    .where(inArray(scenarioEntry.entryId, ids))
  const settings = await db
    .select()
    .from(characterSetting)
    .where(
      inArray(
        characterSetting.characterId,
        sheets.map(({ who }) => who.characterId),
      ),
    )
    .orderBy(asc(characterSetting.slotNo))
  const questions = await db
    .select()
    .from(scenarioQuestion)
    .where(and(inArray(scenarioQuestion.entryId, ids)))
    .orderBy(asc(scenarioQuestion.questionId))
  const stats = new Map<string, Awaited<ReturnType<typeof plainStatsOf>>['source']>()
  for (const { who } of sheets) stats.set(who.characterId, (await plainStatsOf(db, who.characterId)).source)
  return texts.flatMap(sent => {
    const sheet = sheets.find(({ entryId }) => entryId === sent.entryId)
    const numbers = sheet && stats.get(sheet.who.characterId)
    if (!numbers) return []
    const { who, note } = sheet
    const { firstPerson, secondPerson, tone, personality } = who
    return [
      {
        ...sent,
        ...(opensTexts ? {} : { playing: null, attached: null }),
        ...{ nameList: namesOf(who, note?.names ?? []), names: note?.names ?? [], stats: numbers },
        calls: note?.calls ?? [],
        ...{ firstPerson, secondPerson, tone, personality, note: opensTexts ? (note?.note ?? '') : '' },
        settingList: settings
          .filter(({ characterId }) => characterId === who.characterId)
          .map(({ heading, body }) => ({ heading, body })),
        questionList: opensTexts ? questions.filter(({ entryId }) => entryId === sent.entryId).map(toQuestion) : [],
      },
    ]
  })
}
