// Scenarios of the demo: `scenarios/<worldId>/<key>.md`.
import * as z from 'zod'
import { difficulty, reward, scenarioKind, textType } from '#rules/codes/scenario.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { castList } from './cast.ts'
import { type DemoWorldId, listText, named, text, wholeText, worldId } from './common.ts'
import { choicesOf, type Fault, keyed, partsOf, playingsOf, postsOf } from './parts.ts'

/** Lengths that a master of the demo writes. */
export const TEXT_TYPES = { Normal: textType.normal, Middle: textType.middle, Long: textType.long } as const

/** State of a scenario when the demo is seeded; `stock` waits to be opened when a world has nothing ahead. */
const states = [
  'draft',
  'submitted',
  'rejected',
  'awaitingPublication',
  'reservation',
  'lottery',
  'priority',
  'recruiting',
  'consultation',
  'resolving',
  'late',
  'notEstablished',
  'withdrawn',
  'stock',
] as const
export type DemoScenarioState = (typeof states)[number]

/** Whether a scenario of a state has a reason: a rejected or withdrawn one. */
const hasReason = (state: DemoScenarioState): boolean => state === 'rejected' || state === 'withdrawn'

export const scenario = z
  .strictObject({
    title: text,
    kind: named(scenarioKind),
    textType: named(TEXT_TYPES),
    difficulty: named(difficulty),
    reward: named(reward),
    state: z.enum(states),
    comment: text,
    /** Folder and name of a picture without its ending: `news/lamp-festival`; left out, that of its world is shown. */
    picture: z.exactOptional(text),
    seats: wholeText,
    minimum: wholeText,
    /** Reason of the rejection or withdrawal. */
    reason: z.exactOptional(text),
    /** Other tellings of the same opening, past or to come: `rejected / 理由`, or a state alone. */
    again: z.exactOptional(z.union([z.string(), z.array(z.string())])),
    /** Hours from the seeding to the deadline of the texts, for a scenario in consultation. */
    deadlineHours: z.exactOptional(wholeText),
    /** Days from the seeding to the new day that the master has told for a late replay. */
    newDueDays: z.exactOptional(wholeText),
    /** Result of the replay, and of each of its cast, where the text under 下書き was handed in. */
    result: z.exactOptional(z.enum(SCENARIO_RESULTS)),
    cast: z.exactOptional(castList),
    /** Residents who have applied. */
    players: z.exactOptional(wholeText),
    /** Keys of the participating characters. */
    characters: z.exactOptional(listText(', ')),
    /** The opening, then 説明, マスターより, 選択肢, 相談 and プレイング under their headings. */
    body: text,
  })
  .transform(({ players = 0, characters = [], picture = null, body, ...more }, context) => {
    const { reason = '', again = [], deadlineHours = null, newDueDays = null, result = null, cast = [], ...said } = more
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    const tellings = [again].flat().map(line => tellingOf(line, fault))
    for (const one of [{ state: said.state, reason }, ...tellings])
      if (hasReason(one.state) !== (one.reason !== ''))
        fault(`${one.state} must have ${hasReason(one.state) ? 'a' : 'no'} reason`)
    return {
      ...{ ...said, players, characters, picture, reason, again: tellings, deadlineHours, newDueDays, result, cast },
      ...textsOf(body, fault),
    }
  })
export type DemoScenario = { key: string; worldId: DemoWorldId } & z.infer<typeof scenario>

/** Another telling of an opening: its state and the reason of that. */
function tellingOf(line: string, fault: Fault) {
  const [name = '', ...words] = line.split(' / ')
  const state = states.find(one => one === name)
  if (state === undefined || state === 'stock') fault(`“${name}” is no state of another telling`)
  return { state: state === undefined || state === 'stock' ? ('draft' as const) : state, reason: words.join(' / ') }
}

const HEADINGS = [
  '説明',
  'マスターより',
  '選択肢',
  '相談',
  'プレイング',
  '住人のプレイング',
  '下書き',
  '覚え書き',
  '二人称',
  '質問',
]

/** The texts of an opening, and the lists under it. */
function textsOf(body: string, fault: Fault) {
  const { opening, text: under, lines } = partsOf(body, HEADINGS, fault)
  return {
    opening,
    description: under('説明'),
    masterMsg: under('マスターより'),
    choices: choicesOf(lines('選択肢'), fault),
    posts: postsOf(lines('相談'), fault),
    /** The replay as far as its master has come. */
    written: under('下書き'),
    notes: lines('覚え書き').map(keyed),
    /** Words by which one of the cast calls another. */
    calls: lines('二人称').map(line => {
      const [character = '', called = '', words = '', ...more] = line.split(' / ')
      if (words === '' || more.length > 0) fault(`the line “${line.slice(0, 20)}” must be key / key / 呼び名、呼び名`)
      return { character, called, names: words.split('、') }
    }),
    questions: lines('質問').map(line => {
      const [character = '', question = '', answered = '', ...more] = line.split(' / ')
      if (question === '' || more.length > 0) fault(`the question “${line.slice(0, 20)}” must be key / 質問 / 答え`)
      return { character, question, answered }
    }),
    residentTexts: lines('住人のプレイング').map(line => {
      const [choice = '', ...words] = line.split(' / ')
      if (!/^\d+$/.test(choice)) fault(`the text “${line.slice(0, 20)}” must be 選択肢の番号 / 本文`)
      return { chooseId: Number(choice), playing: words.join(' / ') }
    }),
    playings: playingsOf(lines('プレイング'), fault),
  }
}

/** The desk of the demo's master (`master-desk.json`): subjects that demo-master refuses, and the office's notices to masters. */
export const masterDesk = z.strictObject({
  refusals: text,
  notices: z.array(
    z.strictObject({ worldId: worldId.nullable(), title: text, body: text, daysAgo: z.number().int().min(0).max(60) }),
  ),
})
