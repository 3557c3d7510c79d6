// The replay of a phase: the novel that its master writes of what everybody sent. Its steps from the first line to its
// publication, the lengths aimed at, and what it lacks to be handed in. Form and server ask here.
import { type TextType, textType } from '../codes/scenario.ts'
import { lengthCount, replaceCount } from '../text/count.ts'

/** Results of a character and of a phase (doc3 §3); none of them is the code NotYet. */
export const SCENARIO_RESULTS = ['GreatSuccess', 'Success', 'Normal', 'Failure', 'GreatFailure'] as const
export type ScenarioResult = (typeof SCENARIO_RESULTS)[number]
export const scenarioResultLabels: Record<ScenarioResult, string> = {
  GreatSuccess: '大成功',
  Success: '成功',
  Normal: '普通',
  Failure: '失敗',
  GreatFailure: '大失敗',
}

/** Characters that a replay of each length is written to; a guide, no limit. */
export const REPLAY_AIM: Record<TextType, readonly [number, number]> = {
  [textType.normal]: [6_000, 10_000],
  [textType.middle]: [9_000, 14_000],
  [textType.long]: [13_000, 20_000],
  [textType.decisiveBattle]: [18_000, 30_000],
}

/** Most characters, by max_digits_replace for the texts that readers see and max_digits for the others. */
export const REPLAY_MOST = {
  body: 100_000,
  part: 20_000,
  title: 20,
  mvpReason: 200,
  note: 2_000,
  comment: 1_000,
  /** A name under which the text speaks of a character, and the number of them in one field of the master's notes. */
  name: 40,
  names: 10,
} as const
/** Fewest characters of a replay that is handed in. */
const REPLAY_LEAST = 200
export const PARTS_MOST = 30
export const MVPS_MOST = 3
/** Most of what one character gets of a replay. */
export const REWARD_MOST = { experience: 1_000, money: 100_000, items: 10, count: 99 } as const

/** Results and rewards of one character. */
export interface CastResult {
  entryId: number
  /** Null: not decided yet. */
  result: ScenarioResult | null
  experience: number
  money: number
  items: readonly { itemCode: string; count: number }[]
  /** 称号 that it gets; empty for none. */
  title: string
  /** Reason for which it is MVP; null for the others. */
  mvpReason: string | null
  /** Items that the story took from it. */
  deletedItems: readonly { itemCode: string; count: number }[]
}

/** A part of the replay that those named in it alone read. */
export interface PrivatePart {
  body: string
  entryIds: readonly number[]
}

/** Readers of a part, in words. */
export const partReaders = (nameList: readonly string[]): string => `${nameList.join('、')}だけに見えます`
/** Heading of a part behind the text. */
export const partTitle = (nameList: readonly string[]): string => `限定公開（${partReaders(nameList)}）`

export interface Replay {
  body: string
  /** Null: not decided yet. */
  result: ScenarioResult | null
  castList: readonly CastResult[]
  partList: readonly PrivatePart[]
}

export type ReplayField = 'body' | 'result' | 'castList' | 'partList'
export type ReplayErrors = Partial<Record<ReplayField, string>>

const tooLong = (most: number): string => `${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** A character counts one at most, so that a long text within its limit need not be counted with every key. */
const isOver = (text: string, most: number): boolean => text.length > most && replaceCount(text) > most

/** Faults for which a replay cannot be saved, finished or not. @param cast entries of all participants */
export function replayFaults(replay: Replay, cast: ReadonlySet<number>): ReplayErrors {
  const errors: ReplayErrors = {}
  if (isOver(replay.body, REPLAY_MOST.body)) errors.body = `本文は${tooLong(REPLAY_MOST.body)}`
  if (replay.castList.some(one => !cast.has(one.entryId)) || hasTwice(replay.castList.map(({ entryId }) => entryId))) {
    errors.castList = '参加者ではないキャラクターが入っています。'
  } else {
    const wrong = replay.castList.map(castFault).find(fault => fault !== null)
    if (wrong) errors.castList = wrong
    else if (replay.castList.filter(({ mvpReason }) => mvpReason !== null).length > MVPS_MOST) {
      errors.castList = `MVPは${MVPS_MOST}人までです。`
    }
  }
  if (replay.partList.length > PARTS_MOST) errors.partList = `限定公開の部分は${PARTS_MOST}個までです。`
  else if (replay.partList.some(({ body }) => isOver(body, REPLAY_MOST.part))) {
    errors.partList = `限定公開の部分は${tooLong(REPLAY_MOST.part)}`
  } else if (replay.partList.some(({ entryIds }) => entryIds.some(id => !cast.has(id)))) {
    errors.partList = '限定公開の部分に、参加者ではないキャラクターが入っています。'
  }
  return errors
}

/** Faults for which a replay cannot be handed in. */
export function replayErrors(replay: Replay, cast: ReadonlySet<number>): ReplayErrors {
  const errors = replayFaults(replay, cast)
  if (replaceCount(replay.body) < REPLAY_LEAST) errors.body ??= `本文は${REPLAY_LEAST}文字以上で入力してください。`
  if (replay.result === null) errors.result = '全体の結果を選んでください。'
  const decided = new Set(replay.castList.flatMap(({ entryId, result }) => (result === null ? [] : [entryId])))
  const open = [...cast].filter(entryId => !decided.has(entryId)).length
  if (open > 0) errors.castList ??= `結果が決まっていないキャラクターが${open}人います。`
  if (replay.castList.some(({ mvpReason }) => mvpReason?.trim() === '')) {
    errors.castList ??= 'MVPの理由を入力してください。'
  }
  if (replay.partList.some(({ body, entryIds }) => body.trim() === '' || entryIds.length === 0)) {
    errors.partList ??= '限定公開の部分に、本文と読める人を入れてください。'
  }
  return errors
}

const hasTwice = (list: readonly (number | string)[]): boolean => new Set(list).size < list.length
const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

function castFault({ experience, money, items, deletedItems, title, mvpReason }: CastResult): string | null {
  if (!isWithin(experience, REWARD_MOST.experience) || !isWithin(money, REWARD_MOST.money)) {
    return '経験値かお金が、入力できる範囲をこえています。'
  }
  for (const list of [items, deletedItems]) {
    if (list.length > REWARD_MOST.items) return `アイテムは${REWARD_MOST.items}種類までです。`
    if (hasTwice(list.map(({ itemCode }) => itemCode))) return '同じアイテムが2回入っています。'
    if (list.some(({ count }) => count < 1 || !isWithin(count, REWARD_MOST.count))) {
      return `アイテムの個数は1から${REWARD_MOST.count}までです。`
    }
  }
  if (lengthCount(title) > REPLAY_MOST.title) return `称号は${tooLong(REPLAY_MOST.title)}`
  return lengthCount(mvpReason ?? '') > REPLAY_MOST.mvpReason ? `MVPの理由は${tooLong(REPLAY_MOST.mvpReason)}` : null
}

/** An item of a character's part in a replay; with a negative count the story took it. */
export const itemWords = ({ itemName, count }: { itemName: string; count: number }): string =>
  count < 0 ? `${itemName} ×${-count}（失った）` : `${itemName} ×${count}`
