// Sheet in which a date of a phase is moved to a later day.
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { ExtendForm } from './ExtendForm.tsx'
import { type LaterDates, laterWords, type PromisedCard } from './later-dates.ts'

interface ExtendSheetProps {
  card: PromisedCard
  later: LaterDates
  onClose: () => void
}

export const ExtendSheet = ({ card, later, onClose }: ExtendSheetProps) => (
  <Sheet open onClose={onClose} title={laterWords[later.date].open} lead={card.scenarioTitle}>
    <p className="num mt-2 mb-3 text-sub">いまの日時 {formatDayTime(later.before)}</p>
    <ExtendForm card={card} later={later} onDone={onClose} />
    <Actions>
      <Button variant="line" size="big" onClick={onClose}>
        {commonMessages.cancel}
      </Button>
    </Actions>
  </Sheet>
)
