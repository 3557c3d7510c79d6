// Page of a form until the stored version that the form starts from has been read anew: a skeleton, or the reason why
// there is none. The form of something new is shown at once.
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead, type ReadQuery } from '#app/shared/screen/Read.tsx'
import type { MissingProps } from '#app/ui/Missing.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

interface WrittenOnProps<Data> extends Pick<MissingProps, 'nowhere' | 'isNowhere'> {
  /** read made by useFresh */
  query: ReadQuery<Data>
  isNew?: boolean
  /** words in the bar meanwhile */
  title: string
  back: ReactNode
  /** title of a failure */
  failed: string
  /** the form; its data is null for something new */
  children: (data: Data | null) => ReactNode
}

export function WrittenOn<Data>(props: WrittenOnProps<Data>) {
  const { query, isNew = false, title, back, failed, children, ...missing } = props
  if (isNew) return children(null)
  if (query.data !== undefined) return children(query.data)
  return (
    <Page top={<TopBar title={title} back={back} />}>
      <NotRead query={query} title={failed} className="mt-3" {...missing}>
        <Loading>
          <SkeletonBlock className="mt-4 h-12 rounded-card" />
          <SkeletonBlock className="mt-4 h-72 rounded-card" />
        </Loading>
      </NotRead>
    </Page>
  )
}
