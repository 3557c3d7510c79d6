// B21 for letters: those of two characters are read by the two alone, notes on them by their player, and letters of the makai post by the
// receiver and the sender; the office reads what it was asked about. The name of a sender who gave none is in no answer.
import { test } from 'vitest'
import { makaiCase } from '#server/areas/letter/makai-tables.ts'
import { letterMemo } from '#server/areas/letter/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { givenLetter, givenMakai } from '../../support/letters-between.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer } from '../../support/scenarios.ts'
import { openSecrets, saysNothing, tellNobodyElse } from '../../support/secrets.ts'

const database = await openDatabase('play')
const { db, users } = database
const opened = await openSecrets(database)
const [writer, reader] = [await givenPlayer(db), await givenPlayer(db)]

const userOf = { ...opened.usual, writer: writer.userId, reader: reader.userId, player: users.player }
type Viewer = keyof typeof userOf

const secrets = {
  letter: { words: '二人だけが知る秘密の待ちあわせ', readers: ['writer', 'reader'] },
  memo: { words: '書いた本人だけの秘密の心おぼえ', readers: ['reader'] },
  makai: { words: '名まえのない秘密の言づけ', readers: ['writer', 'reader'] },
  consulted: { words: '相談された秘密の文面', readers: ['writer', 'reader', 'office'] },
  words: { words: '運営だけに打ちあけた秘密の心配', readers: ['office'] },
} as const satisfies Record<string, { words: string; readers: readonly Viewer[] }>

await givenLetter(db, { fromId: writer.characterId, toId: reader.characterId, body: secrets.letter.words })
await db.insert(letterMemo).values({
  ...{ characterId: reader.characterId, otherId: writer.characterId, body: secrets.memo.words, updatedAt: PLAY_NOW },
})
const between = { by: writer.characterId, to: reader.characterId }
await givenMakai(db, { ...between, body: secrets.makai.words })
const letterId = await givenMakai(db, { ...between, body: secrets.consulted.words })
await db.insert(makaiCase).values({ letterId, words: secrets.words.words, askedAt: PLAY_NOW, state: 'waiting' })

const leads = [
  { characterId: reader.characterId, otherId: writer.characterId },
  { characterId: writer.characterId, otherId: reader.characterId },
]

tellNobodyElse(opened, { userOf, secrets, leads, meets: () => true })

test('pages and link cards say nothing', () => saysNothing(opened, secrets, ['/', '/world/harbor']))
