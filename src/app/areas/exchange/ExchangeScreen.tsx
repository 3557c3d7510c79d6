// /world/{worldId}/itemSynth: items, coins and tokens become new items (doc2 §§2-9).
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { History, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import { ExchangeList } from './ExchangeList.tsx'
import { ExchangeSkeleton } from './ExchangeSkeleton.tsx'
import { judgeEntries, optionsOf } from './judge.ts'
import type { ExchangePlace } from './place.ts'
import { exchangeQueries } from './queries.ts'
import { useCreation } from './use-creation.ts'
import { useRefreshAfterLoading } from './use-refresh-after-loading.ts'

const CreateSheet = lazy(() => import('./CreateSheet.tsx').then(module => ({ default: module.CreateSheet })))
const HistorySheet = lazy(() => import('./HistorySheet.tsx').then(module => ({ default: module.HistorySheet })))
const OptionsSheet = lazy(() => import('./OptionsSheet.tsx').then(module => ({ default: module.OptionsSheet })))

const FRESH_MS = 60_000

export function ExchangeScreen({ worldId, place }: { worldId: string; place: ExchangePlace }) {
  return (
    <NeedsCharacter
      worldId={worldId}
      loading={<ExchangeSkeleton />}
      frame={content => <Frame worldId={worldId}>{content}</Frame>}
    >
      {character => <Exchange key={character.characterId} worldId={worldId} place={place} character={character} />}
    </NeedsCharacter>
  )
}

function Frame({ worldId, tools, children }: { worldId: string; tools?: ReactNode; children: ReactNode }) {
  const back = <BackLink to="/world/$worldId/shop" params={{ worldId }} />
  return (
    <WorldFrame worldId={worldId} title="アイテム交換" back={back} purse tools={tools}>
      {children}
    </WorldFrame>
  )
}

type Opened = 'history' | 'options' | null

function Exchange({ worldId, place, character }: { worldId: string; place: ExchangePlace; character: OwnCharacter }) {
  const online = useOnline()
  const navigate = useNavigate()
  const { characterId, characterFullName } = character
  const query = useQuery(exchangeQueries.list(characterId))
  const { data, dataUpdatedAt, error, refetch } = query
  const [opened, setOpened] = useState<Opened>(null)
  const options = useMemo(() => optionsOf(place), [place])
  const judged = useMemo(() => (data ? judgeEntries(data, options) : []), [data, options])
  const desk = useCreation(character, options, data?.wallet)
  useRefreshAfterLoading(data !== undefined, desk.madeCount, refetch)
  useTellFailure(data !== undefined && online ? error : null)
  // As it stands by now: the list is read anew while the sheet asks.
  const asked = judged.find(({ entry }) => entry.itemSynthId === desk.asked?.entry.itemSynthId)
  const close = () => setOpened(null)
  return (
    <Frame
      worldId={worldId}
      tools={
        <>
          <IconButton icon={History} label={exchangeMessages.history} onClick={() => setOpened('history')} />
          <IconButton icon={SlidersHorizontal} label="交換の設定" onClick={() => setOpened('options')} />
        </>
      }
    >
      {data ? (
        <ExchangeList
          worldId={worldId}
          place={place}
          data={data}
          judged={judged}
          online={online}
          desk={desk}
          age={dataUpdatedAt < Date.now() - FRESH_MS ? <AgeNote at={dataUpdatedAt} /> : null}
        />
      ) : (
        <Missing query={query} online={online} title={commonMessages.couldNotFetch} className="mt-3">
          <ExchangeSkeleton />
        </Missing>
      )}
      <Suspense>
        {opened === 'history' && <HistorySheet characterId={characterId} onClose={close} />}
        {opened === 'options' && (
          <OptionsSheet
            place={place}
            onClose={close}
            onChange={search =>
              void navigate({ to: '/world/$worldId/itemSynth', params: { worldId }, search, replace: true })
            }
          />
        )}
        {asked && data && (
          <CreateSheet
            judged={asked}
            data={data}
            characterName={characterFullName}
            pending={desk.pending}
            onClose={() => desk.pending || desk.ask(null)}
            onCreate={() => void desk.create(asked)}
          />
        )}
      </Suspense>
    </Frame>
  )
}

/** What is shown stays; that it could not be read anew is said once. */
function useTellFailure(error: Error | null): void {
  useEffect(() => {
    if (error) toasts.add({ type: 'error', title: commonMessages.couldNotFetch })
  }, [error])
}
