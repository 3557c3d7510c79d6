// Writes that go past the one way of pressing them (defineWrite, useWrite): each stands here with its reason, so that a new one fails.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { filesIn } from './support/imports.ts'

const root = join(import.meta.dirname, '..')
const app = filesIn('src/app').map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const MARK = 'a mark that nobody presses: it is safe to repeat, and a lost one is made at the next visit'
const DEVICE = 'it goes together with what the browser permits and keeps on this device'
const DRAFT = 'drafts have a way of their own, with versions'
const GUEST = 'its sender may be signed in nowhere, and an outbox is that of a user'

/** Writes of the contract that a file sends itself, and why. */
const direct: Record<string, string> = {
  'areas/application/use-seen.ts application.markSeen': MARK,
  'areas/community/thread/ThreadScreen.tsx community.setRead': MARK,
  'areas/master-community/page/PageScreen.tsx masterCommunity.markPageRead': MARK,
  'areas/master-community/talk/Talk.tsx masterCommunity.setRead': MARK,
  'areas/fan-letter/InboxScreen.tsx fanLetter.markRead': MARK,
  'areas/form/GuestAnswer.tsx form.sendAsGuest': GUEST,
  'areas/letter/makai/Inbox.tsx makaiPost.markRead': MARK,
  'areas/letter/message/Thread.tsx letter.markRead': MARK,
  'areas/mission/actions.ts mission.achievePageViewMission': MARK,
  'areas/news/actions.ts news.read': MARK,
  'areas/note/read-to-end.ts note.readToEnd': MARK,
  'areas/notice/push/use-push-here.ts notice.showContent': DEVICE,
  'areas/notice/push/use-push-here.ts notice.unsubscribe': DEVICE,
  'areas/novel/read-to-end.ts novel.readToEnd': MARK,
  'areas/order/invite/InviteScreen.tsx scenarioOrder.visit': MARK,
  'areas/scenario-desk/WorldsScreen.tsx scenarioInfo.readNotice': MARK,
  'areas/scenario/board/BoardTab.tsx scenarioBoard.setRead': MARK,
  'shared/draft/draft-server.ts draft.bringBack': DRAFT,
  'shared/draft/draft-server.ts draft.remove': DRAFT,
  'shared/draft/draft-server.ts draft.save': DRAFT,
  'shared/notice/push/this-device.ts notice.subscribe': DEVICE,
  'shared/notice/push/this-device.ts notice.unsubscribe': DEVICE,
  'shared/notice/unread.ts notice.read': MARK,
  'shared/reader/use-server-place.ts reading.keepPlace': MARK,
}

/** Files outside the platform that send a request of their own, and why. */
const exchanging: Record<string, string> = {
  'areas/identity/DemoPeople.tsx': 'a read before anybody is signed in',
  'areas/identity/SocialButtons.tsx': 'a read before anybody is signed in',
  'areas/identity/Supporters.tsx': 'a read before anybody is signed in',
  'areas/identity/sign-up/calls.ts': GUEST,
  'areas/notice/push/use-push-here.ts': 'the trial needs the cookie of the session that it reaches',
  'areas/own-account/LeaveForm.tsx': 'sends a password, which is never stored',
  'areas/own-account/use-direct.ts': 'sends a password, or ends sessions: it is never stored',
}

/** Variables that hold the calls of an area, in the file that makes them and where they are imported. */
const areaOf = new Map(
  app.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+)(?:: [^=\n]+)? = connect<\w+>\('(\w+)'/g)].map(
      ([, name = '', area = '']) => [name, area] as const,
    ),
  ),
)

function isWrite(area: string, call: string): boolean {
  const calls = contract[area as keyof typeof contract] as unknown as Record<
    string,
    { '~orpc': { meta: { effect?: string } } }
  >
  const procedure = calls[call]
  if (!procedure) throw new Error(`The contract has no ${area}.${call}.`)
  return procedure['~orpc'].meta.effect !== 'read'
}

/** Writes that a text sends. */
const sentIn = (text: string): string[] =>
  [...text.matchAll(/\b(\w+)\s*\.(\w+)\s*\.send\(/g)].flatMap(([, name = '', call = '']) => {
    const area = areaOf.get(name)
    return area !== undefined && isWrite(area, call) ? [`${area}.${call}`] : []
  })

const named = (paths: { path: string }[]): string[] => paths.map(({ path }) => path.replace('src/app/', '')).sort()

test('the calls of the areas are found', () => {
  expect(areaOf.size).toBeGreaterThan(60)
  expect(areaOf.get('makaiCalls')).toBe('makaiPost')
  expect(sentIn('await newsCalls.readAll.send({})')).toEqual(['news.readAll'])
  expect(sentIn('await newsCalls\n  .read\n  .send({ postId })')).toEqual(['news.read'])
  expect(sentIn('await newsCalls.getList.send({})')).toEqual([])
})

test('what is pressed goes through the one way of writing', () => {
  const found = app.flatMap(({ path, text }) => sentIn(text).map(call => ({ path: `${path} ${call}` })))
  expect([...new Set(named(found))]).toEqual(Object.keys(direct).sort())
})

test('no other file sends a request of its own', () => {
  const own =
    /import (?!type)[^;'"]*\b(exchange|withToken|send|sendDirectly)\b[^;'"]* from '[^']*\/(requests|api|use-direct)\.ts'/
  const outside = app.filter(({ path, text }) => !path.startsWith('src/app/platform/') && own.test(text))
  expect(named(outside)).toEqual(Object.keys(exchanging).sort())
})

test('no write is kept by the library of reads', () => {
  expect(named(app.filter(({ text }) => /\buseMutation\b/.test(text)))).toEqual([])
})
