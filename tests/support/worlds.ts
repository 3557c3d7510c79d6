// Content of a world of the play world, made on request.
import { fullName } from '#rules/names.ts'
import { character } from '#server/areas/character/tables.ts'
import {
  world,
  worldApplicationDate,
  worldCalcRow,
  worldClass,
  worldCounter,
  worldMenu,
  worldPage,
  worldParameter,
} from '#server/areas/world/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

export async function givenCounter(db: Db, worldId = 'garden', count = 10): Promise<number> {
  const [row] = await db
    .insert(worldCounter)
    .values({
      worldId,
      title: '灯した数',
      description: 'みんなで灯す。',
      unit: '灯',
      count,
      goal: 100,
      updatedAt: PLAY_NOW,
    })
    .returning({ id: worldCounter.worldCounterId })
  if (!row) throw new Error('no counter')
  return row.id
}

/** Two pages of the guide, made once: `first` and `second`. */
export async function givenGuidePage(db: Db, worldId = 'garden'): Promise<string> {
  const page = (pageId: string, displayOrder: number) => ({
    worldId,
    pageId,
    title: `題-${pageId}`,
    summary: `要約-${pageId}`,
    body: `本文-${pageId}。｜灯《ともしび》`,
    displayOrder,
  })
  await db
    .insert(worldPage)
    .values([page('second', 2), page('first', 1)])
    .onConflictDoNothing()
  return 'first'
}

/** A new world, with all data that its calls answer. */
export async function givenLand(db: Db): Promise<string> {
  const worldId = 'lighthouse'
  const at = (days: number) => new Date(PLAY_NOW.getTime() + days * 86_400_000)
  await db.insert(world).values({
    ...{ worldId, worldName: '灯台', catchphrase: '一行。', description: '説明。', hue: 30, displayOrder: 0 },
    ...{ status: 'coming', scenarioSupportFlg: 1, isScenarioV2: true },
  })
  await db.insert(worldMenu).values([
    { worldId, menuType: 'SHOP', displayOrder: 2 },
    { worldId, menuType: 'TOP', displayOrder: 1 },
  ])
  await db.insert(worldApplicationDate).values([
    { worldId, title: '終わった', startsAt: at(-9), endsAt: at(-1) },
    { worldId, title: 'あとで', startsAt: at(5), endsAt: at(9) },
    { worldId, title: 'いま', startsAt: at(-1), endsAt: at(3) },
  ])
  await db.insert(worldParameter).values([
    { worldId, parameterId: 1, name: '体力', itemSkillOrder: 2, isAssignable: true },
    { worldId, parameterId: 2, name: '', itemSkillOrder: null },
    { worldId, parameterId: 7, name: '敏捷', itemSkillOrder: 1 },
  ])
  const row = { worldId, parameterId: 1, groupId: 1, calcMethod: 1 as const }
  await db.insert(worldCalcRow).values([
    { ...row, list: 'inner', rowNo: 2, calcTarget: 'Number', parameter: 2.5 },
    { ...row, list: 'inner', rowNo: 1, calcTarget: 'classA' },
    { ...row, list: 'between', rowNo: 1, calcTarget: '' },
  ])
  const kind = { worldId, description: '説明。' }
  await db.insert(worldClass).values([
    { ...kind, classId: 'B01', classKind: 'B', className: '灯台守', displayOrder: 1 },
    { ...kind, classId: 'A02', classKind: 'A', className: '霧人', displayOrder: 2 },
    { ...kind, classId: 'A01', classKind: 'A', className: '人', displayOrder: 1 },
  ])
  return worldId
}

type GivenCharacter = {
  id: string
  name: string
  kana: string
  level?: number
  shogo?: string
  isNpc?: boolean
  isHidden?: boolean
  race?: string
  class?: string
  second?: string
}

/** Characters of a user, each a minute younger than the one before. */
export async function givenCharacters(
  db: Db,
  { userId, worldId }: { userId: string; worldId: string },
  characters: readonly GivenCharacter[],
): Promise<void> {
  await db.insert(character).values(
    characters.map(
      ({ id, name, kana, level = 1, shogo = null, isNpc = false, isHidden = false, ...classes }, index) => ({
        ...{ characterId: id, userId, worldId, givenName: name, middleName: '', familyName: '', nameOrder: 3 },
        characterFullName: fullName({ given: name, middle: '', family: '' }, 3),
        ...{ kana, className: '灯台守', level, shogo, isNpc, isHidden },
        ...{ classAId: classes.race ?? null, classBId: classes.class ?? null, classCId: classes.second ?? null },
        createdAt: new Date(PLAY_NOW.getTime() + index * 60_000),
      }),
    ),
  )
}
