// Scenarios of the demo: `scenarios/<worldId>/<key>.md`.
import * as z from 'zod'
import { difficulty, reward, scenarioKind, textType } from '#rules/codes/scenario.ts'
import { type DemoWorldId, listText, text, wholeText, worldId } from './common.ts'

/** A name of a table of codes, for its code. */
const named = <Codes extends Readonly<Record<string, number | string>>>(codes: Codes) =>
  z.enum(Object.keys(codes) as (keyof Codes & string)[]).transform(name => codes[name] as Codes[keyof Codes])

const TEXT_TYPES = { Normal: textType.normal, Middle: textType.middle, Long: textType.long } as const

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

/** Reason of a rejection or withdrawal; nothing else has one. */
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
    /** Other tellings of it, before or still to come: `rejected / 理由`, or a state alone. */
    again: z.exactOptional(z.union([z.string(), z.array(z.string())])),
    /** The texts are due so many hours after the demo is seeded, of one that talks its plan over. */
    deadlineHours: z.exactOptional(wholeText),
    /** Residents who have applied. */
    players: z.exactOptional(wholeText),
    /** Keys of the participating characters. */
    characters: z.exactOptional(listText(', ')),
    /** The opening, then 説明, マスターより, 選択肢, 相談 and プレイング under their headings. */
    body: text,
  })
  .transform(({ players = 0, characters = [], picture = null, body, ...more }, context) => {
    const { reason = '', again = [], deadlineHours = null, ...said } = more
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    const tellings = [again].flat().map(line => tellingOf(line, fault))
    for (const one of [{ state: said.state, reason }, ...tellings])
      if (hasReason(one.state) !== (one.reason !== ''))
        fault(`${one.state} must have ${hasReason(one.state) ? 'a' : 'no'} reason`)
    return { ...said, players, characters, picture, reason, again: tellings, deadlineHours, ...partsOf(body, fault) }
  })
export type DemoScenario = { key: string; worldId: DemoWorldId } & z.infer<typeof scenario>

type Fault = (message: string) => void

/** Another telling: how it ended or how far it is, and why. */
function tellingOf(line: string, fault: Fault) {
  const [name = '', ...words] = line.split(' / ')
  const state = states.find(one => one === name)
  if (state === undefined || state === 'stock') fault(`“${name}” is no state of another telling`)
  return { state: state === undefined || state === 'stock' ? ('draft' as const) : state, reason: words.join(' / ') }
}

/** The text cut at its headings, and the lists under them read line by line. */
function partsOf(body: string, fault: Fault) {
  const [opening = '', ...rest] = body.split(/\n## /)
  const parts = new Map(
    rest.map(part => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n') + 1).trim()]),
  )
  const lines = (name: string) =>
    (parts.get(name) ?? '')
      .split(/\n(?=- )/)
      .map(line => line.replace(/^- /, '').trim())
      .filter(Boolean)
  for (const name of parts.keys()) {
    if (!['説明', 'マスターより', '選択肢', '相談', 'プレイング', '住人のプレイング'].includes(name))
      fault(`nothing reads a part “${name}”`)
  }
  return {
    opening: opening.trim(),
    description: parts.get('説明') ?? '',
    masterMsg: parts.get('マスターより') ?? '',
    choices: lines('選択肢').map(line => {
      const at = line.indexOf('：')
      if (at < 0) fault(`the choice “${line}” must be 名前：説明`)
      return { name: line.slice(0, at), description: line.slice(at + 1) }
    }),
    posts: lines('相談').map(line => {
      const [character = '', voice = '', ...words] = line.split(' / ')
      if (voice !== 'PL' && voice !== 'PC') fault(`the post “${line.slice(0, 20)}” must be key / PL / 本文`)
      return { character, voice: voice === 'PC' ? ('PC' as const) : ('PL' as const), body: words.join(' / ') }
    }),
    residentTexts: lines('住人のプレイング').map(line => {
      const [choice = '', ...words] = line.split(' / ')
      if (!/^\d+$/.test(choice)) fault(`the text “${line.slice(0, 20)}” must be 選択肢の番号 / 本文`)
      return { chooseId: Number(choice), playing: words.join(' / ') }
    }),
    playings: lines('プレイング').map(line => {
      const [character = '', choice = '', ...words] = line.split(' / ')
      if (!/^\d+$/.test(choice)) fault(`the text “${line.slice(0, 20)}” must be key / 選択肢の番号 / 本文`)
      return { character, chooseId: Number(choice), playing: words.join(' / ') }
    }),
  }
}

/** The desk of the demo's master (`master-desk.json`): what demo-master does not write about, and the office's notices to masters. */
export const masterDesk = z.strictObject({
  refusals: text,
  notices: z.array(
    z.strictObject({ worldId: worldId.nullable(), title: text, body: text, daysAgo: z.number().int().min(0).max(60) }),
  ),
})
