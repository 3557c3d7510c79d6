// /myPage/character: all of one's characters, world by world.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { characterQueries, type OwnCharacter } from '#app/areas/character/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { isOwnAct, withWaiting } from './actions.ts'
import { CharacterCard } from './CharacterCard.tsx'
import { UnfinishedRegistrations } from './UnfinishedRegistrations.tsx'

export function MyCharactersScreen() {
  const online = useOnline()
  const { items } = useOutboxView()
  const query = useQuery(characterQueries.mine())
  const { data } = query
  const list = data && withWaiting(data.characterList, items)
  const waits = items.filter(isOwnAct).length
  return (
    <Screen
      top={<TopBar title="キャラクター" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
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
      ) : list ? (
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
                <span className="num ml-2 font-ui text-meta font-normal text-ink-soft">{characters.length}人</span>
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
      ) : (
        <Missing query={query} online={online} title="キャラクターを読み込めませんでした。" className="mt-3">
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
        </Missing>
      )}
    </Screen>
  )
}

/** In the order of the list, which goes by world first. */
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
