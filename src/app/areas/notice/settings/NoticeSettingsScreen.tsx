// /myPage/account/notifications: push on this device, quiet hours, and the matrix of events and channels (R111).
import { Info } from 'lucide-react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { type NoticeSettings, noticeQueries } from '#app/shared/notice/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { isAdmin, isMaster } from '#app/shared/session/is-admin.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { NoticeChannel } from '#rules/notices/channels.ts'
import { channelsOn, NOTICE_SETTINGS, type NoticeSettingKey } from '#rules/notices/settings.ts'
import { PushSection } from '../push/PushSection.tsx'
import { choosing } from '../writes.ts'
import { QuietSection } from './QuietSection.tsx'
import { SettingsMatrix } from './SettingsMatrix.tsx'

export function NoticeSettingsScreen() {
  const query = useRead(noticeQueries.settings())
  return (
    <Page top={<TopBar title="通知の設定" back={<BackLink to="/myPage" />} />}>
      <Read query={query} title="通知の設定を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {settings => <Settings settings={settings} />}
      </Read>
    </Page>
  )
}

function Settings({ settings }: { settings: NoticeSettings }) {
  const { user } = useSession()
  const { items } = useOutboxView()
  const { write } = useWrite(choosing)
  // A choice that was not answered yet counts, the last one of each cell.
  const waiting = items
    .filter(({ kind, state }) => kind === choosing.kind && state !== 'refused')
    .map(({ facts }) => ({ event: String(facts.event), channel: String(facts.channel), isOn: facts.isOn === 1 }))
  const choices = [...waiting.reverse(), ...settings.choiceList]
  const rows = NOTICE_SETTINGS.filter(
    row => row.for === undefined || (row.for === 'master' ? isMaster(user) : isAdmin(user)),
  )
  const isOn = (key: NoticeSettingKey, channel: NoticeChannel) => channelsOn(key, choices).includes(channel)
  return (
    <>
      {!settings.isMailed && (
        <Notice tone="info" icon={Info} className="mt-3" title="いまはメールを送れません。">
          メールの選択は、送れるようになったときに使われます。
        </Notice>
      )}
      <PushSection />
      <QuietSection quiet={settings.quiet} />
      <SettingsMatrix
        rows={rows}
        isOn={isOn}
        onChoose={(event, channel, next) => void write({ event, channel, isOn: next })}
      />
      <p className="phrases mt-3 text-meta text-ink-soft">メールは {settings.mailaddress} に届きます。</p>
    </>
  )
}
