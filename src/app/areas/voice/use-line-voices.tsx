// Hook: what stands at the beginning of the lines of a replay. Everybody has the buttons of its voices; who may give voices has, when
// asked for, a button at every line that may carry one; so has the office at every line with a voice, to take it off.
import { type LucideIcon, Mic, MicOff } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useRead } from '#app/shared/screen/use-read.ts'
import { clipsOfLine, lineButtonFace } from '#app/shared/voice/ClipButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { playedOf } from './line-clips.ts'
import { type LineVoice, type PhaseKey, type Voiceable, voiceQueries } from './queries.ts'

const TakeOffSheet = lazy(() => import('./TakeOffSheet.tsx'))
const VoiceSheet = lazy(() => import('./VoiceSheet.tsx'))

interface Voices {
  of: PhaseKey
  replay: { voiceList: readonly LineVoice[]; canVoice: boolean; takesVoices: boolean }
  /** lines as readers see them */
  lines: readonly string[]
}

/** @returns what stands at the start of a line, and the control for the head of the text */
export function useLineVoices({ of, replay: { voiceList, canVoice, takesVoices }, lines }: Voices) {
  const [isGiving, setGiving] = useState(false)
  const [row, setRow] = useState<number | null>(null)
  const query = useRead({ ...voiceQueries.lines(of), enabled: canVoice && isGiving })
  const [isTaking, setTaking] = useState(false)
  const [taken, setTaken] = useState<LineVoice | null>(null)
  const clips = useMemo(() => playedOf(voiceList), [voiceList])
  const voiceable = isGiving ? query.data : undefined
  const lineStart = useCallback(
    (line: number): ReactNode => (
      <>
        {clipsOfLine(clips)(line)}
        {voiceable && canCarry(voiceable, line) && (
          <LineButton icon={Mic} label={`${lines[line - 1] ?? ''}に声を付ける`} onClick={() => setRow(line)} />
        )}
        {isTaking &&
          voiceList
            .filter(({ rowNo }) => rowNo === line)
            .map(voice => (
              <LineButton
                key={voice.clipId}
                icon={MicOff}
                label={`${lines[line - 1] ?? ''}の声を外す`}
                onClick={() => setTaken(voice)}
              />
            ))}
      </>
    ),
    [clips, voiceable, lines, isTaking, voiceList],
  )
  const canTake = takesVoices && voiceList.length > 0
  const control = (canVoice || canTake) && (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {canVoice && (
        <Button
          variant={isGiving ? 'tonal' : 'line'}
          icon={Mic}
          aria-pressed={isGiving}
          onClick={() => setGiving(!isGiving)}
        >
          声を付ける
        </Button>
      )}
      {canTake && (
        <Button
          variant={isTaking ? 'tonal' : 'line'}
          icon={MicOff}
          aria-pressed={isTaking}
          onClick={() => setTaking(!isTaking)}
        >
          声を外す
        </Button>
      )}
      {isGiving && (
        <p role="status" className="text-meta text-ink-soft">
          {stateWords(query)}
        </p>
      )}
      {isGiving && query.isError && (
        <Button variant="text" onClick={() => void query.refetch()}>
          もう一度試す
        </Button>
      )}
      {taken && (
        <Suspense>
          <TakeOffSheet of={of} voice={taken} onClose={() => setTaken(null)} />
        </Suspense>
      )}
      {row !== null && voiceable && (
        <Suspense>
          <VoiceSheet
            {...{ of, rowNo: row, voiceable }}
            words={lines[row - 1] ?? ''}
            voice={voiceList.find(({ rowNo }) => rowNo === row) ?? null}
            onClose={() => setRow(null)}
          />
        </Suspense>
      )}
    </div>
  )
  return { clips, lineStart, control }
}

/** Whether somebody who may speak in a line has a clip. */
function canCarry({ lineList, characterList }: Voiceable, row: number): boolean {
  const line = lineList.find(({ rowNo }) => rowNo === row)
  return (
    line !== undefined &&
    characterList.some(
      ({ characterId, clips }) => clips > 0 && (line.characterId === null || line.characterId === characterId),
    )
  )
}

function stateWords({ data, isError }: { data: Voiceable | undefined; isError: boolean }): string {
  if (isError) return '付けられるせりふを読み込めませんでした。'
  if (!data) return '付けられるせりふを探しています。'
  const count = data.lineList.filter(({ rowNo }) => canCarry(data, rowNo)).length
  return count === 0
    ? '声を付けられるせりふが見つかりませんでした。'
    : `${count}個のせりふに付けられます。せりふの前のマイクを押してください。`
}

interface LineButtonProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

/** Apart from the button of a clip before it, so that neither is pressed for the other. */
const LineButton = ({ icon, label, onClick }: LineButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick} className={cx(lineButtonFace, '-mx-0.5')}>
    <span className="grid size-6 place-items-center rounded-full border border-line-strong bg-surface text-ai">
      <Icon of={icon} size="xs" />
    </span>
  </button>
)
