// Sheet that gives a line its voice: the clips of the character who speaks in it, to be heard before one is chosen.
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ClipButton } from '#app/shared/voice/ClipButton.tsx'
import { stopClip } from '#app/shared/voice/clips.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { toPlayed } from './line-clips.ts'
import { CLIPS_A_PAGE, type Clip, type LineVoice, type PhaseKey, type Voiceable, voiceQueries } from './queries.ts'
import { attaching, detaching } from './writes.ts'

interface VoiceSheetProps {
  of: PhaseKey
  rowNo: number
  voiceable: Voiceable
  /** the line as readers see it */
  words: string
  /** the voice that is on it */
  voice: LineVoice | null
  onClose: () => void
}

const WIDTHS = [72, 56, 64]

export default function VoiceSheet({ of, rowNo, voiceable, words, voice, onClose }: VoiceSheetProps) {
  const { lineList, characterList } = voiceable
  const speaker = lineList.find(line => line.rowNo === rowNo)?.characterId ?? null
  const usable = characterList.filter(
    ({ characterId, clips }) => clips > 0 && (speaker === null || speaker === characterId),
  )
  const [chosen, setChosen] = useState(voice?.characterId ?? usable[0]?.characterId ?? '')
  const about = { scenarioId: of.scenarioId, phase: of.phase, rowNo }
  const attach = usePress(attaching, about, { can: '声を付けられます' })
  const detach = usePress(detaching, about, { can: '声を外せます' })
  const reason = attach.reason ?? detach.reason
  useEffect(() => stopClip, [])
  const give = async (clip: Clip) => {
    if (await attach.press({ of, rowNo, clip })) onClose()
  }
  const take = async () => {
    if (voice && (await detach.press({ of, rowNo, title: voice.shouhinmei }))) onClose()
  }
  return (
    <Sheet open onClose={onClose} width={500} title="声を付ける" lead={words}>
      {usable.length > 1 && (
        <SelectField
          label="話している人"
          className="mt-3"
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
        >
          {usable.map(({ characterId, characterFullName }) => (
            <option key={characterId} value={characterId}>
              {characterFullName}
            </option>
          ))}
        </SelectField>
      )}
      <Clips key={chosen} {...{ of, voice, reason }} characterId={chosen} onGive={clip => void give(clip)} />
      {reason && <p className="mt-2 text-meta text-ink-soft">{reason}</p>}
      <PressNotice of={attach} />
      <PressNotice of={detach} />
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          とじる
        </Button>
        {voice && (
          <Button
            variant="line"
            size="big"
            aria-disabled={reason !== undefined || undefined}
            pending={detach.pending}
            onClick={() => reason === undefined && void take()}
          >
            声を外す
          </Button>
        )}
      </Actions>
    </Sheet>
  )
}

interface ClipsProps extends Pick<VoiceSheetProps, 'of' | 'voice'> {
  characterId: string
  /** reason why none can be chosen now */
  reason: string | undefined
  onGive: (clip: Clip) => void
}

function Clips({ of, voice, characterId, reason, onGive }: ClipsProps) {
  const [page, setPage] = useState(1)
  const query = useRead(voiceQueries.clips(of, characterId, page))
  return (
    <Read
      query={query}
      title="ボイスを読み込めませんでした。"
      className="mt-3"
      skeleton={
        <Loading>
          <List className="mt-3">
            {WIDTHS.map(width => (
              <li key={width} className="flex min-h-14 items-center px-4 py-2">
                <SkeletonLines widths={[width, 40]} className="flex-1" />
              </li>
            ))}
          </List>
        </Loading>
      }
    >
      {({ clipList, count }) =>
        clipList.length === 0 ? (
          <EmptyState bare title="ボイスが見つかりませんでした。" />
        ) : (
          <>
            <List className="mt-3">
              {clipList.map(clip => (
                <ClipRow key={clip.clipId} {...{ clip, reason, onGive }} isOn={voice?.clipId === clip.clipId} />
              ))}
            </List>
            <PageLinks
              page={page}
              count={count}
              size={CLIPS_A_PAGE}
              label="ボイスのページ"
              link={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
            />
          </>
        )
      }
    </Read>
  )
}

type ClipRowProps = Pick<ClipsProps, 'reason' | 'onGive'> & { clip: Clip; isOn: boolean }

function ClipRow({ clip, isOn, reason, onGive }: ClipRowProps) {
  // Kept, because the button knows by it whether its clip is the one that plays.
  const [played] = useState(() => toPlayed(clip))
  return (
    <ListRow
      icon={<ClipButton clip={played} among={[played]} />}
      title={clip.shouhinmei}
      note={`${clip.voiceText}・${clip.creatorName}`}
      trailing={
        isOn ? (
          <span className="inline-flex min-h-11 items-center gap-1 text-sub text-matsuba">
            <Icon of={Check} size="s" />
            付いています
          </span>
        ) : (
          <Button
            variant="tonal"
            aria-label={`「${clip.shouhinmei}」を付ける`}
            aria-disabled={reason !== undefined || undefined}
            onClick={() => reason === undefined && onGive(clip)}
          >
            付ける
          </Button>
        )
      }
    />
  )
}
