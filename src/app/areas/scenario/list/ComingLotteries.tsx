// Promises of lotteries whose openings are not published yet: the hash of each seed, which stands here before anybody can reserve.
import { formatDayTime } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { ComingLottery } from '../queries.ts'

export function ComingLotteries({ comingList }: { comingList: readonly ComingLottery[] }) {
  if (comingList.length === 0) return null
  return (
    <Fold label={`近日公開の抽選のたねの指紋（${comingList.length}件）`}>
      <p className="text-cap text-ink-soft">
        抽選のたねは、予約が始まる前に決まっています。公開のあと、シナリオのページに同じ指紋が載ります。
      </p>
      <dl className="text-meta break-all">
        {comingList.map(({ scenarioId, phase, openAt, seedHash }) => (
          <div key={`${scenarioId}-${phase}`} className="mt-2">
            <dt className="num text-ink-soft">
              シナリオ {padScenarioId(scenarioId)}
              {phase > 1 && ` 第${phase}章`}・{openAt ? `${formatDayTime(openAt)} 公開` : '公開日時は未定'}
            </dt>
            <dd className="num mt-0.5 rounded-pic bg-sunken px-2.5 py-1.5">{seedHash}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
