// /world/{worldId}/blockPublicUserList: whom the speaking character blocked, and the end of a block (doc3 §7, §8).

import { Link } from '@tanstack/react-router'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { BLOCK_PAGE_SIZE } from '#rules/blocks.ts'
import { formatDate } from '#rules/dates.ts'
import { HIDDEN_WRITER } from '#rules/hidden-writer.ts'
import { blocking, endBlock } from './acts.ts'
import { type Block, blockQueries } from './queries.ts'

export type BlockPlace = { page: number }
type ScreenProps = { worldId: string; place: BlockPlace }

export const BlockListScreen = ({ worldId, place }: ScreenProps) => (
  <WorldFrame worldId={worldId} title="ブロックした相手">
    <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton />}>
      {character => <Blocks key={character.characterId} worldId={worldId} place={place} mine={character} />}
    </NeedsCharacter>
  </WorldFrame>
)

function Blocks({ worldId, place, mine }: ScreenProps & { mine: OwnCharacter }) {
  const query = useRead(blockQueries.list(mine.characterId, place.page))
  return (
    <>
      <p className="mt-3 text-cap text-ink-soft">
        ブロックした相手とは、どのキャラクターでも、おたがいのページ・一覧・コメントが見えません。シナリオの参加者や相談、オーダーには、そのまま残ります。相手には知らされません。言葉や、キャラクターひとりの投稿をたたむだけなら、ミュートが使えます。
      </p>
      <p>
        <TextLink to="/myPage/account/mute" chevron>
          ミュートした言葉とキャラクター
        </TextLink>
      </p>
      <Read query={query} title="一覧を読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
        {({ blockList, count }, age) => (
          <PagedList
            shown={blockList.length}
            count={count}
            page={place.page}
            size={BLOCK_PAGE_SIZE}
            age={age}
            link={(page, face) => (
              <Link
                to="/world/$worldId/blockPublicUserList"
                params={{ worldId }}
                search={{ page }}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            counted={`${count}人`}
            past="このページにはだれもいません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="ブロック中のユーザーはいません。"
                note="相手のキャラクターのページの「…」から、ブロックできます。"
                action={
                  <ButtonLink variant="ai" to="/world/$worldId" params={{ worldId }}>
                    ワールドへ戻る
                  </ButtonLink>
                }
              />
            }
          >
            <ul>
              {blockList.map(block => (
                <BlockCard key={block.blockId} block={block} mine={mine} worldId={worldId} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </>
  )
}

const nameOf = ({ character, isAnonymous, publicUserId }: Block): string =>
  character?.characterFullName ?? (isAnonymous ? HIDDEN_WRITER : (publicUserId ?? ''))

function BlockCard({ block, mine, worldId }: { block: Block; mine: OwnCharacter; worldId: string }) {
  const { write, openOf } = useWrite(blocking)
  const { blockId, character, blockedAt } = block
  const name = nameOf(block)
  const press = endBlock(mine.characterId, blockId, name)
  const waiting = openOf({ entity: press.entity })
  return (
    <Card as="li">
      {character ? (
        <CharacterRow character={character} worldId={worldId} />
      ) : (
        <div className="flex min-h-14 items-center gap-3">
          <Avatar size={48} />
          <p className="min-w-0 flex-1 text-sub">{name}</p>
        </div>
      )}
      <p className="num mt-1 text-meta text-ink-soft">
        <time dateTime={blockedAt}>{formatDate(blockedAt)}</time>からブロック中
      </p>
      {waiting ? (
        <WaitingLine state={waiting.state}>ブロックの解除</WaitingLine>
      ) : (
        <div className="mt-2.5 flex justify-end">
          <Button variant="line" aria-label={`ブロックを解除する：${name}`} onClick={() => void write(press)}>
            ブロックを解除する
          </Button>
        </div>
      )}
    </Card>
  )
}
