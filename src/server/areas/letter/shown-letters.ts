// Letters as one of their two characters sees them, with gift and voice. Of a letter that the office took away only the gift is shown.
import { type SQL, sql } from 'drizzle-orm'
import { soundSource } from '#rules/sounds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { voiceClip } from '../voice/tables.ts'
import { letter, letterGift } from './tables.ts'

const ofLetter = columnsOf(letter, 'l', ['letterId', 'fromId', 'body', 'sentAt', 'readAt', 'removedAt'])
const ofGift = columnsOf(letterGift, 'g', ['name', 'sign', 'picture', 'amount', 'state', 'endsAt'])
const ofClip = columnsOf(voiceClip, 'v', ['clipId', 'shouhinmei', 'voiceText', 'creatorName', 'file'])
type Row = RowOf<typeof ofLetter> & Absent<RowOf<typeof ofGift>> & Absent<RowOf<typeof ofClip>>

/** Condition of the letters `l` of two characters. */
export const ofPair = (one: string, other: string): SQL => {
  const [least, greatest] = one < other ? [one, other] : [other, one]
  // Compared by the database's own order, which may not be that of the words here.
  return sql`least(l.from_id, l.to_id) = least(${least}::text, ${greatest}::text)
    and greatest(l.from_id, l.to_id) = greatest(${least}::text, ${greatest}::text)`
}

/** @param rest everything behind `where` */
export async function lettersOf(db: Db | Tx, characterId: string, rest: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select ${ofLetter}, ${ofGift}, ${ofClip} from letter l
    left join letter_gift g on g.letter_id = l.letter_id
    left join voice_clip v on v.clip_id = l.clip_id
    where ${rest}`)
  return rows.map(row => toLetter(row, characterId))
}

function toLetter(row: Row, characterId: string) {
  const { letterId, fromId, sentAt, readAt, removedAt, name, sign, picture, amount, state, endsAt } = row
  const { clipId, shouhinmei, voiceText, creatorName, file } = row
  const isMine = fromId === characterId
  const hasGift = name !== null && amount !== null && state !== null && endsAt !== null
  const isRemoved = removedAt !== null
  const hasVoice = clipId !== null && file !== null && !isRemoved
  return {
    ...{ letterId, isMine, isRemoved, body: isRemoved ? '' : row.body, sentAt, isUnread: !isMine && readAt === null },
    gift: hasGift ? { name, sign, picture, amount, state, endsAt } : null,
    voice: hasVoice
      ? {
          ...{ clipId, shouhinmei: shouhinmei ?? '', voiceText: voiceText ?? '', creatorName: creatorName ?? '' },
          shouhinNaiyou: soundSource(file),
        }
      : null,
  }
}
