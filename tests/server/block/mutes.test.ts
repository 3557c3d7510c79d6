// Mutes: a list of one's own, each entry once, with an end, for nobody else.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { MUTED_WORDS_MOST } from '#rules/mutes.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

beforeEach(() => database.asOwner(client => client.query('truncate mute_word, mute_character')))

test('a word is muted once, in whatever kana, and ends', async () => {
  expect(await as.player.mute.setWord({ word: ' ネタバレ ', isMuted: true })).toEqual({
    word: 'ネタバレ',
    isMuted: true,
  })
  await as.player.mute.setWord({ word: 'ねたばれ', isMuted: true })
  const { wordList } = await as.player.mute.getList({})
  expect(wordList.map(({ word }) => word)).toEqual(['ネタバレ'])
  expect((await as.other.mute.getList({})).wordList).toEqual([])
  await as.player.mute.setWord({ word: 'ねたばれ', isMuted: false })
  expect((await as.player.mute.getList({})).wordList).toEqual([])
})

test('a character of somebody else is muted and shown with its world', async () => {
  await as.player.mute.setCharacter({ otherId: 'harbor-garo', isMuted: true })
  await as.player.mute.setCharacter({ otherId: 'harbor-garo', isMuted: true })
  const { characterList } = await as.player.mute.getList({})
  expect(characterList).toMatchObject([
    { characterId: 'harbor-garo', characterFullName: 'ガロ・ミストル', worldId: 'harbor' },
  ])
  await as.player.mute.setCharacter({ otherId: 'harbor-garo', isMuted: false })
  expect((await as.player.mute.getList({})).characterList).toEqual([])
})

test('nothing without words, of one’s own, unknown, or more than there may be', async () => {
  expect(await refusalOf(as.player.mute.setWord({ word: ' ', isMuted: true }))).toBe('MUTE_WORD_EMPTY')
  expect(await refusalOf(as.player.mute.setWord({ word: 'あ'.repeat(31), isMuted: true }))).toBe('MUTE_WORD_LONG')
  expect(await refusalOf(as.player.mute.setCharacter({ otherId: 'harbor-rinne', isMuted: true }))).toBe('MUTE_OWN')
  expect(await refusalOf(as.player.mute.setCharacter({ otherId: 'nobody', isMuted: true }))).toBe(
    'MUTE_CHARACTER_UNKNOWN',
  )
  await db.execute(sql`
    insert into mute_word (user_id, word_key, word, created_at)
    select ${users.player}, 'w' || n, 'w' || n, now() from generate_series(1, ${MUTED_WORDS_MOST}) n`)
  expect(await refusalOf(as.player.mute.setWord({ word: '結末', isMuted: true }))).toBe('MUTE_WORDS_MOST')
  expect(await as.player.mute.setWord({ word: 'w1', isMuted: true })).toMatchObject({ isMuted: true })
})
