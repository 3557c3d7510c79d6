// Frame of the office's two homes: the read that both show, and what stands there without it.
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { type OfficeHome, officeHomeQueries } from './queries.ts'

export interface HomeFrameProps {
  title: string
  /** @param age time of a read that is an older one; null for a fresh one */
  children: (home: OfficeHome, age: number | null) => ReactNode
  /** Links that need no read, so that they are there without a network too. */
  below?: ReactNode
}

export function HomeFrame({ title, children, below }: HomeFrameProps) {
  const query = useRead(officeHomeQueries.home())
  return (
    <Page top={<TopBar title={title} back={<BackLink to="/myPage" />} />}>
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
        {children}
      </Read>
      {below}
    </Page>
  )
}
