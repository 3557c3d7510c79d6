// Letters of the demo's characters and of its makai post, dated back from the day of seeding. Gifts go through the ledger as usual;
// nobody gets a notice of events before the first day.
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { giftEndsAt } from '#rules/letters.ts'
import { roundOf } from '#rules/makai-post.ts'
import { putIn } from '../areas/letter/gifts.ts'
import { makaiCase, makaiLetter, makaiSender } from '../areas/letter/makai-tables.ts'
import { letter, letterGift, letterThread } from '../areas/letter/tables.ts'
import { voiceClip } from '../areas/voice/tables.ts'
import type { Tx } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import { post, systemAccounts } from '../platform/ledger/post.ts'
import { ownCharacter } from '../platform/own-character.ts'
import { demoCharacters, demoLetters } from './content.ts'
import type { DemoLetters } from './shapes/letter.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const clipColumn = columnsOf(voiceClip, null, ['clipId'])
const currencyColumn = columnsOf(letterGift, null, ['currency'])

type Seeding = { tx: Tx; worldId: string; userOf: (character: string) => string; now: Date }

export async function seedLetters(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const userOf = (character: string): string => {
    const owner = demoCharacters.find(({ key }) => key === character)?.owner
    return (owner && userIds.get(owner)) ?? ''
  }
  for (const { worldId, letters, makai } of demoLetters) {
    const seeding = { tx, worldId, userOf, now }
    for (const each of letters) await seedLetter(seeding, each)
    for (const each of makai) await seedMakai(seeding, each)
  }
}

async function seedLetter({ tx, worldId, userOf, now }: Seeding, told: DemoLetters['letters'][number]): Promise<void> {
  const { by, to, hoursAgo, text, gift, voice, unread, removed } = told
  const sentAt = new Date(now.getTime() - hoursAgo * HOUR)
  const clip = voice
    ? await tx.execute<RowOf<typeof clipColumn>>(sql`
        select ${clipColumn} from voice_clip where character_id = ${by} order by clip_id desc limit 1`)
    : null
  const [made] = await tx
    .insert(letter)
    .values({
      ...{ worldId, fromId: by, toId: to, body: text, clipId: clip?.rows[0]?.clipId ?? null, sentAt },
      readAt: unread ? null : new Date(sentAt.getTime() + HOUR),
      removedAt: removed ? new Date(sentAt.getTime() + DAY) : null,
    })
    .returning({ letterId: letter.letterId })
  const letterId = made?.letterId ?? 0
  const last = { worldId, lastLetterId: letterId, lastAt: sentAt }
  await tx
    .insert(letterThread)
    .values([
      { characterId: by, otherId: to, ...last },
      { characterId: to, otherId: by, ...last },
    ])
    .onConflictDoUpdate({ target: [letterThread.characterId, letterThread.otherId], set: last })
  if (!gift) return
  const { amount, state } = gift
  const given =
    'token' in gift
      ? ({ kind: 'token', tokenNo: gift.token, amount } as const)
      : ({ kind: 'item', itemCode: gift.itemCode, level: 1, originalizeId: null, amount } as const)
  await putIn(tx, { letterId, own: await ownCharacter(tx, userOf(by), by), given, now: sentAt })
  if (state === 'waiting') return
  const answeredAt = new Date(Math.min(sentAt.getTime() + DAY, now.getTime()))
  const endedAt = state === 'expired' ? giftEndsAt(sentAt) : answeredAt
  const { rows } = await tx.execute<RowOf<typeof currencyColumn>>(sql`
    update letter_gift set state = ${state}, ended_at = ${endedAt.toISOString()} where letter_id = ${letterId}
    returning ${currencyColumn}`)
  await post(tx, endedAt, [
    {
      ...{ cause: { kind: 'letterGiftEnd', id: String(letterId) }, currency: rows[0]?.currency ?? '', amount },
      ...{ from: systemAccounts.gifts, to: { kind: 'character', id: state === 'accepted' ? to : by } },
    },
  ])
}

async function seedMakai({ tx, worldId, userOf, now }: Seeding, told: DemoLetters['makai'][number]): Promise<void> {
  const { by, to, hoursAgo, text, anonymous = true, unread, consulted } = told
  const letterId = randomInt(1, 2 ** 48 - 1)
  const sentAt = new Date(now.getTime() - hoursAgo * HOUR)
  const dueAt = roundOf(sentAt, 0)
  const isOut = dueAt <= now
  await tx.insert(makaiSender).values({
    ...{ letterId, worldId, userId: userOf(by), characterId: by, toId: to, body: text, isAnonymous: anonymous },
    ...{ sentAt, dueAt, endedAt: isOut ? dueAt : null },
  })
  if (!isOut) return
  await tx.insert(makaiLetter).values({
    ...{ letterId, worldId, toId: to, fromId: anonymous ? null : by, body: text, arrivedAt: dueAt },
    readAt: unread ? null : new Date(dueAt.getTime() + HOUR),
  })
  if (consulted)
    await tx
      .insert(makaiCase)
      .values({ letterId, words: consulted, askedAt: new Date(dueAt.getTime() + HOUR), state: 'waiting' })
}
