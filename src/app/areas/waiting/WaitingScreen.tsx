// /myPage/home: what waits for the user, from one read: things to do with their dates, applications, unread notices.
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, CircleDashed, Feather, type LucideIcon, PencilLine, Stamp, TicketCheck, Undo2 } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { markRead } from '#app/shared/notice/unread.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDay, formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { type ShinseiStatus, shinseiStatusLabels } from '#rules/codes/application.ts'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { type TodoKind, todoWords } from '#rules/waiting.ts'
import { Days } from '../notice/Days.tsx'
import { NoticeRow } from '../notice/NoticeRow.tsx'
import { type Waiting, waitingQueries } from './queries.ts'

const icons: Record<TodoKind, LucideIcon> = {
  confirm: TicketCheck,
  playing: PencilLine,
  replay: Feather,
  returned: Undo2,
  order: CircleDashed,
}

export function WaitingScreen() {
  const query = useRead(waitingQueries.home())
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="やること" back={<BackLink to="/myPage" />} />}>
      <Read query={query} title="やることを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {waiting => <Everything waiting={waiting} now={now} />}
      </Read>
    </Page>
  )
}

function Everything({ waiting, now }: { waiting: Waiting; now: number }) {
  const { todoList, applicationList, noticeList } = waiting
  if (todoList.length + applicationList.length + noticeList.length === 0) return <Nothing />
  return (
    <>
      <SectionHeading>あなたの番</SectionHeading>
      {todoList.length === 0 ? (
        <p className="text-sub text-ink-soft">いま、あなたの番のものはありません。</p>
      ) : (
        <List>
          {todoList.map(todo => (
            <TodoRow key={todo.href} todo={todo} now={now} />
          ))}
        </List>
      )}
      {applicationList.length > 0 && <Applications list={applicationList} />}
      {noticeList.length > 0 && <Unread waiting={waiting} now={now} />}
    </>
  )
}

function TodoRow({ todo: { kind, title, note, at, href }, now }: { todo: Waiting['todoList'][number]; now: number }) {
  const isSoon = at !== null && isUrgent(at, now)
  const left = at === null ? '' : timeLeft(at, now)
  return (
    <ListLink
      to={href}
      icon={<Icon of={icons[kind]} className={isSoon ? 'text-shu' : 'text-ai'} />}
      title={<span className="font-mincho text-body font-semibold wrap-anywhere">{title}</span>}
      note={
        <>
          {note && <span className="wrap-anywhere">{note}</span>}
          {note && at && '・'}
          {at && <span className="inline-block">{formatDeadline(at)}</span>}
          {left && <b className={cx('ml-1 inline-block', isSoon && 'text-shu')}>{left}</b>}
        </>
      }
      trailing={<Chip tone={isSoon ? 'shu' : 'ai'}>{todoWords[kind]}</Chip>}
    />
  )
}

const Applications = ({ list }: { list: Waiting['applicationList'] }) => (
  <>
    <SectionHeading>申請</SectionHeading>
    <List>
      {list.map(({ title, status, createdAt, href }) => (
        <ListLink
          key={`${href} ${title} ${createdAt}`}
          to={href}
          icon={<Icon of={status === 1 ? Stamp : BadgeCheck} className="text-ai" />}
          title={<span className="wrap-anywhere">{title}</span>}
          note={`${formatDay(createdAt)}に申請`}
          trailing={
            <Chip tone={status === 1 ? 'kin' : status === 2 ? 'matsuba' : 'hi'}>
              {shinseiStatusLabels[status as ShinseiStatus]}
            </Chip>
          }
        />
      ))}
    </List>
  </>
)

function Unread({ waiting: { noticeList, unread }, now }: { waiting: Waiting; now: number }) {
  const { user } = useSession()
  const client = useQueryClient()
  return (
    <>
      <SectionHeading
        more={
          <TextLink to="/notice" search={{ filter: 'unread', page: 1 }} chevron>
            未読{unread}件
          </TextLink>
        }
      >
        新しい通知
      </SectionHeading>
      <Days
        noticeList={noticeList}
        now={now}
        timeOf={({ createdAt }) => createdAt}
        row={notice => (
          <NoticeRow
            key={notice.noticeId}
            notice={notice}
            onOpen={id => void (user && markRead(user.userId, client, [id]).catch(() => {}))}
          />
        )}
      />
    </>
  )
}

const Nothing = () => (
  <div className="mt-3">
    <EmptyState
      drawing={<EmptyDrawing />}
      title="いま待っているものはありません。"
      note="締切やオーダー、申請、通知があると、ここに並びます。"
      action={
        <ButtonLink variant="ai" to="/worldSelect">
          ワールドを選ぶ
        </ButtonLink>
      }
    />
  </div>
)
