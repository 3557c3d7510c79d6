// きょうのミッション: today's daily missions, done and to do.
import { Check, CircleCheck, CircleDashed } from 'lucide-react'
import type { Mission } from '#app/areas/mission/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { formatDeadline } from '#rules/dates.ts'
import { missionStatus } from '#rules/mission.ts'

export function TodayMissions({ missions }: { missions: readonly Mission[] }) {
  if (missions.length === 0) return <p className="text-cap text-ink-soft">きょうのミッションはありません。</p>
  return (
    <List>
      {missions.map(mission => {
        const open = mission.status === missionStatus.unachieved
        return (
          <ListRow
            key={`${mission.status}-${mission.id}`}
            icon={
              open ? (
                <Icon of={CircleDashed} className="text-ink-soft" />
              ) : (
                <Icon of={CircleCheck} className="text-matsuba" />
              )
            }
            title={mission.archiveTitle}
            note={
              open && mission.achieveTo
                ? `${mission.description}（${endOf(mission.achieveTo)} まで）`
                : mission.description
            }
            trailing={
              open ? (
                <b className="num flex-none text-cap text-kin">{mission.rewardText}</b>
              ) : (
                <Chip tone="matsuba" icon={Check}>
                  達成
                </Chip>
              )
            }
          />
        )
      })}
    </List>
  )
}

/** What ends today needs no date: `24:00`. */
function endOf(due: string): string {
  const [day, time = ''] = formatDeadline(due).split(' ')
  return day === formatDeadline(Date.now()).split(' ')[0] ? time : `${day} ${time}`
}
