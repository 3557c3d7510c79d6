// アカウント: the part of my page that leads to the account, its mails and its settings.
import { useQuery } from '@tanstack/react-query'
import { BellRing, Flag, IdCard, Mails, ScrollText, VolumeX } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { isRecentMail } from '#rules/mail-history.ts'
import { ownAccountQueries } from './queries.ts'

export const AccountSection = () => (
  <>
    <SectionHeading>アカウント</SectionHeading>
    <List>
      <ListLink
        to="/myPage/account/userInfo"
        icon={<Icon of={IdCard} className="text-ai" />}
        title="登録情報"
        note="名前・メールアドレス・パスワード・ログイン中の端末"
      />
      <ListLink
        to="/myPage/account/notifications"
        icon={<Icon of={BellRing} className="text-ai" />}
        title="通知の設定"
        note="なにをどこで受け取るか・静かな時間"
      />
      <MailsEntry />
      <ListLink
        to="/myPage/account/mute"
        icon={<Icon of={VolumeX} className="text-ai" />}
        title="ミュート"
        note="見たくない言葉とキャラクター"
      />
      <ListLink
        to="/myPage/account/report"
        search={{ list: 'sent', page: 1 }}
        icon={<Icon of={Flag} className="text-ai" />}
        title="通報と、運営からの連絡"
      />
      <ListLink
        to="/document/$documentId"
        params={{ documentId: 'terms' }}
        icon={<Icon of={ScrollText} className="text-ai" />}
        title="利用規約など"
        note="個人情報・特定商取引法・外部送信"
      />
    </List>
  </>
)

function MailsEntry() {
  const sentAt = useQuery(ownAccountQueries.latestMail()).data?.sentAt
  return (
    <ListLink
      to="/myPage/account/mailHistory"
      search={{ page: 1 }}
      icon={<Icon of={Mails} className="text-ai" />}
      title="届いたメール"
      trailing={sentAt && isRecentMail(sentAt, Date.now()) ? <Chip tone="hi">新着</Chip> : undefined}
    />
  )
}
