// Icons: decoded completely or refused, stored as WebP with pixels only, deleted when they are no longer shown.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { UNUSED_ICON_KEPT_DAYS, UNUSED_ICONS_MOST } from '#rules/icons.ts'
import { imageKey, imageWidths } from '#rules/images.ts'
import { iconJobs } from '#server/areas/character-edit/delete-unused-icons.ts'
import { characterIcon } from '#server/areas/character-edit/tables.ts'
import { filesIn, UNFINISHED } from '#server/platform/files.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { jobContext } from '../../support/job-context.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { pictureInBase64 } from '../../support/registration.ts'

const DAY = 86_400_000
const database = await openDatabase('play')
const { db, users } = database
const { as, files } = createCallers(database)
const { uploadIcon, setIcon, getProfile, portrait } = as.player.characterEdit
const RINNE = 'harbor-rinne'

beforeEach(() => db.execute(sql`delete from character_icon`))

const filesOf = async (iconId: string) =>
  Promise.all(imageWidths.character.map(width => files.exists(imageKey(iconId, 'character', width))))
const rows = async () =>
  (
    await db.execute<{ icon_id: string; character_id: string | null }>(sql`
  select icon_id, character_id from character_icon order by unused_since, icon_id`)
  ).rows

test('an upload is kept in every width, as webP, square and without what else it carried', async () => {
  const { iconId } = await uploadIcon({ picture: await pictureInBase64(700, 500) })
  for (const width of imageWidths.character) {
    const bytes = Buffer.from(await files.getBytes(imageKey(iconId, 'character', width)))
    const { format, width: wide, height, exif } = await sharp(bytes).metadata()
    expect([format, wide, height, exif]).toEqual(['webp', width, width, undefined])
    expect(bytes.toString('latin1')).not.toContain('METADATA')
  }
})

test.each(['jpeg', 'png', 'webp', 'gif', 'svg'] as const)('%s is taken', async format => {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><circle r="20"/></svg>')
  const bytes = format === 'svg' ? svg : await drawn.toFormat(format).toBuffer()
  expect((await uploadIcon({ picture: bytes.toString('base64') })).iconId).toMatch(/^icon-/)
})

test('text is no picture, and what is no base64 is no input', async () => {
  const text = Buffer.from('<svg onload="alert(1)">').toString('base64')
  expect(await refusalOf(uploadIcon({ picture: text }))).toBe('ICON_UNREADABLE')
  expect(await refusalOf(uploadIcon({ picture: '!!!!' }))).toBe('BAD_REQUEST')
})

test('chosen it is shown, and the one before is nobody’s', async () => {
  const [first, second] = [
    await uploadIcon({ picture: await pictureInBase64() }),
    await uploadIcon({ picture: await pictureInBase64() }),
  ]
  await setIcon({ characterId: RINNE, icon: { kind: 'uploaded', iconId: first.iconId } })
  expect(await getProfile({ characterId: RINNE })).toMatchObject({ icon: first.iconId, isIconDrawn: false })
  await setIcon({ characterId: RINNE, icon: { kind: 'uploaded', iconId: second.iconId } })
  expect((await rows()).filter(row => row.character_id === RINNE).map(row => row.icon_id)).toEqual([second.iconId])
  const drawn = await setIcon({ characterId: RINNE, icon: { kind: 'drawn', variant: 5 } })
  expect(drawn).toMatchObject({ isIconDrawn: true })
  expect(await filesOf(drawn.icon)).toEqual([true, true, true])
  expect((await rows()).every(row => row.character_id === null)).toBe(true)
  // The texts have a version of their own.
  expect(await getProfile({ characterId: RINNE })).toMatchObject({ version: 1 })
})

test('of others neither the picture nor the character', async () => {
  const { iconId } = await uploadIcon({ picture: await pictureInBase64() })
  const icon = { kind: 'uploaded' as const, iconId }
  expect(await refusalOf(as.other.characterEdit.setIcon({ characterId: RINNE, icon }))).toBe('NOT_YOUR_CHARACTER')
  expect(await refusalOf(as.other.characterEdit.setIcon({ characterId: 'harbor-garo', icon }))).toBe('ICON_NOT_FOUND')
})

test('a portrait is the same for the same name, and harmless', async () => {
  const named = { worldId: 'harbor', familyName: '</svg><script>', givenName: '茜', middleName: '' }
  const [one, again] = [await portrait({ ...named, variant: 1 }), await portrait({ ...named, variant: 1 })]
  expect(one).toEqual(again)
  expect(one.svg).toMatch(/^<svg /)
  expect(one.svg).not.toContain('script')
  expect((await portrait({ ...named, variant: 2 })).svg).not.toBe(one.svg)
})

const run = async (nth: number, days: number) => {
  const now = new Date(PLAY_NOW.getTime() + days * DAY)
  await iconJobs[nth]?.run(jobContext({ db, files, clock: { now: () => now } }), null)
}

test('unused ones go after thirty days, those that were cut off after one; what is shown stays', async () => {
  const [shown, unused] = [
    await uploadIcon({ picture: await pictureInBase64() }),
    await uploadIcon({ picture: await pictureInBase64() }),
  ]
  await setIcon({ characterId: RINNE, icon: { kind: 'uploaded', iconId: shown.iconId } })
  await db.insert(characterIcon).values({ iconId: 'icon-cut', userId: users.player, unusedSince: PLAY_NOW })
  await files.put(imageKey('icon-cut', 'character', 96), 'half of')
  await run(0, 0.9)
  expect(await rows()).toHaveLength(3)
  await run(0, 1.1)
  expect((await rows()).map(row => row.icon_id).sort()).toEqual([shown.iconId, unused.iconId].sort())
  expect(await filesOf('icon-cut')).toEqual([false, false, false])
  await run(0, UNUSED_ICON_KEPT_DAYS + 1)
  expect((await rows()).map(row => row.icon_id)).toEqual([shown.iconId])
  expect(await filesOf(unused.iconId)).toEqual([false, false, false])
  expect(await filesOf(shown.iconId)).toEqual([true, true, true])
})

test('files that no row knows of go after a day, with what was left half written', async () => {
  const { iconId } = await uploadIcon({ picture: await pictureInBase64() })
  const lost = [imageKey('icon-0abc', 'character', 96), `${UNFINISHED}/cut`]
  const drawn = imageKey('drawn-0abc', 'character', 96)
  for (const key of [...lost, drawn]) await files.put(key, 'left behind')
  // The files carry today's date, although the clock of the play world differs.
  const today = (Date.now() - PLAY_NOW.getTime()) / DAY
  const areThere = () => Promise.all(lost.map(key => files.exists(key)))
  await run(1, today + 0.9)
  expect(await areThere()).toEqual([true, true])
  await run(1, today + 1.1)
  expect(await areThere()).toEqual([false, false])
  expect([await files.exists(drawn), await filesOf(iconId)]).toEqual([true, [true, true, true]])
})

test('there is an end to uploads that nobody shows', async () => {
  const kept = Array.from({ length: UNUSED_ICONS_MOST }, (_, index) => ({
    iconId: `icon-${index}`,
    userId: users.player,
    unusedSince: PLAY_NOW,
  }))
  await db.insert(characterIcon).values(kept)
  expect(await refusalOf(uploadIcon({ picture: await pictureInBase64() }))).toBe('ICON_TOO_MANY')
  expect((await as.other.characterEdit.uploadIcon({ picture: await pictureInBase64() })).iconId).toMatch(/^icon-/)
  // Uploads that were cut off do not block further uploads.
  await db.update(characterIcon).set({ unusedSince: new Date(PLAY_NOW.getTime() - 2 * 60_000) })
  expect((await uploadIcon({ picture: await pictureInBase64() })).iconId).toMatch(/^icon-/)
})

test('sent again with its key it is the same one, even where there is room for no other', async () => {
  const picture = await pictureInBase64()
  const key = randomUUID()
  const first = await uploadIcon({ picture }, { context: { key } })
  const stored = (nth: number) => ({
    userId: users.player,
    unusedSince: PLAY_NOW,
    storedAt: PLAY_NOW,
    iconId: `i-${nth}`,
  })
  await db.insert(characterIcon).values(Array.from({ length: UNUSED_ICONS_MOST - 1 }, (_, nth) => stored(nth)))
  expect(await uploadIcon({ picture }, { context: { key } })).toEqual(first)
  expect(await rows()).toHaveLength(UNUSED_ICONS_MOST)
  expect(await refusalOf(uploadIcon({ picture: await pictureInBase64(9, 9) }, { context: { key } }))).toBe('KEY_REUSED')
})

test('pressed twice at once, or without a key, it leaves nothing behind', async () => {
  const picture = await pictureInBase64()
  const key = randomUUID()
  const uploads = async () => (await filesIn(files, 'character/main-images')).map(file => file.key)
  const before = await uploads()
  const press = () => uploadIcon({ picture }, { context: { key } })
  const [one, other] = await Promise.all([press(), press()])
  expect(other).toEqual(one)
  expect(await refusalOf(uploadIcon({ picture }, { context: { key: null } }))).toBe('KEY_MISSING')
  expect((await rows()).map(row => row.icon_id)).toEqual([one.iconId])
  const added = (await uploads()).filter(name => !before.includes(name))
  expect(added.sort()).toEqual(imageWidths.character.map(width => imageKey(one.iconId, 'character', width)).sort())
})
