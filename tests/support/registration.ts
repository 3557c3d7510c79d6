// A world with classes and abilities, and the input that registers a character there.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { emptySettings } from '#rules/free-settings.ts'
import { world, worldClass, worldParameter } from '#server/areas/world/tables.ts'
import type { Db } from '#server/db/client.ts'

export const GARDEN = 'garden'
/** Six abilities take points; the seventh does not. */
export const ABILITIES = [3, 5, 7, 11, 13, 17] as const

const numbers = (value: number) => Array.from({ length: 30 }, () => value)

/** Gives the garden its classes and abilities, unless it has them. */
export async function givenGarden(db: Db): Promise<void> {
  const base = { worldId: GARDEN, description: '説明。', kijun: numbers(5), hosei: numbers(1) }
  await db
    .insert(worldClass)
    .values([
      { ...base, classId: 'A01', classKind: 'A', className: '庭の民', displayOrder: 1 },
      { ...base, classId: 'B01', classKind: 'B', className: '水やり', displayOrder: 1 },
      { ...base, classId: 'B02', classKind: 'B', className: '種まき', displayOrder: 2 },
      { ...base, classId: 'C01', classKind: 'C', className: '蜂飼い', displayOrder: 1 },
    ])
    .onConflictDoNothing()
  await db
    .insert(worldParameter)
    .values([
      ...ABILITIES.map(id => ({ worldId: GARDEN, parameterId: id, name: `能力${id}`, isAssignable: true })),
      { worldId: GARDEN, parameterId: 19, name: '重さ', isAssignable: false },
    ])
    .onConflictDoNothing()
}

/** Removes all characters from the garden. */
export async function emptyGarden(db: Db): Promise<void> {
  const there = sql`(select character_id from character where world_id = ${GARDEN})`
  await db.execute(sql`update character_icon set character_id = null where character_id in ${there}`)
  for (const table of ['speaking_character', 'character_setting', 'character_parameter_change']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where character_id in ${there}`)
  }
  await db.execute(sql`delete from character where world_id = ${GARDEN}`)
  await db.update(world).set({ status: 'open', characterLimit: 10 }).where(sql`world_id = ${GARDEN}`)
}

/** Input of a registration without faults. */
export const registration = () => ({
  worldId: GARDEN,
  classAId: 'A01' as string | null,
  classBId: 'B01' as string | null,
  classCId: null as string | null,
  pointList: [
    { parameterId: 3, points: 8 },
    { parameterId: 5, points: 8 },
    { parameterId: 7, points: 4 },
  ],
  familyName: '水無月',
  givenName: '茜',
  middleName: '',
  kana: 'ミナヅキアカネ',
  nameOrder: 11,
  seibetsu: 2,
  age: '17歳',
  height: '158cm',
  hair: '茜色',
  eyes: '',
  skin: '',
  firstPerson: 'わたし',
  secondPerson: '',
  tone: '',
  catchphrase: '朝露の前に起きます。',
  personality: '早起き。',
  profile: '千階の庭の、三階で生まれた。',
  settingList: emptySettings().map((slot, index) => (index === 0 ? { ...slot, body: '三階の生まれ。' } : slot)),
  icon: { kind: 'drawn' as const, variant: 3 } as
    | { kind: 'drawn'; variant: number }
    | { kind: 'uploaded'; iconId: string },
  draftId: null as string | null,
})

/** A picture as the app sends it. */
export async function pictureInBase64(width = 512, height = 512): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: { r: 40, g: 80, b: 120 } } })
  const made = await picture
    .withExif({ IFD0: { Copyright: 'METADATA-OF-THE-WRITER' } })
    .jpeg()
    .toBuffer()
  return made.toString('base64')
}

/** Current version of a character. */
export async function versionOf(db: Db, characterId: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select version from character where character_id = ${characterId}`)
  return rows[0]?.version ?? 0
}

export const freshKey = () => ({ context: { key: randomUUID() } })
