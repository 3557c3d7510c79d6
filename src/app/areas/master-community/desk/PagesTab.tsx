// Pages of the handbook at the desk: their order, new ones, and those that were removed, with the way back.
import { Link } from '@tanstack/react-router'
import { FilePlus2, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
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
  const [asked, ask] = useState<DeskPage | null>(null)
  const sorting = usePress(orderingPages, { worldId }, { can: '並べ替えられます' })
  const removing = usePress(removingPage, {}, { can: '変えられます' })
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
  const set = ({ pageId, title }: DeskPage, isRemoved: boolean) =>
    void removing.press({ worldId, pageId, title, isRemoved })
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
      <PressNotice of={removing} />
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
            {(page, { grip, moves }) => (
              <div className="flex min-h-14 items-center gap-1 py-1 pr-1">
                {grip}
                <div className="min-w-0 flex-1">
                  <Link
                    to={TO}
                    params={params}
                    search={{ handbook: String(page.pageId) }}
                    className="inline-flex min-h-11 items-center text-sub font-semibold text-ink wrap-anywhere"
                  >
                    {page.title}
                  </Link>
                  <p className="num text-meta text-ink-soft">{formatDayTime(page.updatedAt)} 更新</p>
                </div>
                <ActionMenu
                  label={`ほかの操作：${page.title}`}
                  entries={[...moves, { label: '取り下げる', icon: Trash2, onPress: () => ask(page) }]}
                />
              </div>
            )}
          </SortableList>
        )}
      </div>
      {removed.length > 0 && (
        <>
          <SectionHeading>取り下げたページ</SectionHeading>
          <List>
            {removed.map(page => (
              <ListRow
                key={page.pageId}
                title={<span className="wrap-anywhere">{page.title}</span>}
                note={`${formatDayTime(page.updatedAt)} 更新`}
                trailing={
                  <Button variant="text" icon={RotateCcw} reason={removing.reason} onClick={() => set(page, false)}>
                    戻す<span className="vh">：{page.title}</span>
                  </Button>
                }
              />
            ))}
          </List>
        </>
      )}
      {asked && (
        <AskFirst
          asked={{
            title: `「${asked.title}」を取り下げますか？`,
            lead: 'マスターからは読めなくなります。あとで戻せます。',
            yes: '取り下げる',
          }}
          onClose={() => ask(null)}
          onYes={() => set(asked, true)}
        />
      )}
    </>
  )
}
