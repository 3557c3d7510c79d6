// Letters that the speaking character posted. Nothing here tells whether one was dropped or opened.
import { Link } from '@tanstack/react-router'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { MAKAI_PAGE_SIZE } from '#rules/makai-post.ts'
import { onPage } from '../address.ts'
import { makaiQueries } from '../queries.ts'

export function Posted({ mine, page }: { mine: OwnCharacter; page: number }) {
  const { worldId } = mine
  const query = useRead(makaiQueries.sent(mine, page))
  return (
    <Read query={query} title="手紙を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton count={3} />}>
      {({ letterList, count }, age) => (
        <PagedList
          shown={letterList.length}
          count={count}
          page={page}
          size={MAKAI_PAGE_SIZE}
          age={age}
          link={(number, face) => (
            <Link
              to="/world/$worldId/makaiPost"
              params={{ worldId }}
              search={{ box: 'out', ...onPage(number) }}
              activeOptions={{ exact: true }}
              {...face}
            />
          )}
          past="このページに手紙はありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="出した手紙はありません。"
              action={
                <ButtonLink variant="ai" to="/world/$worldId/makaiPost" params={{ worldId }} search={{ box: 'write' }}>
                  手紙を書く
                </ButtonLink>
              }
            />
          }
        >
          <ul aria-label="出した手紙">
            {letterList.map(({ receiver, body, sentAt, isAnonymous, isOut }) => (
              <PostRow
                key={`${sentAt} ${receiver.characterId}`}
                id={`makai:${sentAt}`}
                isMine
                speaker={{ worldId, characterId: receiver.characterId }}
                name={`${receiver.characterFullName}へ`}
                icon={receiver.icon}
                createdAt={sentAt}
                body={body}
              >
                <p className="mt-1 flex flex-wrap gap-2">
                  <Chip>{isAnonymous ? '匿名' : '名前つき'}</Chip>
                  <Chip tone={isOut ? 'line' : 'kin'}>{isOut ? '便が出ました' : '次の便を待っています'}</Chip>
                </p>
              </PostRow>
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
