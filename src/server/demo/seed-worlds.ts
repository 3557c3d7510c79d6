// The demo worlds: tokens, menu, guide, numbers, classes, items and skills.
import { menuType } from '#rules/codes/world.ts'
import { parameterCount } from '#rules/constants/stats.ts'
import {
  world,
  worldApplicationDate,
  worldCalcRow,
  worldClass,
  worldCounter,
  worldItem,
  worldMenu,
  worldPage,
  worldParameter,
  worldSkill,
  worldToken,
} from '../areas/world/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoItems, demoLands, demoWorlds } from './content.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoLand, DemoNumbers } from './shapes.ts'

const DAY = 86_400_000

export async function seedWorlds(tx: Tx, pictures: Pictures, now: Date): Promise<void> {
  await tx.insert(world).values(
    demoWorlds.map(({ tokens: _, ...row }, index) => ({
      ...row,
      keyVisual: pictures.get(`worlds/${row.worldId}`) ?? null,
      displayOrder: index + 1,
      ...flagsOf(demoLands.find(land => land.worldId === row.worldId)),
    })),
  )
  await tx
    .insert(worldToken)
    .values(
      demoWorlds.flatMap(({ worldId, tokens }) =>
        tokens.map(({ name, sign }, index) => ({ worldId, tokenNo: index + 1, name, sign })),
      ),
    )
  await tx.insert(worldItem).values(
    demoItems.map(({ kind, position, weight, numbers, ...item }) => ({
      ...item,
      picture: pictures.get(`items/${item.picture}`) ?? null,
      itemKind: kind,
      itemPositionId: position ?? null,
      weaponFlg: kind === 'weapon',
      statusRefFlg: numbers !== undefined,
      itemCost: weight,
      parameters: toNumbers(numbers),
    })),
  )
  for (const land of demoLands) await seedLand(tx, land, now)
}

const flagsOf = (land: DemoLand | undefined) =>
  land && {
    scenarioSupportFlg: land.scenarioSupportFlg,
    isScenarioV2: land.isScenarioV2,
    characterLimit: land.characterLimit,
  }

/** The 30 numbers of an array column. */
export const toNumbers = (numbers: DemoNumbers = {}): number[] =>
  Array.from({ length: parameterCount }, (_, index) => numbers[index + 1] ?? 0)

async function seedLand(tx: Tx, land: DemoLand, now: Date): Promise<void> {
  const { worldId } = land
  const after = (days: number) => new Date(now.getTime() + days * DAY)
  const shops = land.shops.length > 0 ? [menuType.shop] : []
  const menu = [menuType.top, menuType.scenario, menuType.community, ...shops, menuType.worldNovel]
  await tx.insert(worldMenu).values(menu.map((entry, displayOrder) => ({ worldId, menuType: entry, displayOrder })))
  if (land.pages.length > 0) {
    await tx.insert(worldPage).values(land.pages.map((page, displayOrder) => ({ worldId, ...page, displayOrder })))
  }
  if (land.applicationDates.length > 0) {
    await tx.insert(worldApplicationDate).values(
      land.applicationDates.map(({ title, startsInDays, endsInDays }) => ({
        worldId,
        title,
        startsAt: after(startsInDays),
        endsAt: after(endsInDays),
      })),
    )
  }
  if (land.counter.title !== '') await tx.insert(worldCounter).values({ worldId, ...land.counter, updatedAt: now })
  await seedNumbers(tx, land)
  if (land.skills.length > 0) {
    await tx.insert(worldSkill).values(
      land.skills.map(({ token, numbers, shopOnly, ...skill }, displayOrder) => ({
        worldId,
        ...skill,
        skillHaneiFlg: numbers !== undefined,
        parameters: toNumbers(numbers),
        tokenNo: token,
        displayOrder,
        isShopOnly: shopOnly ?? false,
      })),
    )
  }
}

async function seedNumbers(tx: Tx, { worldId, parameters, calculation, classes }: DemoLand): Promise<void> {
  const ofItems = parameters.filter(parameter => parameter.ofItems)
  if (parameters.length > 0) {
    await tx.insert(worldParameter).values(
      parameters.map(parameter => ({
        worldId,
        parameterId: parameter.id,
        name: parameter.name,
        itemSkillOrder: parameter.ofItems ? ofItems.indexOf(parameter) + 1 : null,
        isAssignable: parameter.assignable ?? false,
      })),
    )
  }
  const rows = (['inner', 'between'] as const).flatMap(list =>
    calculation[list].map((row, rowNo) => ({ worldId, list, rowNo, ...row })),
  )
  if (rows.length > 0) await tx.insert(worldCalcRow).values(rows)
  if (classes.length > 0) {
    await tx.insert(worldClass).values(
      classes.map(({ kijun, hosei, ...row }, displayOrder) => ({
        worldId,
        ...row,
        kijun: toNumbers(kijun),
        hosei: toNumbers(hosei),
        displayOrder,
      })),
    )
  }
}
