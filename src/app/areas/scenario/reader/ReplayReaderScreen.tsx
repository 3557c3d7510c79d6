// /world/{worldId}/scenario/{scenarioId}/{phase}/replay: a replay in the reader, with the parts for some behind its text. The
// replays of the other chapters are its neighbours; saving it saves its opening too.
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { KeepSceneButton, useKeepScene } from '#app/areas/quotation/KeepScene.tsx'
import { type Replay, replayQueries } from '#app/areas/scenario-replay/queries.ts'
import { replayKey } from '#app/areas/scenario-replay/replay-key.ts'
import { wholeText } from '#app/areas/scenario-replay/replay-view.ts'
import { useReplayView } from '#app/areas/scenario-replay/use-replay-view.tsx'
import { playedOf, soundsOf } from '#app/areas/voice/line-clips.ts'
import { EndLine, endLinkFace } from '#app/shared/reader/EndLinks.tsx'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, type Neighbour, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { clipsOfLine } from '#app/shared/voice/ClipButton.tsx'
import { VoicePlayer } from '#app/shared/voice/VoicePlayer.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { phaseParams } from '../phase-params.ts'
import { type PhaseKey, scenarioQueries } from '../queries.ts'
import { describeOpening, openingKey, textTitle } from './opening-text.ts'

interface ReplayReaderScreenProps {
  of: PhaseKey
  /** line to open at: a section, or a place of one's own character */
  at: number | undefined
}

export function ReplayReaderScreen({ of, at }: ReplayReaderScreenProps) {
  const textKey = replayKey(of)
  const read = replayQueries.replay(of)
  const query = useRead(read)
  const client = useQueryClient()
  const together = async () => {
    const data = await client.ensureQueryData(scenarioQueries.scenario(of))
    return data.openingContent.trim() === '' ? [] : [{ textKey: openingKey(of), data, ...describeOpening(data) }]
  }
  const offline = useSavedText({ textKey, queryKey: read.queryKey, query, describe, together })
  const back = (
    <BackLink
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={phaseParams(of)}
      search={{ tab: 'replay' }}
      label="リプレイのページへ戻る"
      replace
    />
  )
  const replay = offline.text
  if (replay && replay.body !== null) return <ReadReplay {...{ of, at, replay, textKey, offline, back }} />
  return (
    <NoText title="リプレイ" back={back}>
      <NotRead
        query={query}
        isNowhere={replay !== undefined}
        title="リプレイを読み込めませんでした。"
        nowhere={nowhereBut(
          replay ? 'このリプレイは、参加した人だけが読めます。' : 'リプレイはまだ公開されていません。',
          { to: '/world/$worldId/scenario/$scenarioId/$phase', params: phaseParams(of), search: { tab: 'replay' } },
          'シナリオのページへ',
        )}
      >
        <TextSkeleton />
      </NotRead>
    </NoText>
  )
}

interface ReadReplayProps extends ReplayReaderScreenProps {
  replay: Replay
  textKey: string
  offline: ReturnType<typeof useSavedText<Replay>>
  back: ReactNode
}

function ReadReplay({ of, at, replay, textKey, offline, back }: ReadReplayProps) {
  const { worldId, phase } = of
  const { card, phaseList } = replay
  const { view, mentions } = useReplayView(replay)
  const { text, partRows } = useMemo(() => wholeText(replay), [replay])
  const serverPlace = useServerPlace(textKey)
  const { world } = useWorld(worldId)
  const navigate = useNavigate()
  useEffect(() => {
    // Opened once: whoever comes back to this address goes on where the reading ended.
    if (at !== undefined) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }, [at, navigate])
  const clips = useMemo(() => playedOf(replay.voiceList), [replay.voiceList])
  const lineStart = useCallback(
    (row: number) => {
      if (partRows.some(part => part.row === row))
        return <Icon of={Lock} size="s" className="me-1 inline-block align-[-0.1em]" />
      const buttons = clipsOfLine(clips)(row)
      return buttons.length > 0 && buttons
    },
    [partRows, clips],
  )
  const several = phaseList.length > 1
  const chapters = phaseList.filter(({ isCompleted }) => isCompleted).map(one => chapterOf(one.phase))
  const here = chapters.findIndex(({ key }) => key === String(phase))
  const renderLink = (key: string, face: LinkFace) => (
    <Link
      to="/world/$worldId/scenario/$scenarioId/$phase/replay"
      params={{ ...phaseParams(of), phase: key }}
      search={{}}
      // Moving to another chapter adds no step to the history.
      replace
      {...face}
    />
  )
  const [face] = view.own
  const scene = useKeepScene(of, replay.body ?? '')
  return (
    <>
      <Reader
        textKey={textKey}
        text={text}
        title={card.scenarioTitle}
        over={several ? `第${phase}章　リプレイ` : 'リプレイ'}
        work={card.scenarioTitle}
        byline={[world?.worldName, `文 ${card.masterName}`].filter(Boolean).join('・')}
        back={back}
        previous={chapters[here - 1]}
        next={chapters[here + 1]}
        contents={chapters.length > 1 ? chapters : undefined}
        sections={[...view.sections, ...partRows]}
        current={String(phase)}
        renderLink={renderLink}
        mentions={mentions}
        lineStart={lineStart}
        startRow={at}
        steps={
          view.own.length > 0
            ? {
                label: '出番',
                marks: view.marks,
                face: face && <Avatar size={44} src={iconOf(face.member.character.icon)} />,
              }
            : undefined
        }
        endLinks={<AfterReplay of={of} replay={replay} />}
        renderKeep={(marked, variant) => (
          <KeepSceneButton variant={variant} onKeep={now => scene.open(now ?? marked)} />
        )}
        voices={clips}
        offline={offline}
        {...serverPlace}
      />
      {scene.sheet}
      <VoicePlayer over="foot" />
    </>
  )
}

const iconOf = (icon: string | null) => (icon === null ? undefined : imageSource(icon, 'character', 96))

const chapterOf = (phase: number): Neighbour => ({ key: String(phase), title: `第${phase}章` })

const describe = ({ card: { worldId, scenarioId, phase, scenarioTitle }, phaseList, voiceList }: Replay) => ({
  title: textTitle(scenarioTitle, phase, phaseList.length > 1, 'リプレイ'),
  path: `/world/${worldId}/scenario/${padScenarioId(scenarioId)}/${phase}/replay`,
  files: soundsOf(voiceList),
})

/** Links behind the last line: to the responses, to a letter for its master, to the next chapter. */
function AfterReplay({ of, replay: { lockedParts, masterId, phaseList } }: { of: PhaseKey; replay: Replay }) {
  const next = phaseList.find(({ phase }) => phase === of.phase + 1)
  return (
    <>
      {lockedParts > 0 && (
        <p className="text-[0.8em] text-ink-soft">
          <Icon of={Lock} size="xs" className="me-1 inline-block align-[-0.1em]" />
          ほかに限定公開の部分が{lockedParts}つあります。
        </p>
      )}
      <EndLine>
        <Link
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={phaseParams(of)}
          search={{ tab: 'replay' }}
          hash="responses"
          className={endLinkFace}
        >
          感想を伝える
        </Link>
      </EndLine>
      {masterId !== null && (
        <EndLine>
          <Link
            to="/fanletter/$masterId"
            params={{ masterId }}
            search={{ scenario: padScenarioId(of.scenarioId), phase: of.phase }}
            className={endLinkFace}
          >
            マスターにファンレターを書く
          </Link>
        </EndLine>
      )}
      {next && !next.isCompleted && (
        <EndLine>
          <Link
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={phaseParams({ ...of, phase: next.phase })}
            search={{ tab: 'opening' }}
            className={endLinkFace}
          >
            第{next.phase}章のオープニングへ
          </Link>
        </EndLine>
      )}
    </>
  )
}
