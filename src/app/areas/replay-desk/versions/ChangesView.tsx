// Changes of a replay since the office last returned it.
import { FilePenLine, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import {
  type ReplayVersion,
  type ReviewedReplay,
  replayCheckQueries,
} from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { DifferenceSide, wholly } from '#app/shared/draft/DifferenceSide.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Card } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import type { Replay } from '#rules/scenario/replay.ts'
import { itemName } from '../results/ItemsField.tsx'
import { replayChanges } from './changes.ts'

const RETURNED = { label: '差し戻した版', icon: Undo2, isBefore: true } as const
const NOW = { label: 'いまの版', icon: FilePenLine } as const

export function ChangesView({ reviewed, of }: { reviewed: ReviewedReplay; of: PhaseKey }) {
  const returned = reviewed.versionList.find(({ state }) => state === 'returned')
  return returned ? (
    <Since reviewed={reviewed} of={of} returned={returned} />
  ) : (
    <p className="mt-4 text-sub text-ink-soft">はじめての提出です。くらべる版はまだありません。</p>
  )
}

function Since({ reviewed, of, returned }: { reviewed: ReviewedReplay; of: PhaseKey; returned: ReplayVersion }) {
  const query = useRead(replayCheckQueries.version(of, returned))
  return (
    <section aria-label="前の版との差" className="mt-3">
      <p className="num text-meta text-ink-soft">
        {formatDayTime(returned.createdAt)} に差し戻した版とくらべています。
      </p>
      {returned.comment && (
        <p className="mt-2 border-l-2 border-kin pl-3 text-cap whitespace-pre-wrap wrap-anywhere">{returned.comment}</p>
      )}
      <Read
        query={query}
        title="前の版を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonLines widths={[90, 96, 80]} className="mt-3" />
          </Loading>
        }
      >
        {({ replay }) => <Changes reviewed={reviewed} before={replay} />}
      </Read>
    </section>
  )
}

function Changes({ reviewed, before }: { reviewed: ReviewedReplay; before: Replay }) {
  const { replay, castList, itemList, moneyName } = reviewed
  const { body, fields } = useMemo(() => {
    const nameOf = (entryId: number): string =>
      castList.find(one => one.entryId === entryId)?.character.characterFullName ?? '参加者'
    return replayChanges(before, replay, { of: nameOf, item: code => itemName(itemList, code), money: moneyName })
  }, [before, replay, castList, itemList, moneyName])
  const places = body.length + fields.length
  if (places === 0) return <p className="mt-3 text-sub">変わったところはありません。</p>
  return (
    <>
      <p className="num mt-3 text-sub font-bold">変わったところ {places}か所</p>
      <ul className="mt-1">
        {body.map(({ sent, draft }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a text have no other name than their order
          <Card key={index} as="li">
            <DifferenceSide of={sent} {...RETURNED} />
            <DifferenceSide of={draft} {...NOW} />
          </Card>
        ))}
        {fields.map(({ name, before: one, after }) => (
          <Card key={name} as="li">
            <p className="text-cap font-semibold">{name}</p>
            <DifferenceSide of={wholly(one)} {...RETURNED} />
            <DifferenceSide of={wholly(after)} {...NOW} />
          </Card>
        ))}
      </ul>
    </>
  )
}
