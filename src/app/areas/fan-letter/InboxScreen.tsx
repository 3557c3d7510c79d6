// /myPage/scenario/fanletter?page: letters that were passed on to the master, the newest first. What comes onto the screen is
// marked as read.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useOpened } from '#app/shared/screen/use-opened.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { FAN_LETTER_PAGE_SIZE } from '#rules/fan-letters.ts'
import { AboutLine, LetterWords, WriterLine } from './LetterParts.tsx'
import { fanLetterCalls, fanLetterQueries, type InboxLetter } from './queries.ts'

export function InboxScreen({ page }: { page: number }) {
  const query = useRead(fanLetterQueries.inbox(page))
  return (
    <Page top={<TopBar title="届いたファンレター" back={<BackLink to="/myPage/scenario" />} />}>
      <Read
        query={query}
        title="ファンレターを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ letterList, count, unreadCount }, age) => (
          <PagedList
            shown={letterList.length}
            count={count}
            page={page}
            size={FAN_LETTER_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/myPage/scenario/fanletter" search={{ page: number }} {...face} />}
            note={unreadCount > 0 ? `・未読 ${unreadCount}件` : undefined}
            past="このページにファンレターはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="届いたファンレターはありません。"
                note="運営が確かめたものが、ここに届きます。"
                action={
                  <ButtonLink variant="ai" to="/myPage/scenario">
                    シナリオの仕事へ
                  </ButtonLink>
                }
              />
            }
          >
            <Letters key={page} letters={letterList} />
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

function Letters({ letters }: { letters: readonly InboxLetter[] }) {
  const wasUnread = useOpened({
    unread: letters.flatMap(({ letterId, isUnread }) => (isUnread ? [letterId] : [])),
    mark: ids => fanLetterCalls.markRead.send({ letterIdList: [...ids] }),
    old: fanLetterCalls.getInbox.key(),
  })
  return (
    <ul>
      {letters.map(letter => (
        <Card as="li" key={letter.letterId}>
          <WriterLine writer={letter.writer}>
            <span className="num flex flex-wrap items-center gap-x-2">
              {letter.writer.character?.worldName}
              <time dateTime={letter.passedAt}>{formatDayTime(letter.passedAt)}</time>
              {wasUnread(letter.letterId) && <Chip tone="shu">新着</Chip>}
            </span>
          </WriterLine>
          <AboutLine about={letter.about} />
          <LetterWords text={letter.body} />
        </Card>
      ))}
    </ul>
  )
}
