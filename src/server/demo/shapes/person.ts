// A demo character with its texts: one text file each, `worlds/<worldId>/people/<key>.md`.
import * as z from 'zod'
import { nameOrderKindMax, nameOrderKindMin } from '#rules/constants/world.ts'
import { account, codesText, type DemoWorldId, listText, text, wholeText } from './common.ts'

export const head = z.strictObject({
  owner: account,
  /** Place among the characters of the same owner in the world; by key where left out. */
  place: z.exactOptional(wholeText),
  given: z.string(),
  middle: z.exactOptional(text),
  family: z.exactOptional(text),
  /** Name order kind 1 to 11. */
  nameOrder: wholeText.pipe(z.int().min(nameOrderKindMin).max(nameOrderKindMax)),
  /** Reading of the full name in katakana, for sorting. */
  kana: text,
  className: text,
  level: wholeText.pipe(z.int().min(1)),
  /** Starting balances of the world's tokens, in the order of its tokens. */
  tokens: listText(' ').pipe(z.array(wholeText)),
  /** Ids of race, class and second class. */
  classes: listText(' ')
    .pipe(z.array(text).min(2).max(3))
    .transform(all => all as [a: string, b: string, c?: string]),
  /** `yes`, or left out. */
  isNpc: z.exactOptional(z.literal('yes').transform(() => true)),
  /** 0 not told, 1 male, 2 female. */
  seibetsu: wholeText.pipe(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  shogo: z.exactOptional(text),
  age: text,
  height: text,
  hair: text,
  eyes: text,
  skin: text,
  firstPerson: text,
  secondPerson: text,
  tone: text,
  catchphrase: text,
  personality: text,
  /** Items of the character: `I0001:4 I0006:1*`, a star behind the worn ones. */
  items: z.exactOptional(
    codesText.transform(all =>
      all.map(({ code, number, starred }) => ({ itemCode: code, count: number, ...(starred && { worn: true }) })),
    ),
  ),
  /** Learned skills: `S0001:2*`, code and level; a star marks the set ones, which count. */
  skills: z.exactOptional(
    codesText.transform(all =>
      all.map(({ code, number, starred }) => ({ skillCode: code, level: number, ...(starred && { set: true }) })),
    ),
  ),
  /** Text under the head: the profile of 200 to 400 characters in the notation, then the settings. */
  body: text,
})

type Head = z.infer<typeof head>

export type DemoCharacter = Pick<Head, 'owner' | 'given' | 'nameOrder' | 'kana' | 'className' | 'level' | 'tokens'> & {
  worldId: DemoWorldId
  /** Unique over all worlds, for example `world0-linette`; also names the portrait. */
  key: string
  middle: string
  family: string
}

/** Fields of a character beyond its name. */
export type DemoPerson = Omit<Head, 'place' | 'body' | keyof DemoCharacter> & {
  profile: string
  /** Free settings, one to four: heading and text of at most 150 characters. `confirmed`: 公認. */
  settings: readonly DemoSetting[]
}

export type DemoSetting = { heading: string; body: string; confirmed?: boolean }

const CONFIRMED = '（公認）'

/** The text under the head: the profile, then a setting under each `## 見出し`, 公認 where the heading ends with （公認）. */
export function bodyOf(body: string): Pick<DemoPerson, 'profile' | 'settings'> {
  const [profile = '', ...parts] = body.split(/^## /m)
  const settings = parts.map((part): DemoSetting => {
    const [title = '', ...lines] = part.split('\n')
    const said = { heading: title.replace(CONFIRMED, '').trim(), body: lines.join('\n').replace(/^\n+|\n+$/g, '') }
    return title.trim().endsWith(CONFIRMED) ? { ...said, confirmed: true } : said
  })
  return { profile: profile.replace(/\n+$/, ''), settings }
}
