// Calls of communities by which one user meets the player of another character, for the test of what a block hides and refuses.
import type { createCallers } from './callers.ts'
import { givenCommunity, givenMember, givenThread, givenThreadPost } from './communities.ts'
import type { TestDatabase } from './database.ts'
import { isDone as isAnswered } from './master-meetings.ts'

type Account = 'player' | 'other'
type Side = { viewer: Account; own: string; met: string }
type Meeting = (side: Side) => Promise<boolean>

const page = { pageStart: 1, perPage: 50 }
const otherThan = (viewer: Account): Account => (viewer === 'player' ? 'other' : 'player')

const isDone = (call: Promise<unknown>) => isAnswered(call, 'COMMUNITY_NOT_FOUND')

export function communityMeetings(
  database: Pick<TestDatabase, 'db' | 'users'>,
  { as }: Pick<ReturnType<typeof createCallers>, 'as'>,
) {
  const { users } = database
  const they = ({ viewer, met }: Side) => ({ userId: users[otherThan(viewer)], characterId: met })
  const theirs = (side: Side) => {
    const { userId, characterId } = they(side)
    return givenCommunity(database, { userId, leaderId: characterId })
  }
  /** A community of the viewer's with the other one as a member. */
  const shared = async (side: Side) => {
    const communityId = await givenCommunity(database, { userId: users[side.viewer], leaderId: side.own })
    await givenMember(database, communityId, they(side))
    return communityId
  }

  return {
    'community.getList': async side => {
      const communityId = await theirs(side)
      const { communityList } = await as[side.viewer].community.getList({ worldId: 'harbor', list: 'newest', ...page })
      return communityList.some(each => each.communityId === communityId)
    },
    'community.getCommunity': async side =>
      isDone(as[side.viewer].community.getCommunity({ communityId: await theirs(side) })),
    'community.getMembers': async side => {
      const { memberList } = await as[side.viewer].community.getMembers({ communityId: await shared(side), ...page })
      return memberList.some(({ character }) => character.characterId === side.met)
    },
    'community.getThreads': async side => {
      const communityId = await shared(side)
      const threadId = await givenThread(database, communityId, { userId: users[side.viewer], characterId: side.own })
      await givenThreadPost(database, threadId, they(side))
      const { threadList } = await as[side.viewer].community.getThreads({ communityId, ...page })
      return threadList[0]?.lastName !== null
    },
    'community.join': async side =>
      isDone(
        as[side.viewer].community.join({
          ...{ characterId: side.own, communityId: await theirs(side), words: '', draftId: null },
        }),
      ),
  } satisfies Record<string, Meeting>
}
