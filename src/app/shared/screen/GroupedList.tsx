// Screen of a list in groups, page by page: a tab for each group, the rows, the words for none.
import type { ComponentProps, ReactNode } from 'react'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { type Tab, Tabs } from '#app/ui/Tabs.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { Page } from './Page.tsx'
import { PagedList, type PagedListProps } from './PagedList.tsx'
import { Read } from './Read.tsx'

interface GroupedListProps<Data, Group extends Tab> extends Pick<PagedListProps, 'page' | 'size' | 'link' | 'beside'> {
  /** things of the list: リプレイ */
  title: string
  back: ReactNode
  groups: readonly Group[]
  /** key of the open one */
  group: string
  groupLink: ComponentProps<typeof Tabs<Group>>['renderLink']
  query: ComponentProps<typeof Read<Data>>['query']
  /** rows of this page, each an `li`, and the number of all */
  list: (data: Data) => { rows: readonly ReactNode[]; count: number }
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'note' | 'action'>
  /** an Aside */
  aside?: ReactNode
}

export function GroupedList<Data, Group extends Tab>(props: GroupedListProps<Data, Group>) {
  const { title, back, groups, group, groupLink, query, list, empty, aside, ...paging } = props
  return (
    <Page top={<TopBar title={title} back={back} />}>
      <Tabs label={`${title}の一覧`} tabs={groups} current={group} renderLink={groupLink} />
      <Read
        query={query}
        title={`${title}を読み込めませんでした。`}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-24 rounded-card" />
            <SkeletonBlock className="mt-3 h-24 rounded-card" />
          </Loading>
        }
      >
        {(data, age) => {
          const { rows, count } = list(data)
          return (
            <PagedList
              {...paging}
              shown={rows.length}
              count={count}
              age={age}
              past={`このページに${title}はありません。`}
              empty={<EmptyState drawing={<EmptyDrawing />} {...empty} />}
            >
              <ul className="mt-1">{rows}</ul>
            </PagedList>
          )
        }}
      </Read>
      {aside}
    </Page>
  )
}
