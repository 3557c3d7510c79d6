// Calls of the tailor by which one user meets the player of another character, for the test of what a block hides and refuses.
import { randomUUID } from 'node:crypto'
import type { createCallers } from './callers.ts'
import { creatorIdOf, givenCoins, givenCreator, givenWork, ITEM } from './commissions.ts'
import type { TestDatabase } from './database.ts'
import { isDone, type Meeting, otherThan, type Side } from './master-meetings.ts'

const pages = { pageStart: 1, perPage: 50 }

export function tailorMeetings(
  database: Pick<TestDatabase, 'db' | 'users'>,
  { as }: Pick<ReturnType<typeof createCallers>, 'as'>,
) {
  const { users } = database
  /** Makes the other user a creator. */
  const creator = ({ viewer }: Side) => givenCreator(database, otherThan(viewer))
  /** A work that the other user ordered. */
  const work = async ({ viewer }: Side) => (await givenWork(database, otherThan(viewer))).itemId

  return {
    'tailor.getCreators': async side => {
      await creator(side)
      const { creatorList } = await as[side.viewer].tailor.getCreators(pages)
      return creatorList.some(({ creatorId }) => creatorId === creatorIdOf(otherThan(side.viewer)))
    },
    'tailor.getSingleCreatorInfo': async side =>
      isDone(as[side.viewer].tailor.getSingleCreatorInfo(await creator(side)), 'CREATOR_NOT_FOUND'),
    'tailor.addLikeInfo': async side => {
      const liked = { userId: users[side.viewer], ...(await creator(side)) }
      return isDone(as[side.viewer].tailor.addLikeInfo(liked), 'CREATOR_NOT_FOUND')
    },
    'commission.place': async side => {
      const of = { ...(await creator(side)), itemKbn: ITEM, people: 1, optionNoList: [], price: 1_000, draftId: null }
      await givenCoins(database, users[side.viewer])
      const order = { ...of, characterId: side.own, title: randomUUID().slice(0, 8), wish: '霧の朝の横顔を。' }
      return isDone(as[side.viewer].commission.place(order), 'CREATOR_NOT_FOUND')
    },
    'gallery.getItems': async side => {
      const ordered = await work(side)
      const { itemList } = await as[side.viewer].gallery.getItems(pages)
      return itemList.some(({ itemId }) => itemId === ordered)
    },
    'gallery.getItem': async side =>
      isDone(as[side.viewer].gallery.getItem({ itemId: await work(side) }), 'WORK_NOT_FOUND'),
    'gallery.setLike': async side =>
      isDone(as[side.viewer].gallery.setLike({ itemId: await work(side), isLiked: true }), 'WORK_NOT_FOUND'),
  } satisfies Record<string, Meeting>
}
