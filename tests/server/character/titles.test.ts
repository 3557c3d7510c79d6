// 称号 of a character: read by everybody, the one before its name chosen by its owner alone.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { characterTitle } from '#server/areas/scenario-replay/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous } = createCallers(database)
const characterId = 'harbor-rinne'
const list = () => anonymous.character.getTitleList({ characterId })
const show = (titleId: number | null, caller = as.player) => caller.character.showTitle({ characterId, titleId })
const given = async (title: string, of = characterId) => {
  const [made] = await db
    .insert(characterTitle)
    .values({ characterId: of, title, createdAt: PLAY_NOW })
    .returning({ titleId: characterTitle.titleId })
  return made?.titleId ?? 0
}

test('one that it was given stands before the name; another character’s does not', async () => {
  const [own, foreign] = [await given('霧払いの燈手'), await given('三番線の客', 'station-rei')]
  expect(await show(own)).toEqual({ characterId, shogo: '霧払いの燈手' })
  expect((await anonymous.character.getDetail({ characterId })).shogo).toBe('霧払いの燈手')
  expect(await refusalOf(show(foreign))).toBe('TITLE_NOT_FOUND')
  expect(await refusalOf(show(own, as.other))).toBe('NOT_YOUR_CHARACTER')
})

test('a title from elsewhere can be chosen again after another one', async () => {
  await db.update(character).set({ shogo: '灯のない海の配達人' }).where(eq(character.characterId, characterId))
  await show(await given('岬の聞き手'))
  const { titleList, shogo } = await list()
  expect(shogo).toBe('岬の聞き手')
  const before = titleList.find(({ title }) => title === '灯のない海の配達人')
  expect(before).toMatchObject({ scenarioTitle: null, isMvp: false })
  expect(await show(before?.titleId ?? 0)).toMatchObject({ shogo: '灯のない海の配達人' })
  // Chosen twice, it is written down once.
  await show(null)
  expect((await list()).titleList.filter(({ title }) => title === '灯のない海の配達人')).toHaveLength(1)
  expect((await list()).shogo).toBeNull()
})
