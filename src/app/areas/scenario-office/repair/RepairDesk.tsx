// Scenario at the repair tool: its facts, the possible repairs, its participants, its log.
import { useNow } from '#app/ui/use-now.ts'
import { LogList } from '../LogList.tsx'
import type { Repair } from '../queries.ts'
import { NumbersForm } from './NumbersForm.tsx'
import { Participants } from './Participants.tsx'
import { RepairActs } from './RepairActs.tsx'
import { RepairFacts } from './RepairFacts.tsx'

export function RepairDesk({ repair, answeredAt }: { repair: Repair; answeredAt: number }) {
  const { card, worldName, actList, entryList, logList, serverTime } = repair
  const now = useNow(serverTime, answeredAt)
  return (
    <>
      <RepairFacts card={card} worldName={worldName} now={now} />
      <RepairActs card={card} actList={actList} />
      {/* The form starts again with the new values after a change. */}
      <NumbersForm key={JSON.stringify([card.state, card.dates, card.seats, card.minimum])} card={card} now={now} />
      <Participants card={card} entryList={entryList} />
      <LogList lines={logList} />
    </>
  )
}
