// /myPage/tailor: the own commissions and the ways to creators, for who is none.
import { Images, ReceiptText, Users } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'

export function MyTailorScreen() {
  return (
    <Page top={<TopBar title="テーラー" back={<BackLink to="/myPage" />} />}>
      <SectionHeading>発注する</SectionHeading>
      <List>
        <ListLink
          to="/myPage/tailor/myOrder"
          search={{}}
          icon={<Icon of={ReceiptText} className="text-ai" />}
          title="あなたの発注"
          note="返事・納品・受け取り"
        />
        <ListLink
          to="/tailor/creator"
          search={{}}
          icon={<Icon of={Users} className="text-ai" />}
          title="クリエイターを探す"
        />
        <ListLink to="/tailor/gallery" search={{}} icon={<Icon of={Images} className="text-ai" />} title="ギャラリー" />
      </List>
    </Page>
  )
}
