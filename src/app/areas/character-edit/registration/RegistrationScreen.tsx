// /world/{worldId}/characterRegistration: making a character in a world, step by step.

import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { noWorld } from '#app/shared/world/WorldMissing.tsx'
import { BowDrawing } from '#app/ui/art/Drawings.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { shownOnceOnline } from '#rules/messages/offline.ts'
import { characterEditQueries, type Registration } from '../queries.ts'
import { useFormDraft } from '../use-form-draft.ts'
import { CharacterPreview } from './CharacterPreview.tsx'
import { RegisteredScreen } from './RegisteredScreen.tsx'
import { RegistrationWizard } from './RegistrationWizard.tsx'
import { REGISTRATION, readValues, writeValues } from './registration-values.ts'
import type { Registered } from './use-registration.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of steps of a registration between its beginning and this one. */
    registrationSteps?: number
  }
}

export type RegistrationPlace = {
  step: number
  /** address to continue with after the registration */
  redirect: string | undefined
  /** id of the new character */
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
  const query = useRead(characterEditQueries.registration(worldId))
  const { made } = place
  if (query.data && made === undefined) return <Wizard registration={query.data} place={place} />
  return (
    <Frame worldId={worldId} aside={undefined}>
      {made === undefined ? (
        <NotRead query={query} title="キャラクター登録を読み込めませんでした。" nowhere={noWorld} className="mt-3">
          {waiting}
        </NotRead>
      ) : (
        <Made characterId={made} redirect={place.redirect} online={online} />
      )}
    </Frame>
  )
}

/** Screen of the new character, which reads the characters anew: the stored list is older. */
function Made({
  characterId,
  redirect,
  online,
}: {
  characterId: string
  redirect: string | undefined
  online: boolean
}) {
  const query = useRead(characterQueries.mine())
  const made = query.data?.characterList.find(each => each.characterId === characterId)
  if (made) return <RegisteredScreen character={made} redirect={redirect} />
  const isElsewhere = query.isSuccess && !query.isFetching && !query.isStale
  if (query.error && !online) {
    return (
      <div className="mt-3">
        <EmptyState drawing={<BowDrawing />} title="登録しました。" note={shownOnceOnline('キャラクター')} />
      </div>
    )
  }
  return (
    <NotRead
      query={query}
      title="登録したキャラクターを読み込めませんでした。"
      nowhere={{ title: 'このキャラクターは、ご自分のキャラクターの中にいません。' }}
      isNowhere={isElsewhere}
      className="mt-3"
    >
      {waiting}
    </NotRead>
  )
}

function Wizard({ registration, place }: { registration: Registration; place: RegistrationPlace }) {
  const online = useOnline()
  const navigate = useNavigate()
  const { history } = useRouter()
  const { worldId } = registration
  const form = useFormDraft({
    place: REGISTRATION,
    target: worldId,
    draftId: place.draft,
    baseText: () => '',
    read: readValues,
    // The redirect in the address counts; the draft keeps it for a user who comes back without it.
    write: values => writeValues(place.redirect ? { ...values, redirect: place.redirect } : values),
  })
  /** Step that stays on the screen while the next page opens. */
  const [lastStep, setLastStep] = useState<number | null>(null)
  const { values } = form
  const go = (search: Partial<RegistrationPlace>, replace = false) =>
    navigate({
      to: '/world/$worldId/characterRegistration',
      params: { worldId },
      search: (before: Partial<RegistrationPlace>) => ({ ...before, ...search }),
      state: ({ registrationSteps = 0 }) => ({ registrationSteps: registrationSteps + (replace ? 0 : 1) }),
      replace,
    })
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  const onStep = useCallback((step: number, replace?: boolean) => void latest.current({ step }, replace), [])
  // Back in the address, it outlives the draft, which ends when the server has the character.
  const keptRedirect = place.redirect === undefined ? values?.redirect : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new way on is the only reason to write the address.
  useEffect(() => {
    if (keptRedirect) void go({ redirect: keptRedirect }, true)
  }, [keptRedirect])
  const isHere = useIsHere()
  const registered = async ({ characterId, characterFullName }: Registered, kept: string | null): Promise<void> => {
    if (!isHere()) {
      toasts.add({ type: 'success', overline: characterFullName, title: 'キャラクターを登録しました' })
      return
    }
    setLastStep(place.step)
    // The steps are over: the way back leads to where the registration was begun.
    const steps = history.location.state.registrationSteps ?? 0
    if (steps > 0) {
      const isBack = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
      history.go(-steps)
      await isBack
    }
    await go({ step: 1, made: characterId, draft: undefined, redirect: place.redirect ?? kept ?? undefined }, true)
  }
  return (
    <Frame
      worldId={worldId}
      aside={values && <CharacterPreview registration={registration} values={values} />}
      title={`キャラクター登録 — ${registration.worldName}`}
    >
      {values ? (
        <RegistrationWizard
          registration={registration}
          form={form}
          values={values}
          step={lastStep ?? place.step}
          online={online}
          isOver={lastStep !== null}
          onStep={onStep}
          onLater={() => void navigate({ to: '/myPage/character' })}
          onRegistered={(made, kept) => void registered(made, kept)}
        />
      ) : (
        waiting
      )}
    </Frame>
  )
}

/** Whether this screen still stands, for what is heard later. */
function useIsHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}

function Frame({
  worldId,
  aside,
  title = 'キャラクター登録',
  children,
}: {
  worldId: string
  aside: React.ReactNode
  title?: string
  children: React.ReactNode
}) {
  return (
    <Page
      top={
        <TopBar
          title={title}
          back={<BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
        />
      }
      aside={aside}
    >
      {children}
    </Page>
  )
}
