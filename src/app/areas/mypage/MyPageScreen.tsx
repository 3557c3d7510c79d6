// /myPage: the user, links to their things, the settings, and signing out.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass, LogOut, Moon, Pencil, ReceiptText, Settings, Smartphone, Sun, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DecisionsLink } from '#app/areas/application/decisions/DecisionsLink.tsx'
import { ArchiveEntry } from '#app/areas/archive/ArchiveEntry.tsx'
import { CharactersEntry } from '#app/areas/character-edit/list/CharactersEntry.tsx'
import { DeviceLimits } from '#app/areas/device/DeviceLimits.tsx'
import { DistributionEntry } from '#app/areas/distribution/DistributionEntry.tsx'
import { DriveEntry } from '#app/areas/drive/DriveEntry.tsx'
import { SentEntry } from '#app/areas/fan-letter/SentEntry.tsx'
import { FollowLink } from '#app/areas/follow/FollowLink.tsx'
import { CallEntry } from '#app/areas/master-room/calls/CallEntry.tsx'
import { OfficeEntry } from '#app/areas/office/OfficeEntry.tsx'
import { AccountSection } from '#app/areas/own-account/AccountSection.tsx'
import { PremiumChip } from '#app/areas/own-account/Premium.tsx'
import { Introduction } from '#app/areas/profile/Introduction.tsx'
import { QuotationsEntry } from '#app/areas/quotation/QuotationsEntry.tsx'
import { MasterEntry } from '#app/areas/scenario-desk/MasterEntry.tsx'
import { SavedEntry } from '#app/areas/search/saved/SavedEntry.tsx'
import { TailorEntry } from '#app/areas/tailor/TailorEntry.tsx'
import { ClassEntry } from '#app/areas/user-class/ClassEntry.tsx'
import { WaitingEntry } from '#app/areas/waiting/WaitingEntry.tsx'
import { type ColorScheme, readColorScheme, setColorScheme } from '#app/platform/color-scheme.ts'
import type { DraftRecord } from '#app/platform/drafts/record.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { session } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { NoticeBell } from '#app/shared/notice/NoticeBell.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
import { AccountFace } from '#app/shared/session/AccountFace.tsx'
import { useActing } from '#app/shared/session/acting.ts'
import { isAdmin } from '#app/shared/session/is-admin.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton, IconLink } from '#app/ui/IconButton.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { UploadOverlay } from '#app/ui/UploadOverlay.tsx'
import { signOutRedirectDelayMs } from '#rules/constants/account.ts'
import { formatCount } from '#rules/rewards.ts'
import { classLabel } from '#rules/user-class.ts'
import { WritingLinks } from './WritingLinks.tsx'

const StoryTimeSection = lazy(() =>
  import('#app/areas/demo/StoryTimeSection.tsx').then(module => ({ default: module.StoryTimeSection })),
)
const SettingsSheet = lazy(() => import('./SettingsSheet.tsx').then(module => ({ default: module.SettingsSheet })))
const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then(module => ({ default: module.SignOutDialog })))

const schemes = [
  { value: 'device', label: '端末と同じ', icon: Smartphone },
  { value: 'light', label: '紙', icon: Sun },
  { value: 'dark', label: '夜', icon: Moon },
] as const

export function MyPageScreen() {
  const { user } = useSession()
  const acting = useActing()
  const { items } = useOutboxView()
  const [scheme, setScheme] = useState<ColorScheme>(readColorScheme)
  const [setting, setSetting] = useState(false)
  const [unsent, setUnsent] = useState<readonly DraftRecord[] | null>(null)
  const [leaving, setLeaving] = useState(false)
  if (!user) return null

  const leave = async (): Promise<void> => {
    setUnsent(null)
    setLeaving(true)
    await session.signOut(new Promise(resolve => setTimeout(resolve, signOutRedirectDelayMs)))
  }
  const askOrLeave = async (): Promise<void> => {
    // An error in reading the drafts must not prevent a sign-out.
    const drafts = await import('#app/platform/drafts/unsent.ts')
      .then(({ readUnsentDrafts }) => readUnsentDrafts(user.userId))
      .catch(() => [])
    if (items.length + drafts.length > 0) setUnsent(drafts)
    else await leave()
  }
  const refused = items.filter(item => item.state === 'refused').length
  const waiting = items.length - refused
  return (
    <Page
      top={
        <TopBar
          title="マイページ"
          trailing={
            <>
              <SearchEntry />
              <NoticeBell />
              <IconButton icon={Settings} label="設定" onClick={() => setSetting(true)} />
            </>
          }
        />
      }
    >
      <Card as="section" flush className="mt-3" aria-label="プロフィール">
        <div className="flex items-center gap-3 px-4 py-3">
          <AccountFace icon={acting?.icon ?? null} className="size-14" />
          <div className="min-w-0 flex-1">
            <h2 className="font-mincho text-[1.25rem] leading-[1.35] font-semibold">
              {acting?.userName ?? user.userName}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-1.5">
              <Chip tone="ai">{acting?.classLabel || classLabel(user.classList)}</Chip>
              <PremiumChip />
            </p>
          </div>
          <IconLink to="/myPage/profile" icon={Pencil} label="自己紹介を編集" />
        </div>
        <Coins />
        <ul className="border-t border-line">
          <WaitingEntry />
          <ListLink
            to="/myPage/coin/ac"
            search={{ page: 1 }}
            icon={<Icon of={ReceiptText} className="text-ai" />}
            title="コインとポイントの明細"
          />
          <ListLink
            to="/myPage/coin/held"
            icon={<Icon of={Hourglass} className="text-ai" />}
            title="参加中のシナリオ・お預かり中のコイン"
          />
          <ClassEntry />
        </ul>
      </Card>
      <SectionHeading>キャラクター</SectionHeading>
      <List>
        <CharactersEntry />
        <FollowLink />
        <CallEntry />
        <DecisionsLink />
        <TailorEntry />
      </List>
      <SectionHeading>読んだもの・出たもの</SectionHeading>
      <List>
        <ArchiveEntry />
        <QuotationsEntry />
        <SavedEntry />
        <DriveEntry />
      </List>
      <Introduction />
      <SectionHeading>書いたもの</SectionHeading>
      <List>
        <WritingLinks />
        <SentEntry />
      </List>
      <DistributionEntry />
      <MasterEntry />
      <OfficeEntry />
      {isAdmin(user) && (
        <Suspense>
          <StoryTimeSection />
        </Suspense>
      )}
      <AccountSection />
      <SectionHeading>画面の色</SectionHeading>
      <SegmentedControl
        label="画面の色"
        segments={schemes}
        value={scheme}
        onChange={next => {
          setScheme(next)
          setColorScheme(next)
        }}
      />
      <SectionHeading>この端末</SectionHeading>
      <DeviceLimits />
      <List>
        <ListLink
          to="/myPage/device"
          icon={<Icon of={Smartphone} className="text-ai" />}
          title="ホーム画面と、保存しているもの"
        />
        <ListLink
          to="/myPage/tray"
          icon={<Icon of={TriangleAlert} className={refused > 0 ? 'text-hi' : 'text-ink-soft'} />}
          title="送信待ち・送れなかったもの"
          trailing={
            refused > 0 ? (
              <Chip tone="hi">{refused}件</Chip>
            ) : waiting > 0 ? (
              <Chip tone="kin">{waiting}件</Chip>
            ) : (
              <Chip>なし</Chip>
            )
          }
        />
      </List>
      <Button variant="line" icon={LogOut} className="mt-4 w-full" onClick={() => void askOrLeave()}>
        ログアウト
      </Button>
      <Suspense>
        {setting && <SettingsSheet onClose={() => setSetting(false)} />}
        {unsent && (
          <SignOutDialog
            userId={user.userId}
            items={items}
            drafts={unsent}
            onClose={() => setUnsent(null)}
            onLeave={leave}
          />
        )}
      </Suspense>
      {leaving && <UploadOverlay message="ログアウトしています" />}
    </Page>
  )
}

function Coins() {
  const { data } = useQuery(coinQueries.balance())
  const amount = (value: number | undefined) => (value === undefined ? '—' : formatCount(value))
  const face = 'grid min-h-13 content-center px-3 py-1.5 leading-[1.35] text-ink -outline-offset-2'
  return (
    <nav aria-label="コインとポイントの明細" className="grid grid-cols-2 divide-x divide-line border-t border-line">
      <Link to="/myPage/coin/ac" search={{ page: 1 }} className={face}>
        <span className="text-badge text-ink-soft">アルパカコイン</span>
        <span className="num text-sub font-semibold">AC {amount(data?.alpacaCoin)}</span>
      </Link>
      <Link to="/myPage/coin/lp" search={{ page: 1 }} className={face}>
        <span className="text-badge text-ink-soft">リャマポイント</span>
        <span className="num text-sub font-semibold text-kin">LP {amount(data?.llamaPoint)}</span>
      </Link>
    </nav>
  )
}
