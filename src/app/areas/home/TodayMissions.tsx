// きょうのミッション: today's daily missions, done and to do.
import { Check, CircleCheck, CircleDashed } from 'lucide-react'
import type { Mission } from '#app/areas/mission/queries.ts'
import { wayOf } from '#app/areas/mission-ways.ts'
import { TokenSigns } from '#app/shared/coin/TokenSigns.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { missionStatus } from '#rules/mission.ts'

export function TodayMissions({ missions }: { missions: readonly Mission[] }) {
  if (missions.length === 0) return <p className="text-cap text-ink-soft">きょうのミッションはありません。</p>
  return (
    <>
      <List>
        {missions.map(mission => (
          <TodayMission key={`${mission.status}-${mission.id}`} mission={mission} />
        ))}
      </List>
      <TokenSigns rewards={missions.filter(isOpen).map(({ rewardText }) => rewardText)} className="mt-1" />
    </>
  )
}

const isOpen = ({ status }: Mission): boolean => status === missionStatus.unachieved

/** Row of a mission; an unreached one leads to the screen that fulfils it. */
function TodayMission({ mission }: { mission: Mission }) {
  if (!isOpen(mission)) {
    return (
      <ListRow
        icon={<Icon of={CircleCheck} className="text-matsuba" />}
        title={mission.archiveTitle}
        note={mission.description}
        trailing={
          <Chip tone="matsuba" icon={Check}>
            達成
          </Chip>
        }
      />
    )
  }
  const row = {
    icon: <Icon of={CircleDashed} className="text-ink-soft" />,
    title: mission.archiveTitle,
    note: mission.achieveTo ? `${mission.description}（${endOf(mission.achieveTo)} まで）` : mission.description,
    trailing: <b className="num flex-none text-cap text-kin">{mission.rewardText}</b>,
  }
  const way = wayOf(mission)
  // Missions of opening the app are reached by themselves and need no link.
  return way && way.path !== '/' ? <ListLink to={way.path} {...row} /> : <ListRow {...row} />
}

/** End of a mission without a date for today: `24:00`. */
function endOf(due: string): string {
  const [day, time = ''] = formatDeadline(due).split(' ')
  return day === formatDeadline(Date.now()).split(' ')[0] ? time : `${day} ${time}`
}
