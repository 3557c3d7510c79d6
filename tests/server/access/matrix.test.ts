// B21: every call of the contract by every kind of viewer, on things of `player`. A call without cells fails.
import { beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { DRAFT_SECRET, givenLetter, givenSnippet, LETTER_SECRET, SNIPPET_SECRET } from '../../support/letters.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf } from '../../support/random.ts'
import { codeOf, errorsIn, expectRefusal } from '../../support/refusals.ts'
import { size } from '../../support/size.ts'

const random = randomOf('Bad tokens')

const viewers = ['anonymous', 'owner', 'other', 'admin'] as const
type Viewer = (typeof viewers)[number]
/** `ok`, `no character` (the status of AppView without one), or the code of the refusal. */
type Row = Record<Viewer, string>

const everybody: Row = { anonymous: 'ok', owner: 'ok', other: 'ok', admin: 'ok' }
const signedIn: Row = { ...everybody, anonymous: 'UNAUTHORIZED' }
const admins: Row = { anonymous: 'UNAUTHORIZED', owner: 'FORBIDDEN', other: 'FORBIDDEN', admin: 'ok' }
/** To everybody else the owner's drafts are not there. */
const ownersDraft: Row = { ...signedIn, other: 'DRAFT_NOT_FOUND', admin: 'DRAFT_NOT_FOUND' }
const ownersGoods: Row = { ...signedIn, other: 'SHOUHIN_NOT_FOUND', admin: 'SHOUHIN_NOT_FOUND' }
/** What acts for a character of the owner. */
const ownersCharacter: Row = { ...signedIn, other: 'NOT_YOUR_CHARACTER', admin: 'NOT_YOUR_CHARACTER' }
/** Without a session cookie nobody has a session, whatever the token says. */
const bySession = (code: string): Row => ({ anonymous: code, owner: code, other: code, admin: code })

const matrix: Record<string, Row> = {
  'identity.provider': everybody,
  'identity.demoPeople': everybody,
  'identity.whoAmI': signedIn,
  'identity.signIn': everybody,
  'identity.renewToken': bySession('SESSION_ENDED'),
  'identity.signOut': everybody,
  'mission.getAchievedList': signedIn,
  'mission.getNotAchievedList': signedIn,
  'mission.getCharacterListInWorld': signedIn,
  'mission.receiveReward': { ...signedIn, other: 'MISSION_NOT_FOUND', admin: 'MISSION_NOT_FOUND' },
  'mission.receiveAllLpReward': signedIn,
  'mission.achievePageViewMission': signedIn,
  'mission.getSummary': signedIn,
  'character.mine': signedIn,
  'character.speakAs': { ...signedIn, other: 'NOT_YOUR_CHARACTER', admin: 'NOT_YOUR_CHARACTER' },
  'character.getDetail': everybody,
  'character.getChangeList': everybody,
  'character.setUpIcon': everybody,
  'follow.getFollowCharacterIdList': signedIn,
  'follow.getList': signedIn,
  'follow.getFollowerList': signedIn,
  // It is a character of theirs.
  'follow.follow': { ...signedIn, other: 'FOLLOW_OWN' },
  'follow.unfollow': signedIn,
  'friend.getList': everybody,
  'friend.getOwnList': ownersCharacter,
  'friend.getStanding': ownersCharacter,
  'friend.ask': ownersCharacter,
  'friend.accept': ownersCharacter,
  'friend.part': ownersCharacter,
  'friend.saveRelation': ownersCharacter,
  'characterEdit.getRegistration': signedIn,
  'characterEdit.portrait': signedIn,
  'characterEdit.uploadIcon': signedIn,
  'characterEdit.register': signedIn,
  'characterEdit.getProfile': ownersCharacter,
  'characterEdit.saveProfile': ownersCharacter,
  'characterEdit.setIcon': ownersCharacter,
  'characterEdit.arrange': ownersCharacter,
  'characterEdit.hide': ownersCharacter,
  'coin.getCoins': signedIn,
  'distribution.getShouhinList': signedIn,
  'distribution.getDistributionList': ownersGoods,
  'distribution.getTakenList': ownersGoods,
  'distribution.distributionInfo': ownersGoods,
  'distribution.stopDistribution': ownersGoods,
  'distribution.resumeDistribution': ownersGoods,
  'distribution.distribution': { ...signedIn, other: 'NOT_YOUR_CHARACTER', admin: 'NOT_YOUR_CHARACTER' },
  'distribution.getDetail': everybody,
  'world.worldSelect': everybody,
  'news.getList': everybody,
  'news.getDetail': everybody,
  'novel.readToEnd': signedIn,
  'news.read': signedIn,
  'news.readAll': signedIn,
  'novel.getList': everybody,
  'novel.getTags': everybody,
  'novel.getDetail': everybody,
  'novel.epub': everybody,
  'ogp.postForAlpacaUrlCard': everybody,
  'draft.list': signedIn,
  'draft.read': ownersDraft,
  'draft.save': ownersDraft,
  'draft.versions': ownersDraft,
  'draft.version': ownersDraft,
  'draft.remove': ownersDraft,
  'draft.bringBack': ownersDraft,
  'draft.snippets': signedIn,
  'draft.saveSnippet': signedIn,
  'draft.removeSnippet': signedIn,
  'reading.place': signedIn,
  'reading.keepPlace': signedIn,
  'user.profile': signedIn,
  'user.updateProfile': signedIn,
  'inquiry.send': signedIn,
  'inquiry.list': signedIn,
  'coin.getLedger': signedIn,
  'exchange.getList': ownersCharacter,
  'exchange.create': ownersCharacter,
  'exchange.history': ownersCharacter,
  'shop.getList': everybody,
  'shop.getGoods': everybody,
  'shop.getStanding': ownersCharacter,
  'shop.buy': ownersCharacter,
  'adminNews.list': admins,
  'adminNews.read': admins,
  'adminNews.pictures': admins,
  'adminNews.save': admins,
  'adminNews.publish': admins,
  'adminNews.withdraw': admins,
  'adminNews.removeDraft': admins,
  'world.getTop': everybody,
  'world.worldMenu': everybody,
  'world.worldApplicationDate': everybody,
  'world.worldCounter': everybody,
  'world.updateWorldCounter': admins,
  'world.getParameterCalcInfo': everybody,
  'world.getParameterNameList': everybody,
  'world.appView': { ...signedIn, other: 'no character', admin: 'no character' },
  'world.getGuidePage': everybody,
  'world.getClassList': everybody,
  'world.searchCharacter': everybody,
  'equipment.allHoyuItem': ownersCharacter,
  'equipment.getSettings': ownersCharacter,
  'equipment.update': ownersCharacter,
  'equipment.saveSet': ownersCharacter,
  'equipment.removeSet': ownersCharacter,
  'equipment.levelUp': ownersCharacter,
  'skill.getSettings': ownersCharacter,
  'skill.learn': ownersCharacter,
  'skill.update': ownersCharacter,
  'skill.forget': ownersCharacter,
  'application.settings': ownersCharacter,
  'application.applySetting': ownersCharacter,
  'application.originalizable': ownersCharacter,
  'application.applyOriginal': ownersCharacter,
  'application.mine': ownersCharacter,
  'application.decisions': signedIn,
  'application.markSeen': signedIn,
  'application.cancel': { ...signedIn, other: 'APPLICATION_NOT_FOUND', admin: 'APPLICATION_NOT_FOUND' },
  'originalClass.getList': signedIn,
  'originalClass.getDetail': ownersCharacter,
  'originalClass.parameters': signedIn,
  'originalClass.propose': ownersCharacter,
  'originalClass.take': ownersCharacter,
  'adminApplication.list': admins,
  'adminApplication.counts': admins,
  'adminApplication.decide': admins,
}

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const tokens = {
  owner: await server.tokenOf('player'),
  other: await server.tokenOf('other'),
  admin: await server.tokenOf('admin'),
}

const hourAgo = new Date(PLAY_NOW.getTime() - 3_600_000)
/** Words that stand only in what belongs to `player`: of a mission that has ended only who reached it has a trace. */
const secrets = [
  '秘密の報酬',
  '秘密の結末',
  '秘密の下書き',
  'harbor-rinne',
  'harbor-mina',
  'station-aki',
  database.users.player,
  'player@play.example',
  DRAFT_SECRET,
  SNIPPET_SECRET,
  LETTER_SECRET,
]

const badTokens: [string, string][] = [
  ['no token at all', 'Bearer '],
  ['nonsense', 'Bearer nonsense'],
  ['another scheme', `Basic ${Buffer.from('player:x').toString('base64')}`],
  ['a token twice as long as any', `Bearer ${'a'.repeat(5_000)}`],
]

beforeEach(() => {
  server.logs.length = 0
})

test('every call has its row, and every row its call', () => {
  expect(Object.keys(matrix).sort()).toEqual(everyCall.map(({ name }) => name).sort())
})

describe.each(everyCall)('$name', call => {
  test.each(viewers)('by %s', async viewer => {
    await givenReached(database.db, database.users.player, { title: '秘密の報酬', achieveTo: hourAgo }, hourAgo)
    await givenLetter(database.db, database.users.player)
    await givenSnippet(database.db, database.users.player)
    const { path, sent } = requestOf(call, await sampleOf(call, database))
    const token = viewer === 'anonymous' ? {} : { token: tokens[viewer] }
    const answer = await server.send(path, { ...sent, ...token, headers: { origin: server.url } })
    const expected = matrix[call.name]?.[viewer] ?? 'no cell'
    const status = { ok: 200, 'no character': 203 }[expected]
    if (status) expect({ status: answer.status, text: answer.text }).toMatchObject({ status })
    else expect(expectRefusal(answer, call.name)).toBe(expected)
    // Whatever was answered: to others nothing of the owner's. Sign-in names who signed in.
    if (viewer !== 'owner' && call.name !== 'identity.signIn') {
      for (const secret of secrets) expect(answer.text).not.toContain(secret)
    }
    expect(errorsIn(server.logs)).toEqual([])
  })

  // Tokens are read in one place: in a short run each call is sent one of these.
  test.each(random.shuffle(badTokens).slice(0, size(1, badTokens.length)))(
    'with %s is refused, public or not',
    async (_, authorization) => {
      const { path, sent } = requestOf(call, await sampleOf(call, database))
      const answer = await server.send(path, { ...sent, headers: { origin: server.url, authorization } })
      expect(codeOf(answer)).toBe('UNAUTHORIZED')
    },
  )
})

test('a claim by another viewer changed nothing for anybody', async () => {
  const call = everyCall.find(({ name }) => name === 'mission.receiveReward')
  if (!call) throw new Error('The call is gone.')
  const { path, sent } = requestOf(call, await sampleOf(call, database))
  const coins = async () =>
    Promise.all(
      [tokens.owner, tokens.other].map(async token => (await server.send('/api/coin/getCoins', { token })).text),
    )
  const before = await coins()
  await server.send(path, { ...sent, token: tokens.other })
  expect(await coins()).toEqual(before)
  expect((await server.send(path, { ...sent, token: tokens.owner })).status).toBe(200)
})
