// Finished scenarios of the demo with their replays: `replays/<worldId>/<key>.md`, or a folder of chapters by their numbers.
import * as z from 'zod'
import { difficulty, reward, scenarioKind } from '#rules/codes/scenario.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { castList, lines } from './cast.ts'
import { type DemoWorldId, named, text, timeText, wholeText } from './common.ts'
import { choicesOf, type Fault, keyed, partsOf, playingsOf, postsOf } from './parts.ts'
import { TEXT_TYPES } from './scenario.ts'

const HEADINGS = ['これまで', '説明', 'マスターより', '選択肢', '相談', 'プレイング', 'リプレイ', '限定：', 'ボイス']

/** Word behind a clip that is on no line yet. */
const WAITING = 'まだ'

/** `key / 題 / せりふ / よみ`, with `/ まだ` behind it for a clip that nobody has put on its line yet. */
function voicesOf(lines: readonly string[], fault: Fault) {
  return lines.map(line => {
    const [character = '', title = '', words = '', reading = '', more = '', ...rest] = line.split(' / ')
    const isWaiting = more === WAITING
    if (!reading || (more !== '' && !isWaiting) || rest.length > 0)
      fault(`the voice “${line}” must be key / 題 / せりふ / よみ`)
    if (!/^[ぁ-ゖァ-ヺー、。！？!?…　 ]+$/.test(reading)) fault(`the reading “${reading}” must be kana`)
    return { character, title, words, reading, isWaiting }
  })
}
export type DemoVoice = ReturnType<typeof voicesOf>[number]

export const replay = z
  .strictObject({
    title: text,
    kind: named(scenarioKind),
    textType: named(TEXT_TYPES),
    difficulty: named(difficulty),
    reward: named(reward),
    comment: text,
    /** Folder and name of a picture without its ending; left out, that of its world is shown. */
    picture: z.exactOptional(text),
    seats: wholeText,
    minimum: wholeText,
    /** Day and time of the publication of the replay. */
    daysAgo: wholeText,
    time: timeText,
    /** `yes`: participants alone read it. */
    private: z.exactOptional(z.literal('yes')),
    result: z.enum(SCENARIO_RESULTS),
    cast: castList,
    /** `key / 理由`, three at most. */
    mvp: z.exactOptional(lines),
    /** The opening, then its parts, リプレイ, 限定 and ボイス under their headings. */
    body: text,
  })
  .transform(({ picture = null, private: isPrivate, mvp = [], body, ...said }, context) => {
    const fault: Fault = message => context.addIssue({ code: 'custom', message })
    const parts = partsOf(body, HEADINGS, fault)
    return {
      ...{ ...said, picture, isPrivate: isPrivate === 'yes', mvps: mvp.map(keyed) },
      ...{ opening: parts.opening, happened: parts.text('これまで'), description: parts.text('説明') },
      ...{ masterMsg: parts.text('マスターより'), choices: choicesOf(parts.lines('選択肢'), fault) },
      ...{ posts: postsOf(parts.lines('相談'), fault), playings: playingsOf(parts.lines('プレイング'), fault) },
      body: parts.text('リプレイ'),
      /** Parts that those named in the heading alone read. */
      privateParts: parts
        .begun('限定：')
        .map(({ about, body: told }) => ({ characters: about.split('、'), body: told })),
      voices: voicesOf(parts.lines('ボイス'), fault),
    }
  })
export type DemoChapter = z.infer<typeof replay>
/** A scenario of the past. Chapters have one title. */
export type DemoReplay = { key: string; worldId: DemoWorldId; chapters: readonly DemoChapter[] }
