// /world/{worldId}/scenario/{scenarioId}/{phase}/read: the opening of a phase in the reader. The chapters of the scenario are
// its neighbours.
import { Link } from '@tanstack/react-router'
import { EndLine, endLinkFace } from '#app/shared/reader/EndLinks.tsx'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, type Neighbour, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { type PhaseKey, scenarioQueries } from '../queries.ts'
import { describeOpening, openingKey } from './opening-text.ts'

export function OpeningReaderScreen({ of }: { of: PhaseKey }) {
  const { worldId, scenarioId, phase } = of
  const textKey = openingKey(of)
  const read = scenarioQueries.scenario(of)
  const query = useRead(read)
  const offline = useSavedText({ textKey, queryKey: read.queryKey, query, describe: describeOpening })
  const serverPlace = useServerPlace(textKey)
  const { world } = useWorld(worldId)
  const params = { worldId, scenarioId: padScenarioId(scenarioId) }
  const back = (
    <BackLink
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={{ ...params, phase: String(phase) }}
      search={{ tab: 'opening' }}
      label="シナリオへ戻る"
      replace
    />
  )
  const scenario = offline.text
  if (!scenario) {
    return (
      <NoText title="シナリオ" back={back}>
        <NotRead
          query={query}
          title="シナリオを読み込めませんでした。"
          nowhere={nowhereBut(
            'このシナリオは見つかりませんでした。',
            { to: '/world/$worldId/scenario', params: { worldId }, search: {} },
            'シナリオの一覧へ',
          )}
        >
          <TextSkeleton />
        </NotRead>
      </NoText>
    )
  }
  const chapters = scenario.phaseList.map(one => chapterOf(one.phase))
  const at = chapters.findIndex(({ key }) => key === String(phase))
  const several = chapters.length > 1
  const renderLink = (key: string, face: LinkFace) => (
    <Link
      to="/world/$worldId/scenario/$scenarioId/$phase/read"
      params={{ ...params, phase: key }}
      // Moving to another chapter adds no step to the history.
      replace
      {...face}
    />
  )
  return (
    <Reader
      textKey={textKey}
      text={scenario.openingContent}
      title={scenario.scenarioTitle}
      over={several ? `第${phase}章　オープニング` : 'オープニング'}
      work={scenario.scenarioTitle}
      byline={[world?.worldName, `文 ${scenario.masterName}`].filter(Boolean).join('・')}
      back={back}
      previous={chapters[at - 1]}
      next={chapters[at + 1]}
      contents={several ? chapters : undefined}
      current={String(phase)}
      renderLink={renderLink}
      endLinks={
        scenario.state === 'completed' && (
          <EndLine>
            <Link
              to="/world/$worldId/scenario/$scenarioId/$phase/replay"
              params={{ ...params, phase: String(phase) }}
              replace
              className={endLinkFace}
            >
              リプレイを読む
            </Link>
          </EndLine>
        )
      }
      offline={offline}
      {...serverPlace}
    />
  )
}

const chapterOf = (phase: number): Neighbour => ({ key: String(phase), title: `第${phase}章` })
