// Characters with whom the speaking one has exchanged letters, those of the newest letter first.
import { Link } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { imageSource } from '#rules/images.ts'
import { THREAD_PAGE_SIZE } from '#rules/letters.ts'
import { onPage } from '../address.ts'
import { letterQueries, type ThreadRow } from '../queries.ts'

export function Threads({ mine, page }: { mine: OwnCharacter; page: number }) {
  const { worldId } = mine
  const query = useRead(letterQueries.threads(mine, page))
  return (
    <>
      <p className="mt-3 text-cap text-ink-soft">
        手紙を読めるのは、やりとりしている二人だけです。
        <TextLink to="/world/$worldId/makaiPost" params={{ worldId }} chevron>
          魔界ポスト
        </TextLink>
      </p>
      <Read
        query={query}
        title="手紙を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={4} />}
      >
        {({ threadList, count, unread }, age) => (
          <PagedList
            shown={threadList.length}
            count={count}
            page={page}
            size={THREAD_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link
                to="/world/$worldId/message"
                params={{ worldId }}
                search={onPage(number)}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            counted={`${count}人${unread > 0 ? `・未読 ${unread}通` : ''}`}
            past="このページに手紙はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="メッセージはまだありません。"
                note="気になる相手のページの「手紙を書く」から、はじめの一通を送れます。"
                action={
                  <ButtonLink variant="ai" to="/world/$worldId/worldSearch/character" params={{ worldId }}>
                    キャラクターを探す
                  </ButtonLink>
                }
              />
            }
          >
            <List aria-label="手紙の相手">
              {threadList.map(thread => (
                <Row key={thread.other.characterId} worldId={worldId} thread={thread} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

function Row({ worldId, thread }: { worldId: string; thread: ThreadRow }) {
  const { other, isMine, words, sentAt, unread, hasGift } = thread
  const { characterId, characterFullName, icon } = other
  return (
    <ListLink
      to="/world/$worldId/message"
      params={{ worldId }}
      search={{ with: characterId }}
      icon={<Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />}
      title={<bdi className={unread > 0 ? 'font-bold' : 'font-semibold'}>{characterFullName}</bdi>}
      note={isMine ? `あなた：${words}` : words}
      chips={
        <>
          <time dateTime={sentAt} className="num mr-1 text-meta text-ink-soft">
            {formatDayTime(sentAt)}
          </time>
          {hasGift && (
            <Chip tone="kin" icon={Gift}>
              贈りもの
            </Chip>
          )}
          {unread > 0 && <Chip tone="shu">未読 {unread}</Chip>}
        </>
      }
    />
  )
}
