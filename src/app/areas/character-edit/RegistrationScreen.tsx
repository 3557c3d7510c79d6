// /world/{worldId}/characterRegistration: making a character in a world, step by step.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { characterQueries } from '#app/areas/character/queries.ts'
import { noWorld } from '#app/areas/world/WorldMissing.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CharacterPreview } from './CharacterPreview.tsx'
import { characterEditQueries, type Registration } from './queries.ts'
import { RegisteredScreen } from './RegisteredScreen.tsx'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import { REGISTRATION, readValues, writeValues } from './registration-values.ts'
import { useFormDraft } from './use-form-draft.ts'

export type RegistrationPlace = {
  step: number
  /** where to go on once there is a character */
  redirect: string | undefined
  /** who was made */
  made: string | undefined
  draft: string | undefined
}

const waiting = (
  <Loading>
    <SkeletonBlock className="mt-5 h-4 w-full" />
    <SkeletonBlock className="mt-4 h-7 w-40" />
    <SkeletonLines widths={[92, 70]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-56 w-full" />
  </Loading>
)

export function RegistrationScreen({ worldId, place }: { worldId: string; place: RegistrationPlace }) {
  const online = useOnline()
  const query = useQuery(characterEditQueries.registration(worldId))
  const { data: mine } = useQuery({ ...characterQueries.mine(), enabled: place.made !== undefined })
  const made = mine?.characterList.find(({ characterId }) => characterId === place.made)
  const isMade = place.made !== undefined
  if (query.data && !isMade) return <Wizard registration={query.data} place={place} />
  return (
    <Frame worldId={worldId} online={online} aside={undefined}>
      {made ? (
        <RegisteredScreen character={made} redirect={place.redirect} />
      ) : isMade ? (
        waiting
      ) : (
        <Missing
          query={query}
          online={online}
          title="キャラクター登録を読み込めませんでした。"
          nowhere={noWorld}
          className="mt-3"
        >
          {waiting}
        </Missing>
      )}
    </Frame>
  )
}

function Wizard({ registration, place }: { registration: Registration; place: RegistrationPlace }) {
  const online = useOnline()
  const navigate = useNavigate()
  const { worldId } = registration
  const form = useFormDraft({
    place: REGISTRATION,
    target: worldId,
    draftId: place.draft,
    baseText: '',
    read: readValues,
    // The way on that the address names counts; what is written keeps it for whoever comes back without it.
    write: values => writeValues(place.redirect ? { ...values, redirect: place.redirect } : values),
  })
  const { values } = form
  const go = (search: Partial<RegistrationPlace>, replace = false) =>
    navigate({
      to: '/world/$worldId/characterRegistration',
      params: { worldId },
      search: { ...place, ...search },
      replace,
    })
  // Back in the address, it outlives the draft, which ends when the server has the character.
  const keptRedirect = place.redirect === undefined ? values?.redirect : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new way on is the only reason to write the address.
  useEffect(() => {
    if (keptRedirect) void go({ redirect: keptRedirect }, true)
  }, [keptRedirect])
  return (
    <Frame
      worldId={worldId}
      online={online}
      aside={values && <CharacterPreview registration={registration} values={values} />}
      title={`キャラクター登録 — ${registration.worldName}`}
    >
      {values ? (
        <RegistrationWizard
          registration={registration}
          form={form}
          values={values}
          step={place.step}
          online={online}
          onStep={step => void go({ step })}
          onLater={() => void navigate({ to: '/myPage/character' })}
          onRegistered={({ characterId }, kept) =>
            void go(
              { step: 1, made: characterId, draft: undefined, redirect: place.redirect ?? kept ?? undefined },
              true,
            )
          }
        />
      ) : (
        waiting
      )}
    </Frame>
  )
}

function Frame({
  worldId,
  online,
  aside,
  title = 'キャラクター登録',
  children,
}: {
  worldId: string
  online: boolean
  aside: React.ReactNode
  title?: string
  children: React.ReactNode
}) {
  return (
    <Screen
      top={
        <TopBar
          title={title}
          back={<BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
      aside={aside}
    >
      {children}
    </Screen>
  )
}
