// /myPage/tailor: the own commissions and the ways to creators, for who is none.
import { Page } from '#app/shared/screen/Page.tsx'
import { List } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { TailorLinks } from './TailorLinks.tsx'

export const MyTailorScreen = () => (
  <Page top={<TopBar title="テーラー" back={<BackLink to="/myPage" />} />}>
    <List className="mt-4">
      <TailorLinks of={['orders', 'creators', 'gallery']} />
    </List>
  </Page>
)
