// The replay of a phase behind the last tab of its page: its result, one's own characters first, the cast, the text with its
// parts for some, and what readers say of it.
import { useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeepSceneButton, useKeepScene } from '#app/areas/quotation/KeepScene.tsx'
import { ReplayResponses } from '#app/areas/replay-response/ReplayResponses.tsx'
import { ScenarioExtras } from '#app/areas/scenario-extra/ScenarioExtras.tsx'
import { useLineVoices } from '#app/areas/voice/use-line-voices.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { VoicePlayer } from '#app/shared/voice/VoicePlayer.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { Appearances } from './Appearances.tsx'
import { CastFaces } from './CastFaces.tsx'
import { OwnResults } from './OwnResults.tsx'
import { PrivateParts } from './PrivateParts.tsx'
import { type PhaseKey, type Replay, replayQueries } from './queries.ts'
import { ReadBar } from './ReadBar.tsx'
import { ReplayContents } from './ReplayContents.tsx'
import { ReplayDownloads } from './ReplayDownloads.tsx'
import { ReplayText } from './ReplayText.tsx'
import { ResultBanner } from './ResultBanner.tsx'
import { useReplayView } from './use-replay-view.tsx'

/** Place of the page that links lead to. */
const RESPONSES = 'responses'

interface ReplayTabProps {
  of: PhaseKey
  /** the way to the next chapter, where there is one */
  next?: ReactNode
}

export function ReplayTab({ of, next }: ReplayTabProps) {
  const query = useRead(replayQueries.replay(of))
  return (
    <Read
      query={query}
      title="リプレイを読み込めませんでした。"
      nowhere={{ title: 'リプレイはまだ公開されていません。' }}
      className="mt-4"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-4 h-36 rounded-card" />
          <SkeletonBlock className="mt-3 h-28 rounded-card" />
          <SkeletonLines widths={[70, 96, 90, 84, 92]} className="mt-6" />
        </Loading>
      }
    >
      {(replay, age) => (
        <>
          <ResultBanner replay={replay} />
          {age !== null && (
            <p className="mt-1 text-meta text-ink-soft">
              保存済みのリプレイ
              <Aged since={age} />
            </p>
          )}
          {replay.body === null ? (
            <>
              <CastFaces replay={replay} />
              <Notice icon={Lock} silent className="mt-4" title="本文は、参加した人だけが読めます">
                題名と結果、登場したキャラクターだけを公開しています。
              </Notice>
              <ScenarioExtras of={of} />
              {next}
            </>
          ) : (
            <OpenReplay of={of} replay={replay} body={replay.body} next={next} />
          )}
        </>
      )}
    </Read>
  )
}

function OpenReplay({ of, replay, body, next }: ReplayTabProps & { replay: Replay; body: string }) {
  const { view, mentions } = useReplayView(replay)
  const { lineStart, control } = useLineVoices({ of, replay, lines: view.lines })
  const scene = useKeepScene(of, body)
  const responses = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The router scrolls to the place before the replay is there, and finds nothing.
    if (hash === RESPONSES) responses.current?.scrollIntoView()
  }, [hash])
  return (
    <>
      <OwnResults replay={replay} />
      <Appearances of={of} view={view} />
      <CastFaces replay={replay} />
      <ReplayContents of={of} replay={replay} view={view} />
      <SectionHeading>本文</SectionHeading>
      {control}
      <ReplayText body={body} view={view} mentions={mentions} lineStart={lineStart} />
      <KeepSceneButton className="mt-4" onKeep={marked => scene.open(marked ?? { words: '', row: 1 })} />
      {scene.sheet}
      <PrivateParts replay={replay} />
      <ScenarioExtras of={of} />
      {next}
      <ReplayDownloads of={of} title={replay.card.scenarioTitle} />
      <div ref={responses} id={RESPONSES} className="scroll-mt-20">
        <ReplayResponses of={of} />
      </div>
      <ReadBar of={of} replay={replay} />
      <VoicePlayer over="bar" />
    </>
  )
}
