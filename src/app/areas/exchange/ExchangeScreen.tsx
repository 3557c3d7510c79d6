// /world/{worldId}/itemSynth: the exchange of items, coins and tokens for new items (doc2 §§2-9).

import { useNavigate } from '@tanstack/react-router'
import { History, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import type { ExchangeAddress } from './address.ts'
import { ExchangeList } from './ExchangeList.tsx'
import { ExchangeSkeleton } from './ExchangeSkeleton.tsx'
import { judgeEntries, optionsOf } from './judge.ts'
import { exchangeQueries } from './queries.ts'
import { useCreation } from './use-creation.ts'
import { useRefreshAfterLoading } from './use-refresh-after-loading.ts'

const CreateSheet = lazy(() => import('./CreateSheet.tsx').then(module => ({ default: module.CreateSheet })))
const HistorySheet = lazy(() => import('./HistorySheet.tsx').then(module => ({ default: module.HistorySheet })))
const OptionsSheet = lazy(() => import('./OptionsSheet.tsx').then(module => ({ default: module.OptionsSheet })))

export function ExchangeScreen({ worldId, place }: { worldId: string; place: ExchangeAddress }) {
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

function Exchange({ worldId, place, character }: { worldId: string; place: ExchangeAddress; character: OwnCharacter }) {
  const online = useOnline()
  const navigate = useNavigate()
  const { characterId, characterFullName } = character
  const query = useRead(exchangeQueries.list(characterId))
  const { data, error, refetch } = query
  const [opened, setOpened] = useState<Opened>(null)
  const options = useMemo(() => optionsOf(place), [place])
  const judged = useMemo(() => (data ? judgeEntries(data, options) : []), [data, options])
  const desk = useCreation(character, options, data?.wallet)
  useRefreshAfterLoading(data !== undefined, desk.madeCount, refetch)
  useTellFailure(data !== undefined && online ? error : null)
  // The current entry, because the list is read again while the sheet is open.
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
      <Read query={query} title={commonMessages.couldNotFetch} className="mt-3" skeleton={<ExchangeSkeleton />}>
        {(data, age) => (
          <ExchangeList
            worldId={worldId}
            place={place}
            data={data}
            judged={judged}
            online={online}
            desk={desk}
            age={age !== null ? <AgeNote at={age} /> : null}
          />
        )}
      </Read>
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

/** Toast for a failed repetition of the read; the shown data stays. */
function useTellFailure(error: Error | null): void {
  useEffect(() => {
    if (error) toasts.add({ type: error instanceof NoAnswer ? 'info' : 'error', title: commonMessages.couldNotFetch })
  }, [error])
}
