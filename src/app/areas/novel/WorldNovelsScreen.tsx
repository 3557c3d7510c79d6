// /world/{worldId}/novel: the novels of a world, newest first (world menu page 5).

import { Link } from '@tanstack/react-router'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { NOVEL_PAGE_SIZE } from '#rules/novel.ts'
import { novelSearch, ofWorld } from './address.ts'
import { LikeButton } from './LikeButton.tsx'
import { NovelCard } from './NovelCard.tsx'
import { NovelCardSkeleton } from './NovelCardSkeleton.tsx'
import { novelQueries } from './queries.ts'

const SEEN_FIRST = 4

export function WorldNovelsScreen({ worldId, page }: { worldId: string; page: number }) {
  const query = useRead(novelQueries.list(ofWorld(worldId, page)))
  const saved = useSavedKeys()
  return (
    <WorldFrame worldId={worldId} title="ノベル">
      <Read query={query} title="ノベルを読み込めませんでした。" className="mt-3" skeleton={<NovelCardSkeleton />}>
        {({ novelList, count }, age) => (
          <PagedList
            shown={novelList.length}
            count={count}
            page={page}
            size={NOVEL_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link to="/world/$worldId/novel" params={{ worldId }} search={{ page: number }} {...face} />
            )}
            past="このページにノベルはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだ公開されていません。"
                note="このワールドの物語が公開されると、ここに並びます。"
                action={
                  <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
                    ほかのワールドのノベルを読む
                  </ButtonLink>
                }
              />
            }
          >
            <ul className="mb-2 grid gap-3 xl:grid-cols-2">
              {novelList.map((novel, index) => (
                <NovelCard
                  key={novel.novelId}
                  novel={novel}
                  saved={saved}
                  eager={index < SEEN_FIRST}
                  act={<LikeButton novel={novel} />}
                />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </WorldFrame>
  )
}
