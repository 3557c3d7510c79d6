// /world/{worldId}/scenario/{scenarioId}/{phase}/extra/{extraId}: an extra in the reader; for who has not bought it, its words and its
// price. The other extras of the chapter that can be read are its neighbours.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NoText } from '#app/shared/reader/NoText.tsx'
import { type LinkFace, Reader } from '#app/shared/reader/Reader.tsx'
import { useSavedText } from '#app/shared/reader/use-saved-text.ts'
import { useServerPlace } from '#app/shared/reader/use-server-place.ts'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { Card } from '#app/ui/Card.tsx'
import { TextSkeleton } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { scenarioExtraRefusals } from '#rules/refusals/scenario-extra.ts'
import { chapterParams } from './address.ts'
import { ExtraFace } from './ExtraFace.tsx'
import { type Extra, extraQueries, type PhaseKey } from './queries.ts'
import { TakeExtra } from './TakeExtra.tsx'

/** @property extraId null when the address has no valid one */
export function ExtraReaderScreen({ of, extraId }: { of: PhaseKey; extraId: number | null }) {
  const textKey = `extra:${extraId ?? 0}`
  const read = extraQueries.extra(extraId ?? 0)
  const query = useRead({ ...read, enabled: extraId !== null })
  const readable = query.data && query.data.body !== null ? query.data : undefined
  const offline = useSavedText({ textKey, queryKey: read.queryKey, query: { ...query, data: readable }, describe })
  const serverPlace = useServerPlace(textKey)
  const { world } = useWorld(of.worldId)
  const { data: others } = useQuery(extraQueries.of(of))
  const params = chapterParams(of)
  const back = (
    <BackLink
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={params}
      search={{ tab: 'replay' }}
      label="シナリオへ戻る"
      replace
    />
  )
  const data = query.data ?? offline.text
  const extra = data?.scenarioId === of.scenarioId && data.phase === of.phase ? data : undefined
  if (!extra || extra.body === null) {
    return (
      <NoText title="幕間" back={back}>
        {extra ? (
          <Closed of={of} extra={extra} />
        ) : (
          <NotRead
            query={query}
            title="幕間を読み込めませんでした。"
            isNowhere={extraId === null || data !== undefined}
            nowhere={nowhereBut(
              scenarioExtraRefusals.EXTRA_NOT_FOUND.message,
              { to: '/world/$worldId/scenario/$scenarioId/$phase', params, search: { tab: 'replay' } },
              'シナリオを見る',
            )}
          >
            <TextSkeleton />
          </NotRead>
        )}
      </NoText>
    )
  }
  const own = (others?.extraList ?? []).filter(({ isReadable }) => isReadable)
  const contents = own.map(({ extraId: id, title }) => ({ key: String(id), title }))
  const at = contents.findIndex(({ key }) => key === String(extraId))
  const renderLink = (key: string, face: LinkFace) => (
    <Link
      to="/world/$worldId/scenario/$scenarioId/$phase/extra/$extraId"
      params={{ ...params, extraId: key }}
      // Moving to another one adds no step to the history.
      replace
      {...face}
    />
  )
  return (
    <Reader
      textKey={textKey}
      text={extra.body}
      title={extra.title}
      over={over(extra)}
      work={extra.scenarioTitle}
      byline={[world?.worldName, `文 ${extra.masterName}`].filter(Boolean).join('・')}
      back={back}
      unit="幕間"
      previous={at > 0 ? contents[at - 1] : null}
      next={at >= 0 ? contents[at + 1] : null}
      contents={contents.length > 1 ? contents : undefined}
      current={String(extraId)}
      renderLink={renderLink}
      offline={offline}
      {...serverPlace}
    />
  )
}

const over = ({ phase }: Extra): string => (phase > 1 ? `第${phase}章　幕間` : '幕間')

const Closed = ({ of, extra }: { of: PhaseKey; extra: Extra }) => (
  <Card as="section" aria-label={extra.title}>
    <p className="mb-2 text-meta text-ink-soft wrap-anywhere">
      {extra.scenarioTitle}・文 {extra.masterName}
    </p>
    <ExtraFace extra={extra} as="h2" />
    <div className="mt-4 flex flex-wrap justify-end gap-2">
      <TakeExtra of={of} extra={extra} />
    </div>
  </Card>
)

const describe = ({ worldId, scenarioId, phase, extraId, scenarioTitle, title }: Extra) => {
  const { scenarioId: id } = chapterParams({ worldId, scenarioId, phase })
  return {
    title: `${scenarioTitle} 幕間「${title}」`,
    path: `/world/${worldId}/scenario/${id}/${phase}/extra/${extraId}`,
    files: [],
  }
}
