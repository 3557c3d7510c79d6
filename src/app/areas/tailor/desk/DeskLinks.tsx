// Links from a creator's commissions to the other desks, and to the commissions that the creator ordered.
import { DoorOpen, Palette, ReceiptText } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export const DeskLinks = () => (
  <List className="mt-4">
    <ListLink
      to="/myPage/tailor/ordermade"
      search={{}}
      icon={<Icon of={DoorOpen} className="text-ai" />}
      title="受け付ける作品"
      note="窓・料金・日数"
    />
    <ListLink
      to="/myPage/tailor/creatorRoom"
      search={{}}
      icon={<Icon of={Palette} className="text-ai" />}
      title="クリエイターの紹介"
      note="自己紹介・サンプル"
    />
    <ListLink
      to="/myPage/tailor/myOrder"
      search={{}}
      icon={<Icon of={ReceiptText} className="text-ai" />}
      title="あなたの発注"
      note="返事・納品・受け取り"
    />
  </List>
)
