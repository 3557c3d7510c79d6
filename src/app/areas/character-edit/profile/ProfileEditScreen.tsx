// /world/{worldId}/characterProfileEdit: texts of one of the user's characters. They are read afresh before they are
// changed.

import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/requests.ts'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { characterEditQueries } from '../queries.ts'
import { ProfileForm } from './ProfileForm.tsx'
import type { ProfileTab } from './profile-address.ts'

export type ProfilePlace = {
  /** character to edit; the speaking one when missing */
  characterId: string | undefined
  tab: ProfileTab
  draft: string | undefined
}

const waiting = (
  <Loading>
    <SkeletonBlock className="mt-3 h-11 w-full" />
    <SkeletonBlock className="mt-4 h-48 w-full" />
    <SkeletonBlock className="mt-4 h-12 w-full" />
  </Loading>
)

export function ProfileEditScreen({ worldId, place }: { worldId: string; place: ProfilePlace }) {
  const frame = (children: React.ReactNode, characterId?: string, name?: string) => (
    <WorldFrame
      worldId={worldId}
      title={name ?? 'プロフィールを直す'}
      back={
        characterId && (
          <BackLink
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId }}
            label="キャラクターのページへ戻る"
          />
        )
      }
      lead={
        characterId && (
          <TextLink to="/world/$worldId/character/$characterId" params={{ worldId, characterId }} className="px-3">
            ページを見る
          </TextLink>
        )
      }
    >
      {children}
    </WorldFrame>
  )
  if (place.characterId) return <Edit characterId={place.characterId} worldId={worldId} place={place} frame={frame} />
  return (
    <NeedsCharacter worldId={worldId} loading={waiting} frame={frame}>
      {({ characterId }) => <Edit characterId={characterId} worldId={worldId} place={place} frame={frame} />}
    </NeedsCharacter>
  )
}

function Edit({
  characterId,
  worldId,
  place,
  frame,
}: {
  characterId: string
  worldId: string
  place: ProfilePlace
  frame: (children: React.ReactNode, characterId?: string, name?: string) => React.ReactNode
}) {
  const online = useOnline()
  const [openedAt] = useState(Date.now)
  const query = useRead({ ...characterEditQueries.profile(characterId), staleTime: 0 })
  const { data, error, dataUpdatedAt, isFetching } = query
  // Stored data is shown only when the server does not answer: a change must be made from the newest version.
  const isFresh = dataUpdatedAt >= openedAt || (error !== null && !isFetching)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (data && isFresh) setShown(true)
  }, [data, isFresh])
  if (error instanceof Refusal && error.code === 'NOT_YOUR_CHARACTER') {
    return frame(
      <div className="mt-3">
        <EmptyState
          title="ご自分のキャラクターではありません。"
          action={
            <ButtonLink to="/myPage/character" variant="ai">
              自分のキャラクターを見る
            </ButtonLink>
          }
        />
      </div>,
    )
  }
  if (data && (isShown || isFresh) && data.worldId === worldId) {
    return frame(
      <ProfileForm key={characterId} profile={data} tab={place.tab} draftId={place.draft} online={online} />,
      characterId,
      data.characterFullName,
    )
  }
  // Stored data that is not yet fresh waits for the fresh data, whatever went wrong before.
  if (data) return frame(waiting)
  return frame(
    <NotRead query={query} title="プロフィールを読み込めませんでした。" className="mt-3">
      {waiting}
    </NotRead>,
  )
}
