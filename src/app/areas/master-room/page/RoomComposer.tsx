// The field of a board. Above it stands the speaker, one of the user's characters or the master. A post is sent with a
// network only.

import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { SpeakerSelect } from '#app/shared/post/SpeakerSelect.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ROOM_MOST, roomPostFault } from '#rules/master-rooms.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { masterRoomRefusals } from '#rules/refusals/master-room.ts'
import { ROOM_POST_PLACE } from '../draft-places.ts'
import { keptSpeaker, postingInRoom, readSpeaker } from '../writes.ts'

interface RoomComposerProps {
  masterId: string
  masterName: string
  icon: string | null
  worldIds: readonly string[]
  isMaster: boolean
  draftId: string | undefined
}

/** The form for members who have somebody to speak as; guests are led to the sign-in. */
export function RoomComposer(props: RoomComposerProps) {
  const { user } = useSession()
  const { data } = useRead({ ...characterQueries.mine(), enabled: user !== null })
  if (!user) {
    return (
      <p className="mt-3">
        <MemberButton variant="line">ログインして書き込む</MemberButton>
      </p>
    )
  }
  // Characters of the master's worlds first, and among them those that speak.
  const weight = ({ worldId, isSpeaking }: OwnCharacter) =>
    2 * Number(props.worldIds.includes(worldId)) + Number(isSpeaking)
  const characters = (data?.characterList ?? []).toSorted((a, b) => weight(b) - weight(a))
  if (props.isMaster || characters.length > 0) return <Form {...props} characters={characters} />
  // As high as the form, so that the posts stay where they are.
  if (!data) return <SkeletonBlock className="mt-3 h-92 rounded-card" />
  return (
    <p className="mt-3 text-sub text-ink-soft">
      掲示板には、キャラクターとして書き込みます。
      <TextLink to="/worldSelect" chevron>
        キャラクターを作る
      </TextLink>
    </p>
  )
}

const MASTER = ''

const faultOf = (text: string): string | undefined => {
  const fault = roomPostFault(text)
  return fault ? masterRoomRefusals[fault].message : undefined
}

function Form(props: RoomComposerProps & { characters: readonly OwnCharacter[] }) {
  const { masterId, masterName, icon: masterIcon, isMaster, draftId, characters } = props
  const online = useOnline()
  const [chosen, choose] = useState<string | null>()
  const first = isMaster ? null : (characters[0]?.characterId ?? null)
  const speaker = characters.find(({ characterId }) => characterId === (chosen === undefined ? first : chosen))
  const characterId = speaker?.characterId ?? (isMaster ? null : first)
  const nameOf = (id: string | null | undefined) =>
    characters.find(one => one.characterId === id)?.characterFullName ?? masterName
  const form = useTextForm({ write: postingInRoom, faultOf, about: { target: masterId } })

  const send = async (): Promise<void> => {
    const result = online ? await form.send({ masterId, characterId }) : null
    if (result?.state === 'done') toasts.add({ type: 'success', title: '発言しました' })
  }
  const icon = characterId === null ? masterIcon : (speaker?.icon ?? null)
  return (
    <TextForm
      form={form}
      label="掲示板の発言"
      place={ROOM_POST_PLACE}
      target={masterId}
      draftId={draftId}
      limit={ROOM_MOST.post}
      rows={4}
      fields={keptSpeaker(characterId)}
      onFields={fields => choose(readSpeaker(fields))}
      fieldWords={fields => `発言する人：${nameOf(readSpeaker(fields))}`}
      button="発言する"
      reason={offlineWritingReason(online, '送れます')}
      onSend={() => void send()}
      head={
        <SpeakerSelect
          icon={icon}
          value={characterId ?? MASTER}
          onChange={event => {
            const next = event.target.value === MASTER ? null : event.target.value
            choose(next)
            form.editor.current?.fill(keptSpeaker(next))
          }}
        >
          {isMaster && <option value={MASTER}>{masterName}（マスター）</option>}
          {characters.map(one => (
            <option key={one.characterId} value={one.characterId}>
              {one.characterFullName}（{one.worldName}）
            </option>
          ))}
        </SpeakerSelect>
      }
    />
  )
}
