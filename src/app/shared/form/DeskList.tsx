// List of what the office writes and publishes: its states, the way to a new one, and what there is, a page at a time.
import { PenLine } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read, type ReadQuery } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import type { DeskPlace } from './desk-address.ts'

const ALL = 'all'

interface DeskHeadProps<State extends string> {
  /** name of the kind: フォーム */
  thing: string
  /** states in their order */
  labels: Readonly<Record<State, string>>
  counts: Readonly<Record<State, number>> | undefined
  place: DeskPlace<State>
  link: (place: DeskPlace<State>, face: LinkFace) => ReactNode
  /** renders the link to a new one */
  make: (face: typeof MAKING & { children: string }) => ReactNode
}

const MAKING = { variant: 'shu', icon: PenLine, className: 'mt-3 w-full md:w-76' } as const

/** Tabs of the states, and the way to a new one. */
export function DeskHead<State extends string>(props: DeskHeadProps<State>) {
  const { thing, labels, counts, place, link, make } = props
  const states = Object.keys(labels) as State[]
  const tabs: { key: string; label: string; state: State | undefined; count?: number | undefined }[] = [
    { key: ALL, label: 'すべて', state: undefined },
    ...states.map(state => ({ key: state, label: labels[state], state, count: counts?.[state] })),
  ]
  return (
    <>
      <Tabs
        label={`${thing}の状態`}
        tabs={tabs}
        current={place.state ?? ALL}
        renderLink={({ state }, face) => link({ state, page: 1 }, face)}
      />
      {make({ ...MAKING, children: `新しい${thing}` })}
    </>
  )
}

interface DeskListProps<State extends string, Data> extends Omit<DeskHeadProps<State>, 'counts'> {
  query: ReadQuery<Data>
  size: number
  rows: (data: Data) => ReactElement[]
  /** second line of an empty list, below the words that it is empty */
  note: string
}

export function DeskList<State extends string, Data extends { count: number; stateCounts: Record<State, number> }>(
  props: DeskListProps<State, Data>,
) {
  const { query, thing, place, link, size, rows, note } = props
  return (
    <>
      <DeskHead {...props} counts={query.data?.stateCounts} />
      <Read
        query={query}
        title={`${thing}を読み込めませんでした。`}
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        }
      >
        {(data, age) => (
          <PagedList
            shown={rows(data).length}
            count={data.count}
            page={place.page}
            size={size}
            age={age}
            link={(page, face) => link({ ...place, page }, face)}
            past={`このページに${thing}はありません。`}
            empty={<EmptyState drawing={<EmptyDrawing />} title={`${thing}がありません。`} note={note} />}
          >
            <List className="mb-2">{rows(data)}</List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

/** Title of a row of it: the state, and the name under it. */
export const DeskTitle = ({ tone, state, title }: { tone: ChipTone; state: string; title: string }) => (
  <>
    <Chip tone={tone}>{state}</Chip>
    <span className="phrases mt-1 block font-semibold wrap-anywhere">{title}</span>
  </>
)
