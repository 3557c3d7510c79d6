// The record of a new user: made once for an account, by the link of a mail that the same browser opened.
import { randomBytes } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { dayInJapan } from '#rules/ages.ts'
import { formatSeinengappi } from '#rules/birth-dates.ts'
import { lastClass } from '#rules/codes/user.ts'
import { playerNameMax } from '#rules/constants/account.ts'
import { birthDate, seibetsu, visibleName } from '#rules/validation/sign-up.ts'
import { max, required } from '#rules/validation/standard.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { viewerOrRefuse } from '../../platform/calls.ts'
import type { CallContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { holdAccount } from './accounts.ts'
import { endOneTimeLinks, spendOneTimeLink } from './one-time-links.ts'
import { dropSignUp, signUpSecret } from './sign-up-cookie.ts'
import { plainMail } from './sign-up-mail.ts'
import { dropHeld, heldFor } from './social/tickets.ts'
import { OPEN_ACCOUNT } from './standing.ts'
import { appUser, userClass } from './tables.ts'

type Form = { userId: string; mailaddress: string; userName: string; seibetsu: string; seinengappi: string }
type Record = { userId: string; publicUserId: string }

/** @throws FORBIDDEN for another's id; SIGN_UP_ENDED, MAIL_IN_USE, and what is wrong with the form */
export async function addUserInfo({ input, context }: { input: Form; context: CallContext }): Promise<Record> {
  const { userId, mailaddress: accountMail } = viewerOrRefuse(context)
  if (input.userId !== userId) throw refuse('FORBIDDEN')
  const now = context.clock.now()
  const record = await transact(context.db, tx => makeRecord(tx, { form: input, userId, accountMail, now }, context))
  dropSignUp(context)
  dropHeld(context)
  return record
}

type Asked = { form: Form; userId: string; accountMail: string | undefined; now: Date }

async function makeRecord(tx: Tx, { form, userId, accountMail, now }: Asked, context: CallContext): Promise<Record> {
  const known = await recordOf(tx, userId)
  if (known) return known
  checkForm(form, now)
  const secret = signUpSecret(context)
  // Used up first: of two at once the second waits here, and finds the record of the first.
  const link = secret === null ? null : await spendOneTimeLink(tx, 'signUp', secret, now)
  if (!link) {
    const meanwhile = await recordOf(tx, userId)
    if (meanwhile) return meanwhile
    throw refuse('SIGN_UP_ENDED')
  }
  const { mailaddress } = link
  // An account at Firebase without an address, such as one of Twitter, goes with the link that it has asked for.
  const isHeld = accountMail === undefined && (await heldFor(context, secret ?? ''))?.subject === userId
  if ((accountMail !== mailaddress && !isHeld) || plainMail(form.mailaddress) !== mailaddress)
    throw refuse('SIGN_UP_ENDED')
  // The account may have been deleted while this call was on its way.
  if (context.identity.sessions && !(await holdAccount(tx, userId))) throw refuse('SIGN_UP_ENDED')
  const [taken] = await tx
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(or(eq(appUser.mailaddress, mailaddress), eq(appUser.userId, userId)))
  if (taken) throw refuse('MAIL_IN_USE')
  const publicUserId = `P${randomBytes(6).toString('hex')}`
  const userName = form.userName.trim()
  await tx.insert(appUser).values({
    ...{ userId, publicUserId, userName, mailaddress, accountStatus: OPEN_ACCOUNT },
    seibetsu: Number(form.seibetsu),
    seinengappi: form.seinengappi,
    lastClass: lastClass.player,
    agreedAt: now,
    createdAt: now,
  })
  await tx.insert(userClass).values({ userId, classCode: lastClass.player })
  await endOneTimeLinks(tx, 'signUp', mailaddress, now)
  if (context.mailer) {
    await sendMail(tx, context.mailer, {
      ...{ kind: 'signedUp', receiver: mailaddress, userId, now },
      subject: 'つむぎ　登録が完了しました',
      lines: [
        `${userName}さん、つむぎへようこそ。\n登録が完了しました。`,
        { label: 'ワールドを選ぶ', path: '/worldSelect' },
      ],
    })
  }
  return { userId, publicUserId }
}

async function recordOf(tx: Db | Tx, userId: string): Promise<Record | null> {
  const [row] = await tx
    .select({ userId: appUser.userId, publicUserId: appUser.publicUserId })
    .from(appUser)
    .where(eq(appUser.userId, userId))
  return row ?? null
}

/** @throws PLAYER_NAME_WRONG, SEX_MISSING, BIRTH_DATE_WRONG */
function checkForm(form: Form, now: Date): void {
  if (!visibleName(form.userName) || !max(form.userName.trim(), playerNameMax)) throw refuse('PLAYER_NAME_WRONG')
  if (!seibetsu(form.seibetsu)) throw refuse('SEX_MISSING')
  const today = formatSeinengappi(dayInJapan(now))
  if (!required(form.seinengappi) || !birthDate(form.seinengappi, today)) throw refuse('BIRTH_DATE_WRONG')
}

/** The caller's own record; nothing when there is none (doc1 §7). @throws FORBIDDEN for another's id */
export async function selectId({ input, context }: { input: { userId: string }; context: CallContext }) {
  const { userId } = viewerOrRefuse(context)
  if (input.userId !== userId) throw refuse('FORBIDDEN')
  return (await recordOf(context.db, userId)) ?? undefined
}
