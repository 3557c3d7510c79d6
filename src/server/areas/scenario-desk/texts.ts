// The texts of a phase as its master reads them, by choice and team, and as a file for spreadsheets (C114).
import { and, asc, eq, sql } from 'drizzle-orm'
import { omakaseDisplay } from '#rules/constants/display.ts'
import { toCsv } from '#rules/csv.ts'
import { formatDateTime } from '#rules/dates.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { namedItems } from '../scenario/playing/playing-desk.ts'
import { scenarioEntry, scenarioPlaying, scenarioTeamMember, scenarioTeamTag } from '../scenario/tables/entry.ts'
import { scenarioChoice, scenarioPhase } from '../scenario/tables/scenario.ts'
import type { DeskPhase } from './own-desk.ts'

/** Participants with a certain seat, also those who sent no text. */
export async function receivedTexts(db: Db | Tx, { scenarioId, phase }: PhaseKey) {
  const rows = await db
    .select({
      entryId: scenarioEntry.entryId,
      character: listedFields,
      sent: scenarioPlaying,
      tagName: scenarioTeamTag.tagName,
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .leftJoin(scenarioTeamMember, eq(scenarioTeamMember.entryId, scenarioEntry.entryId))
    .leftJoin(scenarioTeamTag, eq(scenarioTeamTag.tagId, scenarioTeamMember.tagId))
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'seated')),
    )
    .orderBy(
      sql`${scenarioPlaying.chooseId} nulls last`,
      sql`${scenarioTeamTag.tagName} nulls last`,
      asc(scenarioEntry.entryId),
    )
  const texts = []
  for (const { entryId, character: of, sent, tagName } of rows) {
    texts.push({
      ...{ entryId, character: of, tagName, chooseId: sent?.chooseId ?? null, playing: sent?.playing ?? null },
      omakaseFlg: sent?.isOmakase ?? false,
      consumeItem: (await namedItems(db, sent?.items ?? [])).map(({ itemName, count }) => ({ itemName, count })),
      ...{ attached: sent?.attached ?? null, sentBy: sent?.sentBy ?? null, receivedAt: sent?.receivedAt ?? null },
    })
  }
  return texts
}

export async function getTexts(db: Db, own: DeskPhase, now: Date) {
  const [phase] = await db.select({ playingUntil: scenarioPhase.playingUntil }).from(scenarioPhase).where(isPhase(own))
  if (!phase) throw refuse('SCENARIO_NOT_FOUND')
  return {
    textList: await receivedTexts(db, own),
    scenarioChoiceList: await choicesOf(db, own),
    playingUntil: phase.playingUntil,
    serverTime: now,
  }
}

const choicesOf = (db: Db, { scenarioId, phase }: PhaseKey) =>
  db
    .select({ chooseId: scenarioChoice.chooseId, name: scenarioChoice.name })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
    .orderBy(asc(scenarioChoice.chooseId))

const HEADINGS = [
  'キャラクター',
  'クラス',
  'レベル',
  '選択肢',
  'チームタグ',
  'プレイング',
  '文字数',
  omakaseDisplay,
  '使うアイテム',
  '送れなかった下書き',
  '受け付けた時刻',
]

/** Rows of the file: one for each character, in the order of the desk. */
export async function textsFile(db: Db, own: DeskPhase): Promise<File> {
  const choices = new Map((await choicesOf(db, own)).map(({ chooseId, name }) => [chooseId, name]))
  const lines = (await receivedTexts(db, own)).map(({ character: of, ...sent }) => [
    ...[of.characterFullName, of.className, String(of.level)],
    ...[sent.chooseId === null ? '' : `${sent.chooseId}. ${choices.get(sent.chooseId) ?? ''}`, sent.tagName ?? ''],
    ...[sent.playing ?? '', sent.playing === null ? '' : String(replaceCount(sent.playing))],
    sent.omakaseFlg ? omakaseDisplay : '',
    sent.consumeItem.map(({ itemName, count }) => `${itemName} ×${count}`).join('、'),
    ...[sent.attached ?? '', sent.receivedAt ? formatDateTime(sent.receivedAt) : ''],
  ])
  return new File([toCsv([HEADINGS, ...lines])], `tsumugi-${padScenarioId(own.scenarioId)}.csv`, { type: 'text/csv' })
}
