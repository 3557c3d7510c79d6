// The support's search of scenarios: how a keyword is read, and what of a scenario may match it.
import { parseScenarioId } from './scenario-ids.ts'

export const SUPPORT_KEYWORD_MAX = 254
export const SUPPORT_PAGE_SIZE = 20
export const SUPPORT_REASON_MAX = 200
/** Most lines of each list in the record of a character. */
export const SUPPORT_LINES_MOST = 100

export const SUPPORT_MATCHES = ['id', 'title', 'master', 'mail', 'user', 'character'] as const
export type SupportMatch = (typeof SUPPORT_MATCHES)[number]

export const supportMatchLabels: Record<SupportMatch, string> = {
  id: 'ID',
  title: '題名',
  master: 'マスター',
  mail: '参加者のメール',
  user: '参加者の名前',
  character: '参加キャラクター',
}

const LARGEST_ID = 2_147_483_647

export const CHARACTER_MATCHES = ['id', 'name', 'user', 'mail'] as const
export type CharacterMatch = (typeof CHARACTER_MATCHES)[number]

export const characterMatchLabels: Record<CharacterMatch, string> = {
  id: 'ID',
  name: 'キャラクターの名前',
  user: 'ユーザーの名前',
  mail: 'ユーザーのメール',
}

/** The keyword as it is searched for: its words, and the scenario's id when it may be one. */
export function readKeyword(typed: string): { words: string; scenarioId: number | null; isMail: boolean } {
  const words = typed.normalize('NFKC').trim()
  const id = /^\d{1,10}$/.test(words) ? parseScenarioId(words) : null
  return { words, scenarioId: id !== null && id >= 1 && id <= LARGEST_ID ? id : null, isMail: words.includes('@') }
}
