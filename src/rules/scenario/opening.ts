// The opening of a phase as its master writes it: limits of its texts and numbers, and the requirements of its submission.
// Form and server ask here.
import { type Difficulty, difficulty, type Reward, reward, type ScenarioKind, scenarioKind } from '../codes/scenario.ts'
import { lengthCount, replaceCount } from '../text/count.ts'
import { type PhaseSettings, SETTING_LIMITS } from './settings.ts'

/** Most characters of each text, by max_digits; of the opening by max_digits_replace, as readers see it. */
export const OPENING_MOST = {
  scenarioTitle: 40,
  openingComment: 100,
  openingContent: 3_000,
  scenarioDescription: 2_000,
  masterMsg: 1_000,
  choiceName: 40,
  choiceDescription: 200,
} as const
/** Fewest characters of a submitted opening. */
export const OPENING_LEAST = 200
export const CHOICES_MOST = 10
export const CONDITIONS_MOST = 10
export const RELATED_MOST = 12
export const CONDITION_KINDS = ['levelFrom', 'levelTo', 'race', 'class', 'joined'] as const
/** Most days from now to a planned publication, and to a moved deadline. */
export const OPENS_WITHIN_DAYS = 60
export const EXTENDS_BY_DAYS = 14
/** The only difficulty and reward of masters whose first openings are checked closely (doc3 §5). */
export const NEW_MASTERS = { difficultyNo: difficulty.normal, rewardNo: reward.normal } as const

export interface Opening {
  scenarioTitle: string
  openingComment: string
  openingContent: string
  scenarioDescription: string
  masterMsg: string
  scenarioKind: ScenarioKind
  difficultyNo: Difficulty
  rewardNo: Reward
  settings: PhaseSettings
  scenarioChoiceList: readonly { name: string; description: string }[]
}

export type OpeningField =
  | 'scenarioTitle'
  | 'openingComment'
  | 'openingContent'
  | 'scenarioDescription'
  | 'masterMsg'
  | 'scenarioChoiceList'
  | 'settings'
  | 'difficultyNo'
export type OpeningErrors = Partial<Record<OpeningField, string>>

const tooLong = (most: number): string => `${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** Faults for which an opening cannot be saved, finished or not. */
export function openingFaults(opening: Opening, { isNewMaster }: { isNewMaster: boolean }): OpeningErrors {
  const errors: OpeningErrors = {}
  for (const field of ['scenarioTitle', 'openingComment', 'scenarioDescription', 'masterMsg'] as const) {
    if (lengthCount(opening[field]) > OPENING_MOST[field]) errors[field] = tooLong(OPENING_MOST[field])
  }
  if (replaceCount(opening.openingContent) > OPENING_MOST.openingContent) {
    errors.openingContent = tooLong(OPENING_MOST.openingContent)
  }
  const { scenarioChoiceList: choices, settings, scenarioKind: kind } = opening
  if (choices.length > CHOICES_MOST) errors.scenarioChoiceList = `選択肢は${CHOICES_MOST}個までです。`
  else if (choices.some(({ name }) => lengthCount(name) > OPENING_MOST.choiceName)) {
    errors.scenarioChoiceList = `選択肢の名前は${tooLong(OPENING_MOST.choiceName)}`
  } else if (choices.some(({ description }) => lengthCount(description) > OPENING_MOST.choiceDescription)) {
    errors.scenarioChoiceList = `選択肢の説明は${tooLong(OPENING_MOST.choiceDescription)}`
  }
  const wrong = settingsFault(settings, kind)
  if (wrong) errors.settings = wrong
  if (isNewMaster && !isOfNewMaster(opening)) {
    errors.difficultyNo = '最初の3本は、難易度「普通」・報酬「普通」で公開できます。'
  }
  return errors
}

/** Faults for which an opening cannot be submitted. */
export function openingErrors(opening: Opening, master: { isNewMaster: boolean }): OpeningErrors {
  const errors = openingFaults(opening, master)
  const { scenarioTitle, openingComment, openingContent, scenarioDescription, scenarioChoiceList } = opening
  if (scenarioTitle.trim() === '') errors.scenarioTitle = '題名を入力してください。'
  if (openingComment.trim() === '') errors.openingComment = 'ひとことを入力してください。'
  if (replaceCount(openingContent) < OPENING_LEAST) {
    errors.openingContent ??= `オープニングは${OPENING_LEAST}文字以上で入力してください。`
  }
  if (scenarioDescription.trim() === '') errors.scenarioDescription = '説明を入力してください。'
  if (scenarioChoiceList.some(({ name }) => name.trim() === '')) {
    errors.scenarioChoiceList ??= '選択肢の名前を入力してください。'
  }
  return errors
}

const isOfNewMaster = ({ difficultyNo, rewardNo }: Pick<Opening, 'difficultyNo' | 'rewardNo'>): boolean =>
  difficultyNo === NEW_MASTERS.difficultyNo && rewardNo === NEW_MASTERS.rewardNo

/** Fault in the numbers of a phase; null when there is none. */
export function settingsFault(settings: PhaseSettings, kind: ScenarioKind): string | null {
  const isEvent = kind === scenarioKind.event
  if (isEvent !== (settings.seats === null)) {
    return isEvent ? 'イベントに定員はありません。' : '定員を入力してください。'
  }
  for (const [name, [least, most]] of Object.entries(SETTING_LIMITS)) {
    const value = settings[name as keyof typeof SETTING_LIMITS]
    if (value === null) continue
    if (!Number.isInteger(value) || value < least || value > most) return '入力できる範囲をこえた数字があります。'
  }
  if (isEvent && settings.minimum !== 1) return 'イベントは1人から始まります。'
  return settings.seats !== null && settings.minimum > settings.seats ? '最少人数が定員をこえています。' : null
}
