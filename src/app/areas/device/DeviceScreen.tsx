// /myPage/device: the app on this device: putting it on the home screen, its storage by kind, its version.
import { Gauge, Sparkles } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { savesData } from '#app/ui/saves-data.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { DeviceLimits } from './DeviceLimits.tsx'
import { InstallSection } from './InstallSection.tsx'
import { KeptOnDevice } from './KeptOnDevice.tsx'
import { newestNews } from './whats-new.ts'

export function DeviceScreen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Page top={<TopBar title="この端末" back={<BackLink to="/myPage" />} />}>
      <SectionHeading>ホーム画面</SectionHeading>
      <InstallSection />
      <SectionHeading>端末に保存しているもの</SectionHeading>
      <DeviceLimits />
      <KeptOnDevice userId={user.userId} />
      <SectionHeading>アプリ</SectionHeading>
      <List>
        <ListRow
          icon={<Icon of={Gauge} className="text-ai" />}
          title="通信量の節約"
          note={
            savesData()
              ? '端末の設定に合わせて、先読みを止め、大きな絵を小さめに読み込んでいます。'
              : '端末の「データセーバー」を入れると、先読みを止め、大きな絵を小さめに読み込みます。'
          }
        />
        <ListLink
          to="/whatsNew"
          icon={<Icon of={Sparkles} className="text-ai" />}
          title="新しくなったところ"
          note={newestNews.title}
        />
      </List>
    </Page>
  )
}
