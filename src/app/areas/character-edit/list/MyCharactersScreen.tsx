// /myPage/character: all characters of the user, world by world.

import { Plus } from 'lucide-react'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { isOwnAct, withWaiting } from './actions.ts'
import { CharacterCard } from './CharacterCard.tsx'
import { UnfinishedRegistrations } from './UnfinishedRegistrations.tsx'

export function MyCharactersScreen() {
  const { items } = useOutboxView()
  const query = useRead(characterQueries.mine())
  const { data } = query
  const list = data && withWaiting(data.characterList, items)
  const waits = items.filter(isOwnAct).length
  return (
    <Page top={<TopBar title="キャラクター" back={<BackLink to="/myPage" />} />}>
      <UnfinishedRegistrations />
      <p role="status" className="text-cap text-ink-soft">
        {waits > 0 && `${waits}件の変更を送信待ちです`}
      </p>
      {list && list.length === 0 ? (
        <div className="mt-3">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="キャラクターがいません。"
            note="ワールドを選んで、最初のひとりを作りましょう。"
            action={
              <ButtonLink to="/worldSelect" variant="ai">
                ワールドを選ぶ
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Read
          query={query}
          title="キャラクターを読み込めませんでした。"
          className="mt-3"
          skeleton={
            <Loading>
              <SkeletonBlock className="mt-6 h-5 w-36" />
              {[0, 1, 2].map(row => (
                <div key={row} className="mt-3 rounded-card border border-line bg-surface p-4">
                  <span className="flex items-center gap-3">
                    <SkeletonBlock className="size-14 rounded-full" />
                    <SkeletonLines widths={[70, 45]} className="flex-1" />
                  </span>
                  <SkeletonBlock className="mt-3 h-11 w-full rounded-card" />
                </div>
              ))}
            </Loading>
          }
        >
          {({ characterList }) => {
            const list = withWaiting(characterList, items)
            return (
              <>
                {byWorld(list).map(({ worldId, worldName, characters }) => (
                  <section key={worldId} aria-label={worldName}>
                    <SectionHeading
                      more={
                        <TextLink
                          to="/world/$worldId/characterRegistration"
                          params={{ worldId }}
                          search={{ step: 1 }}
                          icon={Plus}
                        >
                          新しく作る<span className="vh">：{worldName}</span>
                        </TextLink>
                      }
                    >
                      {worldName}
                      <span className="num ml-2 font-ui text-meta font-normal text-ink-soft">
                        {characters.length}人
                      </span>
                    </SectionHeading>
                    <ul>
                      {characters.map((character, index) => (
                        <CharacterCard
                          key={character.characterId}
                          character={character}
                          before={characters[index - 1]}
                          after={characters[index + 1]}
                          all={list}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
                <div className="mt-6 grid justify-items-center">
                  <ButtonLink to="/worldSelect" variant="line" icon={Plus}>
                    ほかのワールドで作る
                  </ButtonLink>
                </div>
              </>
            )
          }}
        </Read>
      )}
    </Page>
  )
}

/** Groups of characters by world, in the order of the list, which goes by world first. */
function byWorld(list: readonly OwnCharacter[]) {
  const worlds = new Map<string, { worldId: string; worldName: string; characters: OwnCharacter[] }>()
  for (const character of list) {
    const { worldId, worldName } = character
    const world = worlds.get(worldId) ?? { worldId, worldName, characters: [] }
    world.characters.push(character)
    worlds.set(worldId, world)
  }
  return [...worlds.values()]
}
