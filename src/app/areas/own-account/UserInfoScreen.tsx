// /myPage/account/userInfo: name, mail address, what was said at sign-up and why it was asked, password, devices, own data, leaving.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { setLinkPreviews } from '#app/platform/reading.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { parseSeinengappi } from '#rules/birth-dates.ts'
import { type Seibetsu, seibetsuLabels } from '#rules/codes/user.ts'
import { birthDateReason } from '#rules/messages/sign-up.ts'
import { LeaveForm } from './LeaveForm.tsx'
import { MailForm } from './MailForm.tsx'
import { NameForm } from './NameForm.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PremiumSection } from './Premium.tsx'
import { useHasPassword } from './Proof.tsx'
import { ownAccountQueries, type UserInfo } from './queries.ts'
import { SessionList } from './SessionList.tsx'
import type { Unfoldable } from './unfoldable.ts'
import { WaysIn } from './WaysIn.tsx'
import { settingUrlCard } from './writes.ts'

export function UserInfoScreen({ open }: { open?: Unfoldable | undefined }) {
  const query = useRead(ownAccountQueries.userInfo())
  return (
    <Page top={<TopBar title="登録情報" back={<BackLink to="/myPage" />} />}>
      <Read query={query} title="登録情報を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {info => <Info info={info} open={open} />}
      </Read>
    </Page>
  )
}

function Info({ info, open }: { info: UserInfo; open: Unfoldable | undefined }) {
  const hasPassword = useHasPassword()
  return (
    <>
      <Card className="mt-3">
        <NameForm userName={info.userName} />
      </Card>
      <PremiumSection />
      <SectionHeading>ログイン</SectionHeading>
      <Card>
        <Fact name="メールアドレス">{info.mailaddress}</Fact>
        <Fold label="メールアドレスを変更" unfolds={open === 'mail'} className="mt-1 border-t border-line">
          <MailForm />
        </Fold>
        <Fold
          label={hasPassword ? 'パスワードを変更' : 'パスワードを決める'}
          unfolds={open === 'password'}
          className="border-t border-line"
        >
          <PasswordForm />
        </Fold>
      </Card>
      <SectionHeading>ログインの方法</SectionHeading>
      <WaysIn />
      <SectionHeading>ログイン中の端末</SectionHeading>
      <SessionList />
      <SectionHeading>登録のときにうかがったこと</SectionHeading>
      <Card>
        <Fact name="性別">{info.seibetsu === null ? '未登録' : seibetsuLabels[info.seibetsu as Seibetsu]}</Fact>
        <Fact name="生年月日">{birthWords(info.seinengappi)}</Fact>
        <p className="phrases mt-2 text-cap text-ink-soft">
          生年月日は、{birthDateReason}性別とともに、ほかの人には見えません。
        </p>
      </Card>
      <SectionHeading>本文の表示</SectionHeading>
      <Card>
        <UrlCardSwitch isOn={info.baseTextUrlCardDisplayFlg} />
      </Card>
      <SectionHeading>データの書き出し</SectionHeading>
      <Card>
        <OwnData />
      </Card>
      <SectionHeading>退会</SectionHeading>
      <Card>
        <Fold label="つむぎを退会する" unfolds={open === 'leave'}>
          <LeaveForm />
        </Fold>
      </Card>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sub">
    <span className="w-28 flex-none text-cap text-ink-soft">{name}</span>
    <span className="num min-w-0 wrap-anywhere">{children}</span>
  </p>
)

function birthWords(seinengappi: string | null): string {
  const day = seinengappi === null ? null : parseSeinengappi(seinengappi)
  return day ? `${day.year}年${day.month}月${day.day}日` : '未登録'
}

function UrlCardSwitch({ isOn }: { isOn: boolean }) {
  const { write, openOf } = useWrite(settingUrlCard)
  const waiting = openOf({})?.item.facts.isOn
  return (
    <Switch
      label="ほかのサイトへのリンクにプレビューを出す"
      note="どの端末でも同じ表示になります。"
      checked={waiting === undefined ? isOn : waiting === 1}
      onChange={next => {
        setLinkPreviews(next)
        void write(next)
      }}
    />
  )
}
