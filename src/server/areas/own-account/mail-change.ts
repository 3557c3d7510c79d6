// A change of the mail address: a link to the new one changes it, a link to the old one takes it back for seven days.
import { sql } from 'drizzle-orm'
import { email } from '#rules/validation/standard.ts'
import { type Db, transact } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import {
  endUserLinks,
  linkHours,
  makeOneTimeLink,
  type OneTimeLink,
  readOneTimeLink,
  readUsedOneTimeLink,
  spendOneTimeLink,
} from '../identity/one-time-links.ts'
import { addressOf, keeperOf, ownSession } from './sessions.ts'

type Wanted = { userId: string; password: string; mailaddress: string; now: Date }
type Pressed = { id: string; now: Date }

const done = { done: true } as const
const UNDO_DAYS = linkHours.mailUndo / 24

/** @throws NEW_MAIL_WRONG, NEW_MAIL_SAME, NEW_MAIL_TAKEN, MAIL_CLOSED, PASSWORD_MISMATCH, SIGN_IN_AGAIN */
export async function changeMail(db: Db, { userId, password, mailaddress, now }: Wanted, context: CallContext) {
  const accounts = keeperOf(context)
  const { mailer } = context
  if (!mailer) throw refuse('MAIL_CLOSED')
  const receiver = mailaddress.trim().toLowerCase()
  if (!email(receiver)) throw refuse('NEW_MAIL_WRONG')
  // First, so that nobody but the user learns which addresses are known.
  await accounts.prove(context, userId, password)
  if (receiver === (await addressOf(db, userId))) throw refuse('NEW_MAIL_SAME')
  const { rows } = await db.execute(sql`
    select 1 from app_user where mailaddress = ${receiver} union all select 1 from auth_user where email = ${receiver}`)
  if (rows.length > 0) throw refuse('NEW_MAIL_TAKEN')
  await transact(db, async tx => {
    await endUserLinks(tx, userId, ['mailChange'], now)
    const id = await makeOneTimeLink(tx, { kind: 'mailChange', mailaddress: receiver, userId, now })
    await sendMail(tx, mailer, {
      kind: 'mailChange',
      receiver,
      userId,
      subject: 'メールアドレスの変更の確認',
      lines: [
        `つむぎのメールアドレスを、このメールの届いたアドレスに変更する手続きです。${linkHours.mailChange}時間以内に次のリンクを開き、「変更する」を押してください。`,
        { label: 'メールアドレスを変更する', path: `/mailChange?id=${id}` },
        '押すまでは、メールアドレスは変わりません。',
      ],
      opensOnce: true,
      now,
    })
  })
  return done
}

/** An open link of a user, read before the account is held; it is used up in the transaction of its effect. */
async function linkOf(db: Db, kind: 'mailChange' | 'mailUndo', { id, now }: Pressed) {
  const link = await readOneTimeLink(db, kind, id, now)
  if (!link?.userId) throw refuse('MAIL_LINK_ENDED')
  return link as OneTimeLink & { userId: string }
}

/** True for a link that was used and whose change still stands, so that pressing it again after a lost answer succeeds. */
async function isDone(db: Db, kind: 'mailChange' | 'mailUndo', { id, now }: Pressed): Promise<boolean> {
  const used = await readUsedOneTimeLink(db, kind, id, now)
  if (!used?.userId) return false
  return (await addressOf(db, used.userId)) === (kind === 'mailChange' ? used.mailaddress : used.mailBefore)
}

/** @throws MAIL_LINK_ENDED, NEW_MAIL_TAKEN, MAIL_CLOSED */
export async function confirmMail(db: Db, pressed: Pressed, context: CallContext) {
  const accounts = keeperOf(context)
  const { mailer } = context
  if (!mailer) throw refuse('MAIL_CLOSED')
  if (await isDone(db, 'mailChange', pressed)) return done
  const { userId, mailaddress } = await linkOf(db, 'mailChange', pressed)
  const kept = context.viewer?.userId === userId ? ownSession(context) : null
  const { now } = pressed
  await accounts.change({ userId, kept, mailaddress }, async tx => {
    if (!(await spendOneTimeLink(tx, 'mailChange', pressed.id, now))) throw refuse('MAIL_LINK_ENDED')
    const receiver = await addressOf(tx, userId)
    if (receiver === mailaddress) return
    const id = await makeOneTimeLink(tx, { kind: 'mailUndo', mailaddress: receiver, mailBefore: receiver, userId, now })
    await sendMail(tx, mailer, {
      kind: 'mailChanged',
      receiver,
      userId,
      subject: 'メールアドレスを変更しました',
      lines: [
        'つむぎのメールアドレスが、別のアドレスに変更されました。これからのお知らせは、新しいアドレスに届きます。',
        `お心あたりがない場合は、${UNDO_DAYS}日以内に次のリンクから元に戻せます。`,
        { label: '元のメールアドレスに戻す', path: `/mailUndo?id=${id}` },
      ],
      opensOnce: true,
      now,
    })
  })
  return done
}

/** @throws MAIL_LINK_ENDED, NEW_MAIL_TAKEN */
export async function undoMail(db: Db, pressed: Pressed, context: CallContext) {
  const accounts = keeperOf(context)
  if (await isDone(db, 'mailUndo', pressed)) return done
  const { userId, mailBefore, createdAt } = await linkOf(db, 'mailUndo', pressed)
  if (mailBefore === null) throw refuse('MAIL_LINK_ENDED')
  const { now } = pressed
  await accounts.change({ userId, kept: null, mailaddress: mailBefore }, async tx => {
    if (!(await spendOneTimeLink(tx, 'mailUndo', pressed.id, now))) throw refuse('MAIL_LINK_ENDED')
    // Later changes were made by the same person as this one, perhaps not the user; earlier ones may still be taken back.
    await endUserLinks(tx, userId, ['mailChange', 'mailUndo'], now, createdAt)
  })
  return done
}
