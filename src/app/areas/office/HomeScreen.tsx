// /admin: what waits for the office, where it makes its pages, and what was done last.
import { CalendarHeart, ClipboardPen, Dices, Flag, Images, Newspaper, ScrollText, Stamp, Tags } from 'lucide-react'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { officeActLabels, officeThingLabels } from '#rules/office.ts'
import { HomeFrame } from './HomeFrame.tsx'
import { Queues } from './Queues.tsx'
import type { OfficeHome } from './queries.ts'

export const HomeScreen = () => (
  <HomeFrame title="運営">
    {(home, age) => (
      <>
        <Queues queues={home.queueList} age={age} />
        <Pages />
        <Acts acts={home.actList} />
      </>
    )}
  </HomeFrame>
)

const Pages = () => (
  <section aria-label="つくる・直す">
    <SectionHeading>つくる・直す</SectionHeading>
    <List>
      <ListLink
        to="/myPage/admin"
        icon={<Icon of={Stamp} className="text-ink-soft" />}
        title="審査とシナリオ"
        note="審査の窓口・公式のオープニング・再公開・NPC・修復"
      />
      <ListLink
        to="/admin/news"
        search={{ state: undefined, page: 1 }}
        icon={<Icon of={Newspaper} className="text-ink-soft" />}
        title="お知らせ"
      />
      <ListLink
        to="/admin/object"
        search={{ state: undefined, page: 1 }}
        icon={<Icon of={Flag} className="text-ink-soft" />}
        title="キャンペーン"
      />
      <ListLink
        to="/myPage/admin/worldEventPage"
        icon={<Icon of={CalendarHeart} className="text-ink-soft" />}
        title="イベントのページ"
        note="ワールドごとのページ・トップの告知・絵のライブラリ"
      />
      <ListLink
        to="/admin/form"
        search={{ state: undefined, page: 1 }}
        icon={<Icon of={ClipboardPen} className="text-ink-soft" />}
        title="フォーム"
      />
      <ListLink
        to="/admin/uploader"
        search={{ word: undefined, page: 1 }}
        icon={<Icon of={Images} className="text-ink-soft" />}
        title="画像"
      />
      <ListLink to="/admin/noteTag" icon={<Icon of={Tags} className="text-ink-soft" />} title="ノートのタグ" />
      <ListLink
        to="/admin/journal"
        search={{ state: undefined, page: 1 }}
        icon={<Icon of={Dices} className="text-ink-soft" />}
        title="ジャーナル"
      />
      <ListLink to="/admin/document" icon={<Icon of={ScrollText} className="text-ink-soft" />} title="規約などの文書" />
    </List>
  </section>
)

function Acts({ acts }: { acts: OfficeHome['actList'] }) {
  if (acts.length === 0) return null
  return (
    <section aria-label="最近の操作">
      <SectionHeading>最近の操作</SectionHeading>
      <p className="mb-2 text-cap text-ink-soft">
        フォーム・キャンペーン・イベントのページ・画像・ノートのタグ・ジャーナル・取り消しの負担を、だれがいつ変えたか、通報をどう判断したかの記録です。
      </p>
      <List>
        {acts.map(({ thing, thingId, title, act, userName, createdAt }) => (
          <ListRow
            key={`${thing}/${thingId}/${act}/${createdAt}`}
            title={
              <span className="wrap-anywhere">
                {title}：{officeActLabels[act]}
              </span>
            }
            note={`${officeThingLabels[thing]}・${userName ?? '退会した人'}・${formatDayTime(createdAt)}`}
          />
        ))}
      </List>
    </section>
  )
}
