// Playing texts on the server: accepted until the deadline, items set aside and given back, team tags, and the last draft
// that is sent for a player who had agreed to it. Many texts around the deadline: reliability/lost-texts.ts.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { LATE_TAGS_MS } from '#rules/scenario/playing.ts'
import { playingTarget, writePlayingFields } from '#rules/scenario/playing-draft.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { equipment } from '#server/areas/equipment/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { getPlaying } from '#server/areas/scenario/playing/playing-desk.ts'
import { deletePlaying, savePlaying, setSavesBlank } from '#server/areas/scenario/playing/send-playing.ts'
import { addTag, getTagTitle, removeTag, renameTag } from '#server/areas/scenario/playing/team-tags.ts'
import { scenarioChoice, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { transact } from '#server/db/client.ts'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { givenAmount } from '../../support/applications.ts'
import { refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const HOUR = 3_600_000
const item = { itemCode: 'I0001', level: 1, originalizeId: null }
const ITEM = currencies.item('harbor', 'I0001')

type Player = Awaited<ReturnType<typeof givenPlayer>>
let key: PhaseKey
let opened: Date
let players: Player[]
let deadline: Date
/** A time in the first hour of the consultation. */
let now: Date

const text = (playing: string, more: Partial<Parameters<typeof savePlaying>[1]> = {}) => ({
  ...{ chooseId: 1, consumeItem: [], playing, onlyPlayingFlg: false, onlyTeamTagFlg: false, tagId: null, ...more },
})
const send = (player: Player, playing: string, more: Parameters<typeof text>[1] = {}, at = now) =>
  transact(db, tx => savePlaying(tx, { ...key, ...player, now: at, ...text(playing, more) }))
const held = async ({ characterId }: Player) =>
  (await balancesOf(db, { kind: 'character', id: characterId }, [ITEM]))[ITEM]
const sentOf = async (player: Player) =>
  (await getPlaying(db, { ...key, worldId: 'harbor', ...player, now } as never)).playing
const close = () => passTime(db, key, deadline)

beforeEach(async () => {
  key = await givenScenario(db, users.admin, { settings: { seats: 2, minimum: 2, playingMax: 20 } })
  await db.insert(scenarioChoice).values([
    { ...key, chooseId: 1, name: '灯台へ', description: '' },
    { ...key, chooseId: 2, name: '港へ', description: '' },
  ])
  opened = await publish(db, key, users.admin)
  players = [await givenPlayer(db), await givenPlayer(db)]
  for (const player of players) {
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  }
  const begun = new Date(opened.getTime() + 24 * HOUR)
  await passTime(db, key, begun)
  now = new Date(begun.getTime() + HOUR)
  const { state, playingUntil } = await phaseOf(db, key)
  expect(state).toBe('consultation')
  deadline = playingUntil ?? begun
})

describe('a text', () => {
  test('is taken, replaced by the next one, and taken back; the number of texts follows', async () => {
    const [first, second] = players as [Player, Player]
    expect(await send(first, '灯りをともす。')).toMatchObject({ playing: { playing: '灯りをともす。', version: 1 } })
    expect(await send(first, '舟を出す。', { chooseId: 2 })).toMatchObject({ playing: { chooseId: 2, version: 2 } })
    await send(second, 'ならんで待つ。')
    expect((await phaseOf(db, key)).texts).toBe(2)
    await transact(db, tx => deletePlaying(tx, { ...key, ...first, now }))
    expect(await sentOf(first)).toBeNull()
    expect((await phaseOf(db, key)).texts).toBe(1)
  })

  test.each([
    ['PLAYING_EMPTY', '  ', {}],
    ['PLAYING_TOO_LONG', 'あ'.repeat(21), {}],
    ['PLAYING_CHOICE', '灯りをともす。', { chooseId: 3 }],
    ['PLAYING_CHOICE', '灯りをともす。', { chooseId: null }],
    ['ITEM_SHORT', '灯りをともす。', { consumeItem: [{ ...item, count: 1 }] }],
    ['TAG_NOT_FOUND', '灯りをともす。', { tagId: 2_000_000_000 }],
  ])('is refused with %s, and what was sent before stays', async (code, playing, more) => {
    const [first] = players as [Player]
    await send(first, '前の文。')
    expect(await refusalOf(send(first, playing, more))).toBe(code)
    expect(await sentOf(first)).toMatchObject({ playing: '前の文。' })
  })

  test('of twenty characters with ruby fits: what is limited is counted without notation and newlines', async () => {
    const [first] = players as [Player]
    expect((await send(first, `｜灯守《ひもり》\n${'あ'.repeat(18)}`)).playing).not.toBeNull()
  })

  test('may leave everything to the master', async () => {
    const [first] = players as [Player]
    expect((await send(first, '', { omakaseFlg: true, chooseId: null })).playing).toMatchObject({ omakaseFlg: true })
  })

  test('of somebody without a seat is refused', async () => {
    expect(await refusalOf(send(await givenPlayer(db), '灯りをともす。'))).toBe('ENTRY_NOT_FOUND')
  })

  test('with onlyPlayingFlg changes the words alone', async () => {
    const [first] = players as [Player]
    await givenAmount(db, { kind: 'character', id: first.characterId }, ITEM, 2)
    await send(first, '前の文。', { chooseId: 2, consumeItem: [{ ...item, count: 2 }] })
    const after = await send(first, '後の文。', { onlyPlayingFlg: true, chooseId: 1 })
    expect(after.playing).toMatchObject({ playing: '後の文。', chooseId: 2, consumeItem: [{ count: 2 }] })
  })
})

describe('items', () => {
  test('are set aside, given back when taken out, and when their player leaves', async () => {
    const [first] = players as [Player]
    await givenAmount(db, { kind: 'character', id: first.characterId }, ITEM, 3)
    await send(first, '油をまく。', { consumeItem: [{ ...item, count: 2 }] })
    expect(await held(first)).toBe(1)
    await send(first, '油をまく。', { consumeItem: [{ ...item, count: 1 }] })
    expect(await held(first)).toBe(2)
    await transact(db, tx => deletePlaying(tx, { ...key, ...first, now }))
    expect(await held(first)).toBe(3)
    await send(first, '油をまく。', { consumeItem: [{ ...item, count: 3 }] })
    expect(await held(first)).toBe(0)
    await transact(db, tx => takeBack(tx, 'leave', { ...key, ...first, now }))
    expect(await held(first)).toBe(3)
  })

  test('that are worn stay with the character', async () => {
    const [first] = players as [Player]
    await givenAmount(db, { kind: 'character', id: first.characterId }, ITEM, 2)
    await db.insert(equipment).values({ characterId: first.characterId, position: 'head', ...item })
    expect(await refusalOf(send(first, '油をまく。', { consumeItem: [{ ...item, count: 2 }] }))).toBe('ITEM_WORN')
    await send(first, '油をまく。', { consumeItem: [{ ...item, count: 1 }] })
    expect(await held(first)).toBe(1)
  })
})

describe('the deadline', () => {
  const blank = (player: Player) => transact(db, tx => setSavesBlank(tx, { ...key, ...player, now, savesBlank: true }))
  const drafted = (
    player: Player,
    words: string,
    fields = writePlayingFields({ chooseId: 2, consumeItem: [], tagId: null, isOmakase: false }),
  ) =>
    db.insert(draft).values({
      ...{ userId: player.userId, draftId: crypto.randomUUID(), place: 'playing', name: '', text: words, fields },
      ...{
        target: playingTarget({ worldId: 'harbor', ...key, characterId: player.characterId }),
        version: 1,
        updatedAt: now,
      },
    })

  test('is when the server has the text', async () => {
    const [first] = players as [Player]
    expect((await send(first, '間に合う。', {}, new Date(deadline.getTime() - 1))).playing).not.toBeNull()
    // The closing job has not run yet; the texts are closed all the same.
    expect(await refusalOf(send(first, '遅れた。', {}, deadline))).toBe('PLAYING_CLOSED')
    await close()
    expect(await refusalOf(send(first, '遅れた。', {}, deadline))).toBe('PLAYING_CLOSED')
    expect(await sentOf(first)).toMatchObject({ playing: '間に合う。' })
  })

  test('sends the last draft of who agreed and had sent nothing', async () => {
    const [first, second] = players as [Player, Player]
    await blank(first)
    await drafted(first, '書きかけの文。')
    await drafted(second, '送らない文。')
    await close()
    expect(await sentOf(first)).toMatchObject({ playing: '書きかけの文。', chooseId: 2, sentBy: 'deadline' })
    expect(await sentOf(second)).toBeNull()
    const [left] = await db.select().from(draft).where(eq(draft.userId, first.userId))
    expect(left?.submittedAt).not.toBeNull()
  })

  test('never replaces a text by a draft', async () => {
    const [first] = players as [Player]
    await blank(first)
    await send(first, '送った文。')
    await drafted(first, '書きかけの文。')
    await close()
    expect(await sentOf(first)).toMatchObject({ playing: '送った文。', sentBy: 'player' })
  })

  test.each([
    ['too long', 'あ'.repeat(30), undefined],
    [
      'whose choice is gone',
      '文。',
      writePlayingFields({ chooseId: 9, consumeItem: [], tagId: null, isOmakase: false }),
    ],
    [
      'whose item is gone',
      '文。',
      writePlayingFields({ chooseId: 1, consumeItem: [{ ...item, count: 1 }], tagId: null, isOmakase: false }),
    ],
  ])('sends a draft %s as おまかせ, with its words attached', async (_, words, fields) => {
    const [first] = players as [Player]
    await blank(first)
    await drafted(first, words, fields)
    await close()
    expect(await sentOf(first)).toMatchObject({ omakaseFlg: true, playing: '', attached: words, sentBy: 'deadline' })
  })
})

describe('a team tag', () => {
  const tag = (player: Player, tagName: string | null, tagId: number | null = null, at = now) =>
    transact(db, tx => addTag(tx, { ...key, worldId: 'harbor', ...player, now: at, tagId, tagName }))

  test('is made, joined, renamed by its maker alone, left, removed', async () => {
    const [first, second] = players as [Player, Player]
    const { tagId } = await tag(first, '灯台組')
    expect(await tag(second, null, tagId)).toMatchObject({ memberCount: 2, isMine: false })
    const named = (player: Player, tagName: string) =>
      transact(db, tx => renameTag(tx, { ...key, worldId: 'harbor', ...player, now, tagId, tagName }))
    expect(await refusalOf(named(second, '港組'))).toBe('TAG_NOT_FOUND')
    expect(await named(first, '港組')).toMatchObject({ tagName: '港組' })
    const title = (userId: string) => getTagTitle(db, { ...key, worldId: 'harbor', tagId, userId })
    expect(await title(second.userId)).toEqual({ tagId, tagName: '港組' })
    expect(await refusalOf(title((await givenPlayer(db)).userId))).toBe('SCENARIO_NOT_FOUND')
    expect(await refusalOf(tag(second, '港組'))).toBe('TAG_TAKEN')
    expect(await refusalOf(tag(second, 'あ'.repeat(21)))).toBe('TAG_TOO_LONG')
    await send(second, '', { onlyTeamTagFlg: true })
    expect((await getPlaying(db, { ...key, ...second, now })).teamTag).toBeNull()
    const remove = (player: Player) =>
      transact(db, tx => removeTag(tx, { ...key, worldId: 'harbor', userId: player.userId, tagId, now }))
    expect(await refusalOf(remove(second))).toBe('TAG_NOT_FOUND')
    expect(await remove(first)).toEqual({ tagId })
  })

  test('may change for a day after the deadline, the text may not', async () => {
    const [first] = players as [Player]
    await close()
    const after = new Date(deadline.getTime() + HOUR)
    const { tagId } = await tag(first, '灯台組', null, after)
    expect(await send(first, '', { onlyTeamTagFlg: true, tagId }, after)).toMatchObject({ teamTag: { tagId } })
    expect(await refusalOf(send(first, '遅れた。', {}, after))).toBe('PLAYING_CLOSED')
    const tooLate = new Date(deadline.getTime() + LATE_TAGS_MS)
    expect(await refusalOf(tag(first, null, tagId, tooLate))).toBe('PLAYING_CLOSED')
  })

  test('stays as it is after the deadline from the first save of the replay on', async () => {
    const [first, second] = players as [Player, Player]
    const { tagId } = await tag(first, '灯台組')
    await close()
    const after = new Date(deadline.getTime() + HOUR)
    const mayTag = async () => (await getPlaying(db, { ...key, ...first, now: after })).canTag
    expect(await mayTag()).toBe(true)
    await givenReplay(db, key, 'writing')
    expect(await mayTag()).toBe(false)
    const acting = { ...key, worldId: 'harbor', ...first, now: after, tagId }
    for (const change of [
      () => tag(second, '港組', null, after),
      () => tag(second, null, tagId, after),
      () => send(first, '', { onlyTeamTagFlg: true }, after),
      () => transact(db, tx => renameTag(tx, { ...acting, tagName: '港組' })),
      () => transact(db, tx => removeTag(tx, acting)),
    ])
      expect(await refusalOf(change())).toBe('PLAYING_CLOSED')
    expect((await getPlaying(db, { ...key, ...first, now: after })).teamTag).toMatchObject({ tagName: '灯台組' })
  })

  test('changes again while the office has opened the texts anew, also with a replay begun', async () => {
    const [first] = players as [Player]
    await givenReplay(db, key, 'returned')
    expect(await tag(first, '灯台組')).toMatchObject({ isMine: true })
  })

  test('may change until the deadline alone where the scenario allows no more', async () => {
    const [first] = players as [Player]
    const settings = { ...(await phaseOf(db, key)).settings, allowsLateTags: false }
    await db.update(scenarioPhase).set({ settings }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    const { tagId } = await tag(first, '灯台組')
    await close()
    const after = new Date(deadline.getTime() + 1)
    expect(await getPlaying(db, { ...key, ...first, now: after })).toMatchObject({ canTag: false, tagUntil: null })
    expect(await refusalOf(tag(first, null, tagId, after))).toBe('PLAYING_CLOSED')
  })
})
