// B23 in the places of words between characters: notes with their comments, tags and books, journals and their runs, communities, reports, the
// office's consultations, mutes. Every text of an answer is hostile, and stays text.
import 'fake-indexeddb/auto'
import { configure, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MuteScreen } from '#app/areas/block/MuteScreen.tsx'
import { firstCommunities } from '#app/areas/community/address.ts'
import { CommunitiesScreen } from '#app/areas/community/list/CommunitiesScreen.tsx'
import { CommunityScreen } from '#app/areas/community/page/CommunityScreen.tsx'
import { MembersTab } from '#app/areas/community/page/MembersTab.tsx'
import type { Community } from '#app/areas/community/queries.ts'
import { ThreadScreen } from '#app/areas/community/thread/ThreadScreen.tsx'
import { JournalScreen } from '#app/areas/journal/JournalScreen.tsx'
import { RunScreen } from '#app/areas/journal/RunScreen.tsx'
import { CasesScreen } from '#app/areas/letter/makai/CasesScreen.tsx'
import { NoteBookScreen } from '#app/areas/note/book/NoteBookScreen.tsx'
import { NoteScreen } from '#app/areas/note/NoteScreen.tsx'
import { OwnReportsScreen } from '#app/areas/report/OwnReportsScreen.tsx'
import { ReportScreen } from '#app/areas/report/office/ReportScreen.tsx'
import { stubPhone, Unseen } from '../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { strangeIn } from '../support/hostile-shown.ts'
import { hostileText } from '../support/hostile-texts.ts'
import { randomOf } from '../support/random.ts'
import { showScreen } from '../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2036-11-20T12:00:00.000Z'
/** Words in each text, by which a screen is known to show it. */
const MARK = '霧の灯'
const random = randomOf('B23 words between characters')
const said = (): string => `${MARK}${hostileText(random)}`
const several = <Row,>(row: (nth: number) => Row): Row[] => Array.from({ length: 8 }, (_, nth) => row(nth + 1))

const character = () => ({
  ...{ characterId: 'garo', characterFullName: said(), icon: null, className: said(), level: 3 },
  ...{ shogo: said(), isNpc: false, isResting: false },
})
const reported = (nth: number) => ({
  ...{ reportId: nth, kind: 'noteComment' as const, worldId: 'world0', worldName: said(), state: 'warned' as const },
  character: { characterId: 'garo', characterFullName: said(), icon: null },
  quoted: { title: said(), body: said(), pictureList: [said()], about: said(), writtenAt: AT },
  ...{ createdAt: AT, decidedAt: AT, reason: 'other' as const, words: said() },
})
const communityCard = (communityId: number) => ({
  ...{ communityId, worldId: 'world0', communityName: said(), catchphrase: said(), category: 'other' as const },
  ...{ joining: 'open' as const, memberCount: 8, iconList: [], lastPostAt: AT, createdAt: AT, isMember: false },
  banner: { picture: 'cb1', width: 3, height: 1, description: said() },
})
const community = (): Community => ({
  ...{ ...communityCard(5), worldName: said(), description: said(), rules: said(), isLeader: true },
  ...{ leader: { ...character(), isFolded: false }, memberIdList: ['garo'], askedIdList: [], requestCount: 8 },
  ...{ threadCount: 8, version: 1, serverTime: AT },
})
const communityPage = (tab: 'threads' | 'about') => (
  <CommunityScreen
    key={tab}
    {...{ worldId: 'world0', communityId: 5, write: undefined, draftId: undefined, place: { tab, page: 1 } }}
  />
)
const counts = { likeCount: 1, commentCount: 8, isLiked: false, isRead: false, isMine: false }
const journal = () => ({ journalId: 1, title: said(), summary: said(), length: 8, dice: { count: 2, sides: 6 } })

const server = fakeServer({
  'character.mine': { characterList: [] },
  'mute.getList': { wordList: [], characterList: [] },
  'community.getThread': () => ({
    thread: {
      ...{ threadId: 5, title: said(), scope: 'public' as const, isPinned: false, isClosed: false, postCount: 8 },
      ...{ unread: 0, lastPostAt: AT, lastName: said(), isWatched: false, canDelete: false },
    },
    community: { communityId: 2, worldId: 'world0', communityName: said(), memberIdList: [], isLeader: true },
    postList: several(nth => ({
      ...{ postId: nth, voice: 'PC' as const, characterId: 'garo', name: said(), icon: null, isLeader: false },
      ...{ body: said(), replyTo: { postId: 99, name: said(), firstLine: said(), isFolded: false } },
      ...{ createdAt: AT, editedAt: null, deletedBy: nth === 8 ? ('leader' as const) : null, deletionReason: said() },
      ...{ isMine: false, isFolded: false, canEdit: false, canDelete: true, needsReason: true },
    })),
    ...{ hasOlder: false, hasNewer: false, unreadFrom: null, lastSpeaker: null, canWrite: 'nobody' as const },
    ...{ revision: 1, serverTime: AT },
  }),
  'community.setRead': { unread: 0 },
  'note.getDetail': () => ({
    ...{ noteId: 7, worldId: 'world0', worldName: said(), character: character(), title: said(), firstLine: said() },
    ...{ scope: 1 as const, characters: 8, minutes: 1, body: several(said).join('\n\n'), isCommentable: true },
    noteTagList: several(nth => ({ noteTagId: nth, name: said(), reading: '', tint: 'ai' as const })).slice(0, 5),
    book: { noteBookId: 3, title: said(), noteList: several(nth => ({ noteId: nth + 3, title: said() })) },
    ...{ ...counts, publishedAt: AT, updatedAt: AT },
  }),
  'note.getComments': () => ({
    commentList: several(nth => ({
      ...{ commentId: nth, body: said(), createdAt: AT, isMine: false, canDelete: true, character: character() },
      replyTo: { commentId: 99, characterFullName: said() },
    })),
    ...{ count: 8, isCommentable: true },
  }),
  'reading.place': { readingPlace: null },
  'community.getOwnList': () => ({
    communityList: several(nth => ({ ...communityCard(nth), isLeader: true, unreadThreads: 1, requestCount: 1 })),
  }),
  'communityNotification.getWorldNotice': () => ({
    notificationList: several(nth => ({
      ...{ worldId: 'world0', communityId: 5, communityName: said(), threadId: nth, title: said() },
      ...{ unread: 1, lastPostAt: AT },
    })),
  }),
  'community.getList': () => ({ communityList: several(nth => communityCard(nth)), count: 8 }),
  'community.getCommunity': () => community(),
  'community.getThreads': () => ({
    threadList: several(nth => ({
      ...{ threadId: nth, title: said(), scope: 'public' as const, isPinned: false, isClosed: false, postCount: 1 },
      ...{ unread: 1, lastPostAt: AT, lastName: said(), isWatched: false, canDelete: false },
    })),
    ...{ count: 8, isMember: true, isLeader: true },
  }),
  'community.getMembers': () => ({
    memberList: several(nth => ({
      character: { ...character(), characterId: `c${nth}` },
      ...{ isLeader: false, isMine: false, joinedAt: AT },
    })),
    count: 8,
  }),
  'community.getRequests': () => ({
    requestList: several(nth => ({
      ...{ requestId: nth, words: said(), createdAt: AT },
      character: { ...character(), isFolded: false },
    })),
    count: 8,
  }),
  'noteBook.getDetail': () => ({
    ...{
      noteBookId: 3,
      worldId: 'world0',
      character: character(),
      title: said(),
      summary: said(),
      tint: 'kin' as const,
    },
    ...{ hasFace: false, motif: 'moon' as const, scope: 1 as const, noteCount: 8, readCount: 0, isMine: false },
    ...{ updatedAt: AT, cover: { picture: 'nb1', width: 3, height: 4, description: said() } },
    noteList: several(nth => ({
      ...{ noteId: nth, title: said(), firstLine: said(), scope: 1 as const, characters: 8, isRead: false },
    })),
  }),
  'journal.getJournal': () => ({ ...journal(), rules: said(), opening: said(), prompts: 8 }),
  'journal.getRun': () => ({
    ...{ runId: 5, journalId: 1, title: said(), length: 8, state: 'finished' as const, written: 8, noteId: null },
    ...{ startedAt: AT, finishedAt: AT, worldId: 'world0', characterId: 'garo', characterFullName: said() },
    ...{ dice: { count: 2, sides: 6 }, opening: said(), closing: said(), seedHash: 'ab', seed: 'ab', promptList: [] },
    entryList: several(nth => ({
      ...{ step: nth, diceList: [1, 2], promptId: nth, prompt: said(), body: said(), writtenAt: AT },
    })),
  }),
  'report.getReport': () => ({
    ...{ ...reported(3), userName: said(), decidedBy: said(), address: '/world/world0/note/7', isThere: true },
    ...{ writer: { userName: said(), warned: 1, removed: 0 }, answer: said(), told: said(), serverTime: AT },
    otherList: several(nth => ({
      ...{ reportId: nth + 10, userName: said(), reason: 'spam' as const, words: said() },
      ...{ state: 'warned' as const, createdAt: AT },
    })),
  }),
  'report.getSent': () => ({ reportList: several(nth => ({ ...reported(nth), answer: said() })), count: 8 }),
  'report.getTold': () => ({
    reportList: several(nth => {
      const { reason: _, words: __, ...thing } = reported(nth)
      return { ...thing, told: said() }
    }),
    count: 8,
  }),
  'makaiPost.getCases': () => ({
    caseList: several(nth => ({
      ...{ letterId: nth, receiverName: said(), worldName: said(), body: said(), arrivedAt: AT, words: said() },
      ...{ askedAt: AT, state: 'closed' as const, decidedBy: said(), decidedAt: AT, reason: said() },
    })),
    ...{ count: 8, waiting: 0, serverTime: AT },
  }),
})

const muted = (): AnswerOf<'mute.getList'> => ({
  wordList: several(() => ({ word: said(), mutedAt: AT })),
  characterList: several(nth => ({
    ...{ characterId: `c${nth}`, characterFullName: said(), icon: null, worldId: 'world0', worldName: said() },
    mutedAt: AT,
  })),
})

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unseen)
  stubPhone()
})

test.each<[place: string, shown: ReactNode]>([
  ['a note with its tags, book and comments', <NoteScreen key="" worldId="world0" noteId={7} />],
  [
    'a thread with its answers and what was deleted',
    <ThreadScreen key="" worldId="world0" communityId={2} threadId={5} draftId={undefined} />,
  ],
  ['a book of notes', <NoteBookScreen key="" worldId="world0" noteBookId={3} />],
  ['communities', <CommunitiesScreen key="" worldId="world0" place={firstCommunities} />],
  ['threads of a community', communityPage('threads')],
  ['texts of a community', communityPage('about')],
  ['members of a community and requests', <MembersTab key="" community={community()} page={1} link={() => null} />],
  ['a journal', <JournalScreen key="" worldId="world0" journalId={1} />],
  ['a finished run', <RunScreen key="" worldId="world0" runId={5} draftId={undefined} />],
  ['a report at the office’s desk', <ReportScreen key="" reportId={3} />],
  ['one’s own reports', <OwnReportsScreen key="" place={{ list: 'sent', page: 1 }} />],
  ['what the office told', <OwnReportsScreen key="" place={{ list: 'told', page: 1 }} />],
  ['consultations about letters', <CasesScreen key="" place={{ queue: 'decided', page: 1 }} />],
])('hostile words of %s stay words (B23)', async (_, shown) => {
  await expectWords(shown)
})

test('hostile words of mutes stay words (B23)', async () => {
  server.answers({ 'mute.getList': muted() })
  await expectWords(<MuteScreen />)
})

async function expectWords(shown: ReactNode): Promise<void> {
  await showScreen(shown)
  await screen.findAllByText(new RegExp(MARK))
  // What comes after the first rendering is there too.
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(strangeIn(document.body)).toEqual([])
  expect(document.body.textContent?.split(MARK).length).toBeGreaterThan(4)
}
