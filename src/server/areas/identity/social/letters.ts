// Mails that tell a user of a way in that was added or taken off.
import { eq } from 'drizzle-orm'
import { type SocialProvider, socialLabels } from '#rules/social-providers.ts'
import type { Tx } from '../../../db/client.ts'
import type { CallContext } from '../../../platform/context.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { appUser } from '../tables.ts'

type Told = { userId: string; provider: SocialProvider; now: Date }

async function tell(tx: Tx, { mailer }: CallContext, { userId, now }: Told, subject: string, fact: string) {
  if (!mailer) return
  const [user] = await tx.select({ receiver: appUser.mailaddress }).from(appUser).where(eq(appUser.userId, userId))
  if (!user) return
  await sendMail(tx, mailer, {
    ...{ kind: 'waysIn', receiver: user.receiver, userId, subject, now },
    lines: [
      fact,
      'お心あたりがない場合は、登録情報からログインの方法をお確かめのうえ、パスワードを設定し直してください。',
      { label: '登録情報', path: '/myPage/account/userInfo' },
    ],
  })
}

export const tellLinked = (tx: Tx, context: CallContext, told: Told): Promise<void> =>
  tell(
    tx,
    context,
    told,
    'ログインの方法を追加しました',
    `${socialLabels[told.provider]}でもログインできるようになりました。`,
  )

export const tellUnlinked = (tx: Tx, context: CallContext, told: Told): Promise<void> =>
  tell(
    tx,
    context,
    told,
    'ログインの方法を外しました',
    `${socialLabels[told.provider]}ではログインできなくなりました。`,
  )
