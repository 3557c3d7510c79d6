// /masterCommunity/{worldId}/page/{pageId} (R161): a page of the handbook, with its contents, the pages before and after it, and the way to
// ask about it.
import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, MessageCircleQuestionMark, PenLine } from 'lucide-react'
import { useEffect } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import { PageRows } from '../home/PageRows.tsx'
import { type HandbookPage, staffCalls, staffQueries } from '../queries.ts'

export function PageScreen({ worldId, pageId }: { worldId: string; pageId: number }) {
  const query = useRead(staffQueries.page(worldId, pageId))
  const { back, nowhere } = toList(
    { to: '/masterCommunity/$worldId', params: { worldId } },
    'マスターコミュニティへ',
    masterCommunityRefusals.HANDBOOK_PAGE_NOT_FOUND.message,
  )
  useReadMark(worldId, query.data)
  return (
    <Page top={<TopBar title={query.data?.title ?? 'ハンドブック'} back={back} />}>
      <Read
        query={query}
        title="ページを読み込めませんでした。"
        className="mt-3"
        nowhere={nowhere}
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-96 rounded-card" />
          </Loading>
        }
      >
        {(page, age) => (
          <>
            <p className="num mt-3 text-meta text-ink-soft">
              <time dateTime={page.updatedAt}>{formatDayTime(page.updatedAt)}</time> 更新
              <Aged since={age} />
            </p>
            <Card as="article" className="mt-2!">
              <div className="text-body leading-[1.9] wrap-anywhere">
                <StoryText text={page.body} />
              </div>
            </Card>
            <Neighbours worldId={worldId} page={page} />
            <Acts worldId={worldId} page={page} />
            <SectionHeading>ハンドブックの目次</SectionHeading>
            <PageRows worldId={worldId} pages={page.pageList} current={page.pageId} />
          </>
        )}
      </Read>
    </Page>
  )
}

/** Tells the server what version was read, once it is on the screen; a mark that is lost is repeated at the next visit. */
function useReadMark(worldId: string, page: HandbookPage | undefined): void {
  const client = useQueryClient()
  const { pageId, version, isNew } = page ?? {}
  useEffect(() => {
    if (pageId === undefined || version === undefined || !isNew) return
    staffCalls.markPageRead
      .send({ worldId, pageId, version })
      .then(() => client.invalidateQueries({ queryKey: ['masterCommunity', 'getHome'] }))
      .catch(() => {})
  }, [client, worldId, pageId, version, isNew])
}

function Neighbours({ worldId, page: { pageId, pageList } }: { worldId: string; page: HandbookPage }) {
  const at = pageList.findIndex(page => page.pageId === pageId)
  const [before, after] = [pageList[at - 1], pageList[at + 1]]
  const to = (page: number) =>
    ({ to: '/masterCommunity/$worldId/page/$pageId', params: { worldId, pageId: String(page) } }) as const
  return (
    <nav aria-label="前後のページ" className="mt-3 flex flex-wrap justify-between gap-2">
      {before ? (
        <ButtonLink variant="text" icon={ChevronLeft} className="flex-initial!" {...to(before.pageId)}>
          {before.title}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && (
        <ButtonLink variant="text" iconEnd={ChevronRight} className="flex-initial!" {...to(after.pageId)}>
          {after.title}
        </ButtonLink>
      )}
    </nav>
  )
}

const Acts = ({
  worldId,
  page: { pageId, title, questionBoardId, isOffice },
}: {
  worldId: string
  page: HandbookPage
}) => (
  <div className="mt-3 flex flex-wrap gap-2">
    {questionBoardId !== null && (
      <ButtonLink
        variant="ai"
        icon={MessageCircleQuestionMark}
        className="flex-initial!"
        to="/masterCommunity/$worldId/bbs/$boardId"
        params={{ worldId, boardId: String(questionBoardId) }}
        search={{ write: true, about: title }}
      >
        このページについて質問する
      </ButtonLink>
    )}
    {isOffice && (
      <ButtonLink
        variant="line"
        icon={PenLine}
        to="/masterCommunity/$worldId/admin/$tabNo"
        params={{ worldId, tabNo: '1' }}
        search={{ handbook: String(pageId) }}
      >
        編集する
      </ButtonLink>
    )}
  </div>
)
