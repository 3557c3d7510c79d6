// もうすぐ終わる: missions that end soon, in the right column of wide screens.

import { wayOf } from '#app/areas/mission-ways.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { achieveCategoryLabels, missionWorld } from '#rules/mission.ts'
import { categoryTones, DueTime } from './MissionCard.tsx'
import type { Mission } from './queries.ts'

export function EndingSoon({ missions }: { missions: readonly Mission[] }) {
  if (missions.length === 0) return null
  return (
    <>
      <SectionHeading
        more={
          <TextLink to="/mission" search={{ tabNo: 0, worldId: missionWorld.all, page: 1 }}>
            未達成へ
          </TextLink>
        }
      >
        もうすぐ終わる
      </SectionHeading>
      <List>
        {missions.map(mission => (
          <EndingMission key={mission.id} mission={mission} />
        ))}
      </List>
    </>
  )
}

function EndingMission({ mission }: { mission: Mission }) {
  const row = {
    title: (
      <>
        <Chip tone={categoryTones[mission.achieveCategory]}>{achieveCategoryLabels[mission.achieveCategory]}</Chip>{' '}
        {mission.archiveTitle}
      </>
    ),
    note: <DueTime due={mission.achieveTo} />,
    trailing: <b className="num text-cap text-kin">{mission.rewardText}</b>,
  }
  const way = wayOf(mission)
  return way ? <ListLink to={way.path} {...row} /> : <ListRow {...row} />
}
