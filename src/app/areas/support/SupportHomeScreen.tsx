// /cs: the tools of the support.
import { Mail, ScrollText, UserSearch } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'

export const SupportHomeScreen = () => (
  <Page top={<TopBar title="サポート" back={<BackLink to="/myPage" label="マイページへ戻る" />} />}>
    <p className="mt-3 text-sub text-ink-soft">
      お問い合わせに答えるために調べるところです。記録を開くと、だれが、いつ、なぜ開いたかが残ります。
    </p>
    <List className="mt-3">
      <ListLink
        to="/cs/character"
        search={{ page: 1 }}
        icon={<Icon of={UserSearch} className="text-ink-soft" />}
        title="キャラクター"
        note="持ちもの・お金の動き・参加したシナリオ"
      />
      <ListLink
        to="/cs/scenario"
        search={{ page: 1 }}
        icon={<Icon of={ScrollText} className="text-ink-soft" />}
        title="シナリオ"
        note="参加者・コイン・リプレイの歩み"
      />
      <ListLink
        to="/cs/mail"
        search={{ page: 1 }}
        icon={<Icon of={Mail} className="text-ink-soft" />}
        title="メール"
        note="届かないと言われたメールの送信の様子"
      />
    </List>
  </Page>
)
