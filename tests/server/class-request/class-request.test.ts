// Applications to become something: one open at a time, answered once, with the class, the rights and the mail that follow.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { scenarioWords } from '#server/areas/scenario/tables/words.ts'
import { masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { mailOutbox, sentMail } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { EXAM, givenClassRequest, noClassRequests, supportersTaken } from '../../support/class-requests.ts'
import { openDatabase } from '../../support/database.ts'
import { waitingMails } from '../../support/mails.ts'
import { deliverNotices, forgetNotices } from '../../support/notices.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const { player } = users
const asMaster = { userId: player, masterName: '霧野', masterCareer: '三年書いています。' }
const asCreator = { userId: player, creatorName: '声野', creatorCareer: '五年演じています。' }
const approve = (requestId: number) => as.admin.classRequest.decide({ requestId, isApproved: true, reason: '' })
const reject = (requestId: number) =>
  as.admin.classRequest.decide({ requestId, isApproved: false, reason: '経歴をもう少し教えてください。' })
const sentMails = async () => {
  await deliverNotices(database, PLAY_NOW)
  return waitingMails(database)
}
const classesOf = (userId: string) => db.select().from(userClass).where(eq(userClass.userId, userId))

beforeEach(async () => {
  await noClassRequests(db, player)
  await forgetNotices(database)
  await db.delete(mailOutbox)
  await db.delete(sentMail)
  await supportersTaken(db, 'garden')
})

test('an approved master has the name, the worlds and a mail; the desk opens', async () => {
  expect(await refusalOf(as.player.scenarioInfo.getAssignedWorld({}))).toBe('FORBIDDEN')
  const { requestId, status } = await as.player.classRequest.addMasterRequest(asMaster)
  expect(status).toBe(1)
  expect(await as.admin.classRequest.queue({ kind: 'master', isDecided: false, offset: 0, limit: 10 })).toMatchObject({
    requestList: [{ requestId, name: '霧野', userName: '名-player', earlierCount: 0 }],
    count: 1,
  })
  expect(await approve(requestId)).toEqual({ requestId, status: 2, isMailed: true })
  expect(await classesOf(player)).toMatchObject([{ classCode: 0 }, { classCode: 1, name: '霧野' }])
  const worlds = await db.select().from(masterWorld).where(eq(masterWorld.userId, player))
  expect(worlds.map(({ worldId }) => worldId).sort()).toEqual(['harbor', 'station'])
  expect(await as.player.scenarioInfo.getAssignedWorld({})).toBeTruthy()
  const [mail] = await sentMails()
  expect(mail).toMatchObject({ receiver: 'player@play.example', subject: '【つむぎ】マスターの申請の結果のお知らせ' })
  expect(mail?.plainText).toContain('https://tsumugi.test/myPage/account/userClass')
  expect(await refusalOf(as.player.classRequest.addMasterRequest(asMaster))).toBe('CLASS_HELD')
})

test('a rejection has a reason, which the mail tells; applying again is a new row', async () => {
  const { requestId } = await as.player.classRequest.addMasterRequest(asMaster)
  const decide = { requestId, isApproved: false, reason: ' ' }
  expect(await refusalOf(as.admin.classRequest.decide(decide))).toBe('CLASS_REQUEST_REASON')
  await reject(requestId)
  expect(await refusalOf(approve(requestId))).toBe('CLASS_REQUEST_DECIDED')
  expect((await sentMails())[0]?.plainText).toContain('経歴をもう少し教えてください。')
  expect(await classesOf(player)).toHaveLength(1)
  const again = await as.player.classRequest.addMasterRequest(asMaster)
  expect(again.requestId).toBeGreaterThan(requestId)
  expect(await as.player.classRequest.mine({})).toMatchObject({ requestList: [{ ...again, kind: 'master' }] })
})

test('one application of a kind is open, of several at the same moment too; kinds of creators are apart', async () => {
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => as.player.classRequest.addMasterRequest(asMaster)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await as.player.classRequest.addCreatorRequest({ ...asCreator, creatorKbn: 1 })
  const voice = await as.player.classRequest.addCreatorRequest({ ...asCreator, creatorKbn: 2 })
  expect(await refusalOf(as.player.classRequest.addCreatorRequest(asCreator))).toBe('CLASS_APPLYING')
  await approve(voice.requestId)
  expect(await classesOf(player)).toMatchObject([
    { classCode: 0 },
    { classCode: 3, name: '声野', creatorId: expect.stringMatching(/^C[0-9a-f]{12}$/) },
  ])
})

test('faults come in the order of the form', async () => {
  const tried = (changed: object) => refusalOf(as.player.classRequest.addMasterRequest({ ...asMaster, ...changed }))
  expect(await tried({ masterName: '', masterCareer: '' })).toBe('MASTER_NAME_MISSING')
  expect(await tried({ masterName: 'あ'.repeat(17) })).toBe('CLASS_NAME_TOO_LONG')
  expect(await tried({ masterCareer: '' })).toBe('MASTER_CAREER_MISSING')
  expect(await tried({ masterCareer: 'あ'.repeat(1_001) })).toBe('CAREER_TOO_LONG')
  expect(await refusalOf(as.player.classRequest.addCreatorRequest({ ...asCreator, creatorName: '' }))).toBe(
    'CREATOR_NAME_MISSING',
  )
  expect(await refusalOf(as.player.classRequest.handInExam({ answers: { ...EXAM, scene: '' } }))).toBe(
    'EXAM_ANSWER_MISSING',
  )
})

test('a supporter passes the exam, then writes for the allowed world alone', async () => {
  expect(await refusalOf(as.player.classRequest.askPermission({ worldId: 'harbor' }))).toBe('SUPPORT_CLOSED')
  expect(await refusalOf(as.player.classRequest.askPermission({ worldId: 'garden' }))).toBe('EXAM_NEEDED')
  const exam = await as.player.classRequest.handInExam({ answers: EXAM })
  await approve(exam.requestId)
  expect(await classesOf(player)).toHaveLength(1)
  const wish = await as.player.classRequest.askPermission({ worldId: 'garden' })
  const worlds = () => as.player.classRequest.supportedWorlds({})
  expect(await worlds()).toMatchObject({ isExamPassed: true, worldList: [{ worldId: 'garden', status: 1 }] })
  expect(await as.player.classRequest.withdraw({ requestId: wish.requestId })).toMatchObject({ status: 0 })
  expect(await worlds()).toMatchObject({ worldList: [{ status: 0 }] })
  const again = await as.player.classRequest.askPermission({ worldId: 'garden' })
  await approve(again.requestId)
  expect(await worlds()).toMatchObject({ worldList: [{ status: 2 }] })
  const assigned = await db.select().from(masterWorld).where(eq(masterWorld.userId, player))
  expect(assigned).toMatchObject([{ worldId: 'garden' }])
  expect(await as.player.account.userClass({ userId: player })).toMatchObject({ isStorySupporterOnly: true })
  expect((await sentMails()).map(({ subject }) => subject)).toEqual([
    '【つむぎ】ストーリーサポーター試験の結果のお知らせ',
    '【つむぎ】「空の庭」のストーリーサポーターの申請の結果のお知らせ',
  ])
})

test('a withdrawn application is decided no more', async () => {
  const requestId = await givenClassRequest(db, player, { kind: 'master' })
  expect(await as.player.classRequest.withdraw({ requestId })).toEqual({ requestId, status: 5 })
  expect(await refusalOf(approve(requestId))).toBe('CLASS_REQUEST_DECIDED')
  expect(await as.admin.classRequest.counts({})).toEqual({ master: 0, creator: 0, exam: 0, permission: 0 })
})

test('of two decisions at the same moment one counts', async () => {
  const requestId = await givenClassRequest(db, player, { kind: 'master' })
  const ended = await Promise.allSettled([approve(requestId), reject(requestId), approve(requestId)])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await sentMails()).toHaveLength(1)
})

test('the name of a master is found and shown in place of the plain one', async () => {
  const { scenarioId } = await givenScenario(db, player, {})
  const requestId = await givenClassRequest(db, player, { kind: 'master' })
  const wordsOf = async () =>
    (await db.select().from(scenarioWords).where(eq(scenarioWords.scenarioId, scenarioId)))[0]?.words
  expect(await wordsOf()).toContain('player')
  await approve(requestId)
  expect(await wordsOf()).toContain('霧野')
  expect(await as.other.masterRoom.getList({ worldId: 'all', keyword: '霧野' })).toMatchObject({
    masterList: [{ masterName: '霧野' }],
  })
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, player))
  expect(user?.userName).toBe('名-player')
})

test('the names of supporters are kept in their order, and by one admin after the other', async () => {
  const names = ['灯', ' 波 ', '', '風']
  const saved = await as.admin.classRequest.saveSupporters({ before: [], nameList: names })
  expect(saved).toEqual({ nameList: ['灯', '波', '風'] })
  expect(await refusalOf(as.admin.classRequest.saveSupporters({ before: [], nameList: [] }))).toBe('SUPPORTERS_CHANGED')
  const long = { before: saved.nameList, nameList: ['あ'.repeat(41)] }
  expect(await refusalOf(as.admin.classRequest.saveSupporters(long))).toBe('SUPPORTER_NAMES')
  expect(await as.admin.signUp.supporters({})).toEqual(saved)
})
