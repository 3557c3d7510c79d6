// One extra of a master's own: its form while it may be written, what it looks like afterwards.
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioExtraRefusals } from '#rules/refusals/scenario-extra.ts'
import { WRITABLE } from '#rules/scenario/replay-steps.ts'
import { extraQueries } from '../queries.ts'
import { type ExtraDeskAddress, firstExtraList } from './address.ts'
import { ExtraDesk } from './ExtraDesk.tsx'
import { HandedInExtra } from './HandedInExtra.tsx'

export function ExtraDeskScreen({ extraId, address }: { extraId: number; address: ExtraDeskAddress }) {
  const query = useFresh(extraQueries.desk(extraId))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <WrittenOn
      query={query}
      title="幕間"
      failed="幕間を読み込めませんでした。"
      {...toList(
        { to: '/myPage/scenario/excManagement', search: firstExtraList },
        '幕間の一覧へ',
        scenarioExtraRefusals.EXTRA_NOT_FOUND.message,
      )}
    >
      {found =>
        found &&
        (WRITABLE.includes(found.extra.state) ? (
          <ExtraDesk place={found.extra} extra={found.extra} address={address} />
        ) : (
          <HandedInExtra extra={found.extra} now={now} />
        ))
      }
    </WrittenOn>
  )
}
