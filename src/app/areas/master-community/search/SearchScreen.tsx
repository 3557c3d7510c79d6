// /masterCommunity/{worldId}/search (R162): pages of the handbook, posts of the boards and of the chat, by their words.
import { Link, useNavigate } from '@tanstack/react-router'
import { BookOpenText, MessageSquareText, MessagesSquare } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Marked } from '#app/shared/search/Marked.tsx'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { STAFF_SEARCH_SIZE, staffSearchKindLabels } from '#rules/master-communities.ts'
import { STAFF_KEYWORD_MAX, STAFF_SEARCH_KINDS } from '#rules/master-community-address.ts'
import { searchWords } from '#rules/novel.ts'
import { type StaffSearchAddress, staffSearchParams } from '../address.ts'
import { type StaffFound, staffQueries } from '../queries.ts'

const TO = '/masterCommunity/$worldId/search'
const ALL = 'all'

export function SearchScreen({ worldId, place }: { worldId: string; place: StaffSearchAddress }) {
  const navigate = useNavigate()
  const params = { worldId }
  return (
    <Page top={<TopBar title="検索" back={<BackLink to="/masterCommunity/$worldId" params={params} />} />}>
      <SearchLine
        label="マスターコミュニティを検索"
        maxLength={STAFF_KEYWORD_MAX}
        words={place.q}
        placeholder="ハンドブック・掲示板・チャットの言葉"
        onSearch={q => void navigate({ to: TO, params, search: staffSearchParams({ ...place, q, page: 1 }) })}
      />
      <FilterChips
        label="探す場所"
        filters={[
          { key: ALL, label: 'すべて' },
          ...STAFF_SEARCH_KINDS.map(key => ({ key, label: staffSearchKindLabels[key] })),
        ]}
        current={place.kind ?? ALL}
        renderLink={({ key }, face) => (
          <Link
            to={TO}
            params={params}
            search={staffSearchParams({ ...place, kind: STAFF_SEARCH_KINDS.find(kind => kind === key), page: 1 })}
            {...face}
          />
        )}
      />
      {place.q === '' ? (
        <EmptyState bare drawing={<EmptyDrawing />} title="探したい言葉を入力してください。" />
      ) : (
        <Results worldId={worldId} place={place} />
      )}
    </Page>
  )
}

function Results({ worldId, place }: { worldId: string; place: StaffSearchAddress }) {
  const query = useRead(staffQueries.search(worldId, place))
  const words = searchWords(place.q)
  return (
    <Read
      query={query}
      title="検索できませんでした。"
      className="mt-3"
      skeleton={
        <div className="mt-3">
          <NewsRowSkeleton count={4} />
        </div>
      }
    >
      {({ foundList, count }, age) => (
        <PagedList
          shown={foundList.length}
          count={count}
          page={place.page}
          size={STAFF_SEARCH_SIZE}
          age={age}
          link={(page, face) => (
            <Link to={TO} params={{ worldId }} search={staffSearchParams({ ...place, page })} {...face} />
          )}
          past="このページに結果はありません。"
          empty={<EmptyState drawing={<EmptyDrawing />} title={`「${place.q}」は見つかりませんでした。`} />}
        >
          <List>
            {foundList.map(found => (
              <FoundRow key={`${found.kind} ${found.pageId ?? found.postId}`} {...{ worldId, found, words }} />
            ))}
          </List>
        </PagedList>
      )}
    </Read>
  )
}

const icons = { page: BookOpenText, thread: MessageSquareText, chat: MessagesSquare }

function FoundRow({ worldId, found, words }: { worldId: string; found: StaffFound; words: readonly string[] }) {
  const { kind, title, line, at, name } = found
  return (
    <ListLink
      {...(linkOf(worldId, found) as unknown as { to: '/' })}
      icon={<Icon of={icons[kind]} className="text-ink-soft" />}
      title={
        <b className="wrap-anywhere">
          {kind === 'chat' ? staffSearchKindLabels.chat : <Marked text={title} words={words} />}
        </b>
      }
      note={
        <>
          <span className="block font-sans wrap-anywhere">
            <Marked text={line} words={words} />
          </span>
          <bdi>{name}</bdi>・<time dateTime={at}>{formatDayTime(at)}</time>
        </>
      }
    />
  )
}

/** Address of what was found; a post opens its talk there. */
function linkOf(worldId: string, { kind, pageId, boardId, talkId, postId }: StaffFound) {
  const post = postId ?? undefined
  if (kind === 'page')
    return { to: '/masterCommunity/$worldId/page/$pageId', params: { worldId, pageId: String(pageId) } } as const
  if (kind === 'chat') return { to: '/masterCommunity/$worldId/chat', params: { worldId }, search: { post } } as const
  return {
    ...{ to: '/masterCommunity/$worldId/bbs/$boardId/$threadId', search: { post } },
    params: { worldId, boardId: String(boardId), threadId: String(talkId) },
  } as const
}
