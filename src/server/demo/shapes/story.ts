// News, novels, missions, and the relations of the demo's players.
import * as z from 'zod'
import { applicationKinds } from '#rules/applications.ts'
import { novelKind } from '#rules/codes/scenario.ts'
import { achieveCategory, achievementType } from '#rules/mission.ts'
import { account, count, listText, text, timeText, whole, wholeText, worldId } from './common.ts'

/** The head and text of `news/<key>.md`; the key is what missions of type News name. */
export const news = z
  .strictObject({
    category: z.enum(['important', 'event', 'update', 'guide']),
    title: text,
    worldId: z.exactOptional(worldId),
    /** Name of a picture: `pictures/news/<picture>.svg`. */
    picture: z.exactOptional(text),
    daysAgo: wholeText,
    time: timeText,
    /** In the notation of the project: ｜親《ルビ》, 《《傍点》》, URLs. */
    body: text,
  })
  .transform(({ worldId: of = null, picture = null, ...said }) => ({ ...said, worldId: of, picture }))
export type DemoNews = { key: string } & z.infer<typeof news>

const castEntry = z.string().transform((line, context) => {
  const [name = '', role = '', character = null, ...more] = line.split(' / ')
  if (name === '' || role === '' || more.length > 0) {
    context.addIssue({ code: 'custom', message: `“${line}” must be 名前 / 役, or 名前 / 役 / the key of a character` })
  }
  return { name, role, character }
})

/** The head and text of `novels/<key>.md` and `novels/<series>/<key>.md`. */
export const novel = z
  .strictObject({
    worldId,
    kind: z.enum(Object.keys(novelKind) as (keyof typeof novelKind)[]).transform(name => novelKind[name]),
    title: text,
    /** Number of the chapter in its series, counted from 1; below it the chapter's own title. */
    chapter: z.exactOptional(wholeText),
    chapterTitle: z.exactOptional(text),
    writerName: text,
    tags: listText('、'),
    /** Cast, a line each: 名前 / 役 / the key of the character whose portrait is shown, if any. */
    cast: z.union([z.string().transform(one => [one]), z.array(z.string())]).pipe(z.array(castEntry)),
    /** Folder and name of a picture without its ending: `novels/zero-minute`, `news/lamp-festival`. */
    cover: z.exactOptional(text),
    daysAgo: wholeText,
    time: timeText,
    /** In the notation; a line `![description](picture)` puts a picture before the line after it. */
    body: text,
  })
  .transform(({ chapterTitle = null, cover = null, body, chapter = 0, ...said }) => ({
    ...{ ...said, chapter, chapterTitle, cover },
    ...picturesIn(body),
  }))
export type DemoNovel = { key: string } & z.infer<typeof novel>

/** The text without the lines of its pictures, and the pictures with the number of the line each stands before. */
function picturesIn(written: string) {
  const pictures: { picture: string; description: string; line: number }[] = []
  const lines: string[] = []
  for (const line of written.split('\n')) {
    const [, description, picture] = /^!\[(.+)\]\(([\w-]+)\)$/.exec(line) ?? []
    if (description !== undefined && picture !== undefined) {
      pictures.push({ picture, description, line: lines.length + 1 })
    } else lines.push(line)
  }
  return { body: lines.join('\n'), pictures }
}

/** `novels/<series>/series.md`: its text is the summary. */
export const series = z.strictObject({ title: text, body: text })
export type DemoSeries = { key: string; title: string; summary: string; chapters: readonly DemoNovel[] }

const reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('LP'), amount: count }),
  z.strictObject({ kind: z.literal('AC'), amount: count }),
  /** token: 1 to 4, the world's nth token. */
  z.strictObject({ kind: z.literal('token'), token: z.int().min(1).max(4), amount: count }),
  z.strictObject({ kind: z.literal('item'), itemCode: text, amount: count }),
])
export type DemoReward = z.infer<typeof reward>

/** `missions/<worldId>.json`, and `missions/user.json` for those of no world. */
export const missions = z.array(
  z.strictObject({
    /** Unique, stable, for example `w0-lamp-01`. */
    key: text,
    achieveCategory: z
      .enum(Object.keys(achieveCategory) as (keyof typeof achieveCategory)[])
      .transform(name => achieveCategory[name]),
    archiveTitle: text,
    description: text,
    achievementType: z.enum(Object.values(achievementType)),
    /** For News: the key of the article. For others: the area's own value. Left out: any. */
    achievementValue: text.nullable().default(null),
    /** Number of different occasions that are needed. */
    requiredCount: count.default(1),
    rewards: z.array(reward).min(1),
    /** Days from the seeding day to the due date (23:59). */
    dueInDays: whole.nullable().default(null),
    /** State of the mission for demo-player at seeding. Periodic missions may be `achieved` in several past periods. */
    demo: z.enum(['open', 'achieved', 'received']),
  }),
)
export type DemoMission = { worldId: z.infer<typeof worldId> | 'user' } & z.infer<typeof missions>[number]

/** `applications.json`: texts to be 公認, names for items and skills, classes. */
export const applications = z.array(
  z.strictObject({
    kind: z.enum(applicationKinds),
    /** Key of the character. */
    character: text,
    /** Heading of the free setting, new name, or name of the class. */
    name: text,
    /** Description; empty for a setting, whose text stands with the character. */
    description: z.string(),
    /** Present name of the item or skill that gets the new name. */
    of: z.exactOptional(text),
    /**
     * Numbers of a class: for each parameter that takes points its place, its first value and its increase for each level.
     */
    numbers: z.exactOptional(z.array(z.tuple([whole, whole, whole]))),
    daysAgo: whole,
    /** Decision of the office; left out while the application waits. */
    decision: z.exactOptional(z.union([z.literal('approved'), z.strictObject({ reason: text })])),
  }),
)
export type DemoApplication = z.infer<typeof applications>[number]

/** `friends.json`: pairs of friends with their words for each other, and requests; both of one world. */
export const friends = z.strictObject({
  friendships: z.array(z.strictObject({ one: text, other: text, says: text, answers: text })),
  requests: z.array(z.strictObject({ from: text, to: text })),
})

/** `distribution.json`: goods of the demo's creators, each handed out by an open link. */
export const offers = z.array(
  z.strictObject({
    owner: account,
    shouhinId: text,
    shouhinmei: text,
    description: text,
    worldId,
    itemCode: text,
    hash: text,
    takeLimit: count.nullable(),
    endsInDays: whole.nullable(),
  }),
)
