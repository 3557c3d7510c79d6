// Form of a fan letter: who writes, and the text with its draft. It is sent with a network only.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { FAN_LETTER_MAX, fanLetterFault } from '#rules/fan-letters.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { fanLetterRefusals } from '#rules/refusals/fan-letter.ts'
import type { LetterPlace } from './addresses.ts'
import { FAN_LETTER_PLACE, letterTarget } from './draft-places.ts'
import type { Receiver } from './queries.ts'
import { keptWriter, readWriter } from './writer-choice.ts'
import { sendingLetter } from './writes.ts'

const PLAYER = ''

const faultOf = (text: string): string | undefined => {
  const fault = fanLetterFault(text)
  return fault ? fanLetterRefusals[fault].message : undefined
}

interface LetterFormProps {
  place: LetterPlace
  receiver: Receiver
  draftId: string | undefined
}

export function LetterForm({ place, receiver, draftId }: LetterFormProps) {
  const { user } = useSession()
  const online = useOnline()
  const navigate = useNavigate()
  const { data: mine } = useRead(characterQueries.mine())
  const [chosen, choose] = useState<string | null>()
  const { masterId, masterName } = receiver
  // A replay that cannot be read is none that a letter could be about.
  const to: LetterPlace = receiver.about ? place : { masterId }
  const worldId = receiver.about?.worldId
  const characters = (mine?.characterList ?? []).filter(one => worldId === undefined || one.worldId === worldId)
  const speaking = worldId === undefined ? undefined : characters.find(({ isSpeaking }) => isSpeaking)
  const wanted = chosen === undefined ? (speaking?.characterId ?? null) : chosen
  const characterId = characters.some(one => one.characterId === wanted) ? wanted : null
  const leave = (): void => {
    toasts.add({ type: 'success', title: 'ファンレターを送りました', line: '運営が確かめてから届けます' })
    void navigate({ to: '/fanletter', search: { page: 1 } })
  }
  const about = { target: letterTarget(to) }
  const form = useTextForm({ write: sendingLetter, faultOf, about, onLate: leave })
  const nameOf = (id: string | null): string =>
    characters.find(one => one.characterId === id)?.characterFullName ?? user?.userName ?? ''

  const send = async (): Promise<void> => {
    const result = online ? await form.send({ place: to, masterName, characterId }) : null
    if (result?.state === 'done') leave()
  }
  return (
    <TextForm
      form={form}
      label="ファンレター"
      place={FAN_LETTER_PLACE}
      target={letterTarget(to)}
      draftId={draftId}
      limit={FAN_LETTER_MAX}
      rows={10}
      fields={keptWriter(characterId)}
      onFields={fields => choose(readWriter(fields))}
      fieldWords={fields => `差出人：${nameOf(readWriter(fields) ?? null)}`}
      isMain
      button="送る"
      reason={offlineWritingReason(online, '送れます')}
      onSend={() => void send()}
      head={
        <SelectField
          label="差出人"
          className="mb-3"
          value={characterId ?? PLAYER}
          onChange={event => {
            const next = event.target.value === PLAYER ? null : event.target.value
            choose(next)
            form.editor.current?.fill(keptWriter(next))
          }}
        >
          <option value={PLAYER}>{user?.userName}（プレイヤー）</option>
          {characters.map(one => (
            <option key={one.characterId} value={one.characterId}>
              {one.characterFullName}
              {worldId === undefined && `（${one.worldName}）`}
            </option>
          ))}
        </SelectField>
      }
    />
  )
}
