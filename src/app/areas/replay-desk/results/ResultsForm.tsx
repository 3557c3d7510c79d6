// Form of the results and rewards of a replay: of the whole, and of each participant. It saves nothing by itself.
import { Place } from '#app/shared/form/FormField.tsx'
import { FaultLine } from '#app/shared/scenario/rows.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { type CastResult, MVPS_MOST, type Replay, replayErrors, replayFaults } from '#rules/scenario/replay.ts'
import { CastCard } from './CastCard.tsx'
import { allResults, type CastFace } from './cast-results.ts'
import { FillAll } from './FillAll.tsx'
import type { NamedItem } from './ItemsField.tsx'
import { ResultPicker } from './ResultPicker.tsx'
import { RewardSums } from './RewardSums.tsx'

export interface ResultsFormProps {
  replay: Replay
  /** all participants, in the order in which they are shown */
  cast: readonly CastFace[]
  /** items of the world */
  itemList: readonly NamedItem[]
  /** name of the world's money */
  moneyName: string
  /** takes the whole replay with the change, which the caller gives back at once */
  onChange: (replay: Replay) => void
  disabled?: boolean | undefined
  /** whether it is judged for being handed in: then undecided results are marked, too */
  isWhole?: boolean | undefined
}

export function ResultsForm(props: ResultsFormProps) {
  const { replay, cast, itemList, moneyName, onChange, disabled = false, isWhole = false } = props
  const results = allResults(replay.castList, cast)
  const faults = (isWhole ? replayErrors : replayFaults)(
    { ...replay, castList: isWhole ? replay.castList : results },
    new Set(cast.map(({ entryId }) => entryId)),
  )
  const change = (entryId: number, patch: Partial<CastResult>): void =>
    onChange({ ...replay, castList: results.map(one => (one.entryId === entryId ? { ...one, ...patch } : one)) })
  const mvps = results.filter(({ mvpReason }) => mvpReason !== null).length
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="vh">結果と報酬</legend>
      <Place name="result">
        <SectionHeading>全体の結果</SectionHeading>
        <ResultPicker
          label="物語はどうなりましたか？"
          value={replay.result}
          error={faults.result}
          onChange={result => onChange({ ...replay, result })}
        />
      </Place>
      <SectionHeading>報酬</SectionHeading>
      <RewardSums results={results} itemList={itemList} moneyName={moneyName} />
      {!disabled && cast.length > 1 && (
        <FillAll results={results} moneyName={moneyName} onFill={castList => onChange({ ...replay, castList })} />
      )}
      <Place name="castList">
        <SectionHeading more={<span className="num text-meta text-ink-soft">{cast.length}人</span>}>
          参加者ごとの結果
        </SectionHeading>
        <p className="text-cap text-ink-soft">名前を押すと開きます。MVPは{MVPS_MOST}人まで選べます。</p>
        <FaultLine error={faults.castList} />
        {cast.length === 0 ? (
          <p className="mt-2 text-sub text-ink-soft">参加者がいません。</p>
        ) : (
          <ul className="mt-2 grid grid-cols-1 gap-2">
            {cast.map(({ entryId, character }, index) => {
              const one = results[index]
              return (
                one && (
                  <CastCard
                    key={entryId}
                    one={one}
                    character={character}
                    itemList={itemList}
                    moneyName={moneyName}
                    mvps={mvps}
                    isWhole={isWhole}
                    onChange={patch => change(entryId, patch)}
                  />
                )
              )
            })}
          </ul>
        )}
      </Place>
    </fieldset>
  )
}
