// /admin: what waits for the office, where it makes its pages, and what was done last.
import { ClipboardPen, Dices, Flag, Images, Newspaper, ScrollText, Tags } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { officeActLabels, officeThingLabels } from '#rules/office.ts'
import { type OfficeHome, officeHomeQueries, type WaitingQueue } from './queries.ts'
import { queueFaces } from './queue-faces.ts'

export function HomeScreen() {
  const query = useRead(officeHomeQueries.home())
  return (
    <Page top={<TopBar title="運営" back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="待っているものを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-60 rounded-card" />
          </Loading>
        }
      >
        {(home, age) => (
          <>
            <Queues queues={home.queueList} age={age} />
            <Pages />
            <Acts acts={home.actList} />
          </>
        )}
      </Read>
    </Page>
  )
}

function Queues({ queues, age }: { queues: readonly WaitingQueue[]; age: number | null }) {
  const waiting = queues.filter(({ count }) => count > 0)
  const sum = waiting.reduce((total, { count }) => total + count, 0)
  const empty = queues.filter(({ count }) => count === 0)
  return (
    <>
      <section aria-label="待っているもの">
        <SectionHeading>待っているもの</SectionHeading>
        <p className="num mb-2 text-meta text-ink-soft">
          {sum === 0 ? 'いま待っているものはありません。' : `全部で${sum}件`}
          <Aged since={age} />
        </p>
        {waiting.length > 0 && (
          <List>
            {waiting.map(row => (
              <QueueRow key={row.queue} row={row} />
            ))}
          </List>
        )}
      </section>
      {empty.length > 0 && (
        <section aria-label="ほかの窓口">
          <SectionHeading>ほかの窓口</SectionHeading>
          <List>
            {empty.map(row => (
              <QueueRow key={row.queue} row={row} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

function QueueRow({ row: { queue, count, oldestAt } }: { row: WaitingQueue }) {
  const { title, icon, link } = queueFaces[queue]
  return (
    <ListLink
      {...link}
      icon={<Icon of={icon} className="text-ink-soft" />}
      title={title}
      note={oldestAt && `いちばん古いもの ${formatDayTime(oldestAt)}`}
      trailing={count > 0 && <Chip tone="kin">{count}件</Chip>}
    />
  )
}

const Pages = () => (
  <section aria-label="ページをつくる">
    <SectionHeading>ページをつくる</SectionHeading>
    <List>
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
        フォーム・キャンペーン・画像・ノートのタグ・ジャーナル・取り消しの負担を、だれがいつ変えたか、通報をどう判断したかの記録です。
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
