// References between the files of the demo: codes, keys and pictures must exist, and exist once.
import type { DemoLand } from '../shapes/world.ts'
import { ACCOUNTS } from './accounts.ts'
import { judgeCommunities } from './communities.ts'
import { judgeEventPages } from './event-pages.ts'
import { judgeExtras } from './extras.ts'
import { judgeJournals, judgeReports } from './journals.ts'
import { judgeLetters } from './letters.ts'
import { judgeMasterCommunities } from './master-communities.ts'
import { judgeNotes } from './notes.ts'
import { judgeOmnibuses } from './omnibus.ts'
import { judgeOrders } from './orders.ts'
import { judgeReacts } from './reacts.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'
import { judgeReplays } from './replays.ts'
import { judgeScenarios } from './scenarios.ts'
import { judgeTailor } from './tailor.ts'
import { judgeTweets } from './tweets.ts'

/** @param isDrawn Whether there is a picture of that folder and name: `items/fog-crystal`. */
export function judgeReferences(content: Content, reader: Reader, isDrawn: (picture: string) => boolean): void {
  const keys = content.people.map(({ character }) => character.key)
  const character = (file: string, place: string, key: string | null) => {
    if (key !== null && !keys.includes(key)) reader.fault(file, place, `there is no character “${key}”`)
  }
  const picture = (file: string, place: string, name: string | null) => {
    if (name !== null && !isDrawn(name)) reader.fault(file, place, `there is no picture pictures/${name}.svg`)
  }
  judgeKeys(content, reader)
  judgeFigures(content, reader, character)
  for (const land of content.lands) judgeLand(land, content, reader, picture)
  for (const { key, picture: name } of content.news) picture(`news/${key}.md`, 'picture', name && `news/${name}`)
  for (const { title, cover } of content.noteBooks)
    picture('note-books.json', `cover of ${title}`, cover ? `note-books/${cover.picture}` : null)
  for (const { name, picture: drawn } of content.driveFiles) picture('drive.json', `picture of ${name}`, drawn)
  judgeEventPages(content, reader, isDrawn)
  for (const { title, picture: name } of content.campaigns)
    picture('campaigns.json', `picture of ${title}`, name ? `news/${name}` : null)
  for (const { key, answers = [] } of content.forms)
    for (const one of answers) character('forms.json', `answers to ${key}`, one.character ?? null)
  for (const { file, cover, cast, pictures } of novelsOf(content)) {
    picture(file, 'cover', cover)
    for (const each of cast) character(file, `cast, ${each.name}`, each.character)
    for (const each of pictures) picture(file, `![${each.description}]`, `novels/${each.picture}`)
  }
  judgeMissions(content, reader)
  judgeRooms(content, reader, character)
  judgeScenarios(content, reader)
  judgeReplays(content, reader, isDrawn)
  judgeExtras(content, reader)
  judgeNotes(content, reader)
  judgeJournals(content, reader)
  judgeReports(content, reader)
  judgeOrders(content, reader)
  judgeOmnibuses(content, reader, isDrawn)
  judgeReacts(content, reader)
  judgeLetters(content, reader)
  judgeTweets(content, reader, isDrawn)
  judgeCommunities(content, reader, isDrawn)
  judgeMasterCommunities(content, reader)
  judgeTailor(content, reader, isDrawn)
  for (const { key, worldId, picture: name } of content.reacts) picture(`reacts/${worldId}/${key}.md`, 'picture', name)
  for (const { key, worldId, opening } of content.orders)
    picture(`orders/${worldId}/${key}.md`, 'picture', opening.picture)
  for (const { key, worldId, picture: name } of content.scenarios)
    picture(`scenarios/${worldId}/${key}.md`, 'picture', name)
  for (const { character: key, name } of content.applications) character('applications.json', name, key)
  for (const { one, other } of content.friendships) {
    for (const key of [one, other]) character('friends.json', `${one} and ${other}`, key)
  }
  for (const { from, to } of content.requests) {
    for (const key of [from, to]) character('friends.json', `${from} to ${to}`, key)
  }
  for (const { shouhinId, worldId, itemCode } of content.offers) {
    const land = content.lands.find(each => each.worldId === worldId)
    if (!land?.items.some(item => item.itemCode === itemCode)) {
      reader.fault('distribution.json', shouhinId, `${worldId} has no item ${itemCode}`)
    }
  }
}

/** Checks the characters that accounts name, and that characters and friendships, dated by their places in lists, lie in the past. */
function judgeFigures(
  { accounts, figures, people, friendships }: Content,
  reader: Reader,
  character: (file: string, place: string, key: string | null) => void,
): void {
  for (const [account, facts] of Object.entries(accounts?.accounts ?? {}))
    character(ACCOUNTS, account, facts.character ?? null)
  if (!figures) return
  const { characters, friends } = figures
  if (characters.daysAgo < people.length)
    reader.fault('figures.json', 'characters, daysAgo', `must be at least ${people.length}, a day for each`)
  const least = friends.daysApart * friendships.length
  if (friends.daysAgo < least) reader.fault('figures.json', 'friends, daysAgo', `must be at least ${least}`)
}

/** Checks the characters that rooms name, and the finished scenarios that they give to masters without an account. */
function judgeRooms(
  { masterRooms, replays }: Content,
  reader: Reader,
  character: (file: string, place: string, key: string | null) => void,
): void {
  const known = replays.map(({ worldId, key }) => `${worldId}/${key}`)
  for (const { key, icon, npcs, posts, replays: told } of masterRooms) {
    for (const named of [icon, ...npcs, ...posts.map(post => post.character)])
      character('master-rooms.json', key, named)
    for (const replay of told)
      if (!known.includes(replay)) reader.fault('master-rooms.json', key, `there is no replay “${replay}”`)
  }
}

const novelsOf = ({ shortPieces, series }: Content) => [
  ...shortPieces.map(piece => ({ ...piece, file: `novels/${piece.key}.md` })),
  ...series.flatMap(({ key, chapters }) =>
    chapters.map(chapter => ({ ...chapter, file: `novels/${key}/${chapter.key}.md` })),
  ),
]

/** Checks keys: those of articles and novels are names of files; those of missions and characters could occur twice. */
function judgeKeys(content: Content, reader: Reader): void {
  const once = (file: string, what: readonly string[]) => {
    for (const key of new Set(what.filter((each, index) => what.indexOf(each) !== index))) {
      reader.fault(file, key, 'this is there twice')
    }
  }
  once(
    'missions',
    content.missions.map(({ key }) => key),
  )
  once(
    'worlds',
    content.people.map(({ character }) => character.key),
  )
  for (const { worldId, classes, items, skills, shops, pages } of content.lands) {
    once(
      `worlds/${worldId}/classes.json`,
      classes.map(({ classId }) => classId),
    )
    once(
      `worlds/${worldId}/items.json`,
      items.map(({ itemCode }) => itemCode),
    )
    once(
      `worlds/${worldId}/skills.json`,
      skills.map(({ skillCode }) => skillCode),
    )
    once(
      `worlds/${worldId}/shops.json`,
      shops.map(({ shopId }) => shopId),
    )
    once(
      `worlds/${worldId}/guide`,
      pages.map(({ pageId }) => pageId),
    )
  }
}

type JudgePicture = (file: string, place: string, name: string | null) => void

function judgeLand(land: DemoLand, { people, worlds }: Content, reader: Reader, picture: JudgePicture): void {
  const folder = `worlds/${land.worldId}`
  const isThere = {
    item: new Set(land.items.map(({ itemCode }) => itemCode)),
    skill: new Set(land.skills.map(({ skillCode }) => skillCode)),
    class: new Set(land.classes.map(({ classId }) => classId)),
  }
  const code = (file: string, place: string, kind: keyof typeof isThere, wanted: string) => {
    if (!isThere[kind].has(wanted)) reader.fault(`${folder}/${file}`, place, `there is no ${kind} ${wanted}`)
  }
  picture(`${folder}/world.json`, '', `worlds/${land.worldId}`)
  for (const item of land.items) picture(`${folder}/items.json`, item.itemCode, `items/${item.picture}`)
  for (const { skillCode, classId } of land.skills) if (classId) code('skills.json', skillCode, 'class', classId)
  for (const { shopId, shopType, goods } of land.shops) {
    for (const each of goods) code('shops.json', shopId, shopType === 1 ? 'item' : 'skill', each.code)
  }
  for (const { itemCode, materials } of land.recipes) {
    for (const each of [itemCode, ...materials.map(material => material.itemCode)]) {
      code('recipes.json', itemCode, 'item', each)
    }
  }
  const tokens = worlds.find(({ worldId }) => worldId === land.worldId)?.tokens.length ?? 0
  for (const { character, person } of people.filter(each => each.character.worldId === land.worldId)) {
    const file = `people/${character.key}.md`
    for (const classId of person.classes) if (classId !== undefined) code(file, 'classes', 'class', classId)
    for (const { itemCode } of person.items ?? []) code(file, 'items', 'item', itemCode)
    for (const { skillCode } of person.skills ?? []) code(file, 'skills', 'skill', skillCode)
    if (character.tokens.length !== tokens) {
      reader.fault(`${folder}/${file}`, 'tokens', `the world has ${tokens} tokens, not ${character.tokens.length}`)
    }
  }
}

function judgeMissions({ missions, news, lands }: Content, reader: Reader): void {
  for (const { key, worldId, achievementType, achievementValue, rewards } of missions) {
    const file = `missions/${worldId}.json`
    if (achievementType === 'News' && achievementValue && !news.some(article => article.key === achievementValue)) {
      reader.fault(file, key, `there is no article news/${achievementValue}.md`)
    }
    const items = lands.find(land => land.worldId === worldId)?.items ?? []
    for (const reward of rewards) {
      if (reward.kind === 'item' && !items.some(({ itemCode }) => itemCode === reward.itemCode)) {
        reader.fault(file, key, `there is no item ${reward.itemCode} in ${worldId}`)
      }
      if (reward.kind === 'token' && worldId === 'user')
        reader.fault(file, key, 'a mission of no world gives no tokens')
    }
  }
}
