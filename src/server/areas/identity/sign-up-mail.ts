// The first steps of joining: whether an address is registered, the mail with the link, the address of the link.
import { eq } from 'drizzle-orm'
import type { SocialProvider } from '#rules/social-providers.ts'
import { email } from '#rules/validation/standard.ts'
import { type Db, transact } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { makeOneTimeLink, readOneTimeLink } from './one-time-links.ts'
import { keepSignUp } from './sign-up-cookie.ts'
import { heldFor, heldPerson, holdPerson } from './social/tickets.ts'
import { appUser } from './tables.ts'

/** Form of an address by which addresses are compared, without regard to capitals. */
export const plainMail = (mailaddress: string): string => mailaddress.trim().toLowerCase()

export async function isRegistered(db: Db, mailaddress: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.mailaddress, plainMail(mailaddress)))
  return row !== undefined
}

/** @throws MAIL_CLOSED, SIGN_UP_CLOSED, MAIL_FORMAT, MAIL_REGISTERED */
export async function sendSignUpMail(
  db: Db,
  given: { mailaddress: string; social?: '1' | undefined; now: Date },
  context: CallContext,
): Promise<{ sent: true }> {
  const { now } = given
  const { mailer, identity } = context
  const mailaddress = plainMail(given.mailaddress)
  if (!email(mailaddress)) throw refuse('MAIL_FORMAT')
  if (!mailer) throw refuse('MAIL_CLOSED')
  const person = given.social ? await heldPerson(context) : null
  // The account of a person whom a service has named is there already.
  if (!person && identity.makeAccount === null) throw refuse('SIGN_UP_CLOSED')
  if (await isRegistered(db, mailaddress)) throw refuse('MAIL_REGISTERED')
  const secret = await transact(db, async tx => {
    const id = await makeOneTimeLink(tx, { kind: 'signUp', mailaddress, now })
    await sendMail(tx, mailer, {
      ...{ kind: 'signUp', receiver: mailaddress, userId: null, opensOnce: true, now },
      subject: 'つむぎ　会員登録のご案内',
      lines: [
        'つむぎへの登録を受け付けました。\n次のリンクから、登録の続きへお進みください。',
        { label: '登録を続ける', path: `/authOver?id=${id}` },
        'リンクは24時間使えます。登録が終わると使えなくなります。',
      ],
    })
    return id
  })
  if (person) await holdPerson(context, person, secret)
  return { sent: true }
}

/** Opens a link: its address, and a cookie for the next steps; an empty address for a link that opens nothing. */
export async function openSignUp(
  db: Db,
  { temporaryId, now }: { temporaryId: string; now: Date },
  context: CallContext,
): Promise<{ mailaddress: string; provider: SocialProvider | null }> {
  const link = await readOneTimeLink(db, 'signUp', temporaryId, now)
  if (link) keepSignUp(context, temporaryId)
  const person = link ? await heldFor(context, temporaryId) : null
  return { mailaddress: link?.mailaddress ?? '', provider: person?.provider ?? null }
}
