// Deletion of an account as its user asks for it: the consequences are listed first, the request needs the password or
// a new sign-in, and it can be taken back for seven days. The deletion itself is in forget.ts.
import { eq, sql } from 'drizzle-orm'
import { formatDateLong } from '#rules/dates.ts'
import { LEAVING_DAYS } from '#rules/leaving.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { endUserLinks } from '../identity/one-time-links.ts'
import { LEAVING_ACCOUNT, OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser, leaving } from '../identity/tables.ts'
import { personalAreas } from '../personal.ts'
import { appearing, FORGET_JOB } from './forget.ts'
import { addressOf } from './sessions.ts'

const DAY_MS = 86_400_000
const done = { done: true } as const

async function endingsOf(db: Db | Tx, userId: string) {
  const all = await Promise.all(personalAreas.map(area => area.endings?.(db, userId) ?? []))
  return all.flat()
}

async function owedBy(db: Db | Tx, userId: string) {
  const all = await Promise.all(personalAreas.map(area => area.owed?.(db, userId) ?? []))
  return all.flat().filter(({ titles }) => titles.length > 0)
}

/**
 * Everything that the user is told before asking: what ends, what comes back, what stays, and what has to be done
 * first.
 */
export async function leavingFacts(db: Db, { userId }: { userId: string }) {
  const [endingList, owedList, kept, coins] = await Promise.all([
    endingsOf(db, userId),
    owedBy(db, userId),
    appearing(db, userId),
    db.execute<{ coins: string }>(sql`
      select coalesce(sum(balance), 0) as coins from ledger_account
      where holder_kind = 'user' and holder_id = ${userId} and currency in ('AC', 'LP', 'CP')`),
  ])
  return {
    endingList,
    owedList: owedList.map(({ code, titles }) => ({ code, titleList: [...titles] })),
    keptList: kept.map(({ characterId, characterFullName }) => ({ characterId, characterFullName })),
    coins: Number(coins.rows[0]?.coins ?? 0),
  }
}

type Asked = { userId: string; password: string; now: Date }

/** @throws PASSWORD_MISMATCH, SIGN_IN_AGAIN, and what has to be handed over first */
export async function leave(db: Db, { userId, password, now }: Asked, context: CallContext) {
  const { identity, mailer, story } = context
  await identity.prove(context, userId, password)
  const begin = async (tx: Tx) => beginLeaving(tx, { userId, now, told: await story.now(tx) }, mailer)
  if (identity.accounts) await identity.accounts.change({ userId, kept: null }, begin)
  else {
    await transact(db, begin)
    await identity.keeper.endOthers(userId, null)
  }
  return done
}

/** @param told story time, by which reservations, applications and orders end */
async function beginLeaving(
  tx: Tx,
  { userId, now, told }: { userId: string; now: Date; told: Date },
  mailer: CallContext['mailer'],
): Promise<void> {
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for update`)
  const [before] = await tx.select({ at: leaving.dueAt }).from(leaving).where(eq(leaving.userId, userId))
  if (before) return
  const [owed] = await owedBy(tx, userId)
  if (owed) throw refuse(owed.code)
  const endings = await endingsOf(tx, userId)
  for (const area of personalAreas) await area.end?.(tx, userId, told)
  const dueAt = new Date(now.getTime() + LEAVING_DAYS * DAY_MS)
  await tx.insert(leaving).values({ userId, askedAt: now, dueAt })
  await tx.update(appUser).set({ accountStatus: LEAVING_ACCOUNT }).where(eq(appUser.userId, userId))
  await endUserLinks(tx, userId, ['mailChange', 'mailUndo', 'passwordReset'], now)
  await enqueue(tx, { name: FORGET_JOB, payload: {}, runAt: dueAt })
  if (!mailer) return
  const coins = endings.reduce((sum, ending) => sum + ending.coins, 0)
  const returned =
    endings.length === 0
      ? []
      : [
          `予約・申請・オーダーを${endings.length}件、取り消しました。${coins === 0 ? '' : `${coins.toLocaleString('ja-JP')}コインが戻りました。`}`,
        ]
  await sendMail(tx, mailer, {
    kind: 'leaving',
    receiver: await addressOf(tx, userId),
    userId,
    subject: '退会のお申し込みを受け付けました',
    lines: [
      `つむぎの退会のお申し込みを受け付けました。${formatDateLong(dueAt.toISOString())}に、アカウントとデータが消えます。`,
      ...returned,
      'それまでは、ログインの画面でログインすると、退会を取り消せます。お心あたりがない場合も、取り消してからパスワードを変更してください。',
      { label: 'ログインの画面', path: '/login' },
    ],
    now,
  })
}

/** Takes the request back. @throws LEAVING_OVER */
export async function stay(db: Db, { userId, now }: { userId: string; now: Date }, { mailer }: CallContext) {
  await transact(db, async tx => {
    const [row] = await tx.select().from(leaving).where(eq(leaving.userId, userId)).for('update')
    if (!row) return
    if (row.dueAt <= now) throw refuse('LEAVING_OVER')
    await tx.delete(leaving).where(eq(leaving.userId, userId))
    await tx.update(appUser).set({ accountStatus: OPEN_ACCOUNT }).where(eq(appUser.userId, userId))
    if (!mailer) return
    await sendMail(tx, mailer, {
      kind: 'stayed',
      receiver: await addressOf(tx, userId),
      userId,
      subject: '退会を取り消しました',
      lines: [
        '退会のお申し込みを取り消しました。これまでどおりお使いいただけます。',
        'お申し込みのときに取り消された予約・申請・オーダーは、元に戻りません。',
        { label: 'つむぎを開く', path: '/' },
      ],
      now,
    })
  })
  return done
}
