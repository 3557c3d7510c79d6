// Liking novels (a call of our own): one like for each reader, which can be taken back; shown in the list of a world.
import { expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const { as, anonymous } = createCallers(await openDatabase('play'))
const list = { worldId: 'harbor', page: 1, size: 10 }
const bookOf = async (caller: typeof anonymous, novelId: number) =>
  (await caller.novel.getList(list)).novelList.find(novel => novel.novelId === novelId)

test('a like is counted once a reader, shown to all, marked for its own reader alone, and taken back', async () => {
  const novelId = (await anonymous.novel.getList(list)).novelList[0]?.novelId ?? 0
  expect(await as.player.novel.like({ novelId, isLiked: true })).toEqual({ novelId, isLiked: true, likeCount: 1 })
  expect(await as.player.novel.like({ novelId, isLiked: true })).toEqual({ novelId, isLiked: true, likeCount: 1 })
  expect(await as.other.novel.like({ novelId, isLiked: true })).toEqual({ novelId, isLiked: true, likeCount: 2 })
  expect(await bookOf(as.player, novelId)).toMatchObject({ isLiked: true, likeCount: 2 })
  expect(await bookOf(anonymous, novelId)).toMatchObject({ isLiked: false, likeCount: 2 })
  expect(await as.player.novel.like({ novelId, isLiked: false })).toEqual({ novelId, isLiked: false, likeCount: 1 })
  expect(await bookOf(as.player, novelId)).toMatchObject({ isLiked: false, likeCount: 1 })
})

test('what is not published cannot be liked', async () => {
  expect(await refusalOf(as.player.novel.like({ novelId: 999_999, isLiked: true }))).toBe('NOVEL_NOT_FOUND')
})
