// Sheet in which things are found by words and taken into a form, which stands around it.
import { Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Read, type ReadProps } from './Read.tsx'

interface FindSheetProps<Data> {
  title: string
  lead: string
  /** label of the field, and what may be written in it */
  label: string
  placeholder: string
  maxLength: number
  onSearch: (words: string) => void
  query: ReadProps<Data>['query']
  failed: string
  /** note where nothing was found */
  none: string
  /** choice over the field */
  head?: ReactNode
  /** the found things; null: none */
  children: (data: Data) => ReactNode
  onClose: () => void
}

export function FindSheet<Data>(props: FindSheetProps<Data>) {
  const { title, lead, query, failed, none, head, children, onSearch, onClose, ...field } = props
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    // The form around this sheet.
    event.stopPropagation()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <Sheet open onClose={onClose} width={500} {...{ title, lead }}>
      {head && <div className="mt-3">{head}</div>}
      <form onSubmit={search} className="mt-3">
        <TextField
          {...field}
          hideLabel
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          trailing={<IconButton icon={Search} label="検索" type="submit" className="mr-px" />}
        />
      </form>
      <div className="mt-3 min-h-64">
        <Read
          query={query}
          title={failed}
          skeleton={
            <Loading>
              <SkeletonBlock className="h-60 rounded-card" />
            </Loading>
          }
        >
          {data => children(data) ?? <EmptyState bare title="見つかりませんでした。" note={none} />}
        </Read>
      </div>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
