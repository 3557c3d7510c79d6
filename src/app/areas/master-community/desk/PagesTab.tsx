// Pages of the handbook at the desk: their order, new ones, and those that were removed, with the way back.
import { Link } from '@tanstack/react-router'
import { FilePlus2, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { SortableList } from '#app/ui/SortableList.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { HANDBOOK_PAGES_MOST } from '#rules/master-communities.ts'
import { NEW_PAGE } from '../address.ts'
import type { DeskPage } from '../queries.ts'
import { orderingPages, removingPage } from './desk-writes.ts'
import { inOrder } from './in-order.ts'

const TO = '/masterCommunity/$worldId/admin/$tabNo'

export function PagesTab({ worldId, pages }: { worldId: string; pages: readonly DeskPage[] }) {
  const [ordered, order] = useState<readonly number[] | null>(null)
  const sorting = usePress(orderingPages, { worldId }, { can: '並べ替えられます' })
  const shown = inOrder(
    pages.filter(({ isRemoved }) => !isRemoved),
    ordered,
    ({ pageId }) => pageId,
  )
  const removed = pages.filter(({ isRemoved }) => isRemoved)
  const params = { worldId, tabNo: '1' }
  const sort = async (rows: readonly DeskPage[]): Promise<void> => {
    const ids = rows.map(({ pageId }) => pageId)
    order(ids)
    if (!(await sorting.press({ worldId, name: 'ハンドブック', ids }))) order(null)
  }
  return (
    <>
      <p className="num mt-3 text-meta text-ink-soft">
        {shown.length} / {HANDBOOK_PAGES_MOST}ページ。ここでの並びが、マスターに見える目次の順です。
      </p>
      <ButtonLink
        variant="shu"
        icon={FilePlus2}
        className="mt-2"
        to={TO}
        params={params}
        search={{ handbook: NEW_PAGE }}
      >
        ページを書く
      </ButtonLink>
      <PressNotice of={sorting} />
      <div className="mt-3">
        {shown.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title="ページがありません。" />
        ) : (
          <SortableList
            label="ハンドブックのページ"
            items={shown}
            keyOf={({ pageId }) => String(pageId)}
            nameOf={({ title }) => title}
            fixed={sorting.pending || sorting.reason !== undefined}
            onOrder={rows => void sort(rows)}
          >
            {(page, { grip, moves }) => <PageRow {...{ worldId, page, grip, moves }} />}
          </SortableList>
        )}
      </div>
      {removed.length > 0 && (
        <>
          <SectionHeading>取り下げたページ</SectionHeading>
          <List>
            {removed.map(page => (
              <RemovedRow key={page.pageId} worldId={worldId} page={page} />
            ))}
          </List>
        </>
      )}
    </>
  )
}

interface PageRowProps {
  worldId: string
  page: DeskPage
  grip: ReactNode
  moves: readonly MenuEntry[]
}

function PageRow({ worldId, page: { pageId, title, updatedAt }, grip, moves }: PageRowProps) {
  const [asks, ask] = useState(false)
  const acts = usePress(removingPage, { pageId }, { can: '取り下げられます' })
  return (
    <div className="flex min-h-14 items-center gap-1 py-1 pr-1">
      {grip}
      <div className="min-w-0 flex-1">
        <Link
          to={TO}
          params={{ worldId, tabNo: '1' }}
          search={{ handbook: String(pageId) }}
          className="inline-flex min-h-11 items-center text-sub font-semibold text-ink wrap-anywhere"
        >
          {title}
        </Link>
        <p className="num text-meta text-ink-soft">{formatDayTime(updatedAt)} 更新</p>
        <PressNotice of={acts} />
      </div>
      <ActionMenu
        label={`ほかの操作：${title}`}
        entries={[...moves, { label: '取り下げる', icon: Trash2, onPress: () => ask(true) }]}
      />
      {asks && (
        <AskFirst
          asked={{
            title: `「${title}」を取り下げますか？`,
            lead: 'マスターからは読めなくなります。あとで戻せます。',
            yes: '取り下げる',
          }}
          onClose={() => ask(false)}
          onYes={() => void acts.press({ worldId, pageId, title, isRemoved: true })}
        />
      )}
    </div>
  )
}

function RemovedRow({ worldId, page: { pageId, title, updatedAt } }: { worldId: string; page: DeskPage }) {
  const acts = usePress(removingPage, { pageId }, { can: '戻せます' })
  return (
    <ListRow
      title={<span className="wrap-anywhere">{title}</span>}
      note={`${formatDayTime(updatedAt)} 更新`}
      chips={<PressNotice of={acts} />}
      trailing={
        <Button
          variant="text"
          icon={RotateCcw}
          pending={acts.pending}
          pendingLabel="戻しています"
          reason={acts.reason}
          onClick={() => void acts.press({ worldId, pageId, title, isRemoved: false })}
        >
          戻す<span className="vh">：{title}</span>
        </Button>
      }
    />
  )
}
