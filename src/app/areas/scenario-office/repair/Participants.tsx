// Participants of a phase at the repair tool, with buttons that end an entry or open a text, each with a reason.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { isRunning } from '#rules/scenario/entries.ts'
import { EntryList } from '../EntryList.tsx'
import type { Repair, RepairEntry } from '../queries.ts'
import { OpenTextSheet } from './OpenTextSheet.tsx'
import { removingEntry } from './repair-writes.ts'

interface ParticipantsProps {
  card: Repair['card']
  entryList: readonly RepairEntry[]
}

type Asked = { act: 'remove' | 'open'; entry: RepairEntry }

export function Participants({ card, entryList }: ParticipantsProps) {
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  return (
    <section aria-label="参加者">
      <SectionHeading>参加者</SectionHeading>
      <EntryList worldId={card.worldId} entryList={entryList}>
        {entry => <EntryActs card={card} entry={entry} onAsk={ask} />}
      </EntryList>
      {asked?.act === 'remove' && <RemoveSheet card={card} entry={asked.entry} onClose={close} />}
      {asked?.act === 'open' && <OpenTextSheet card={card} entry={asked.entry} onClose={close} />}
    </section>
  )
}

function EntryActs({
  card,
  entry,
  onAsk,
}: {
  card: Repair['card']
  entry: RepairEntry
  onAsk: (asked: Asked) => void
}) {
  const { state, hasText, character } = entry
  const name = <span className="vh">：{character.characterFullName}</span>
  // Only characters with a certain seat send texts.
  const canOpen = hasText && state === 'seated'
  if (!canOpen && !isRunning(state)) return null
  return (
    <p className="flex flex-wrap justify-end gap-x-4">
      {canOpen && (
        <Button variant="text" onClick={() => onAsk({ act: 'open', entry })}>
          プレイングを開く{name}
        </Button>
      )}
      {isRunning(state) && (
        <Button
          variant="text-danger"
          // The list of entries, whose hash was published, must not change before the draw.
          reason={card.state === 'lottery' ? '抽選が終わるまで取り消せません。' : undefined}
          onClick={() => onAsk({ act: 'remove', entry })}
        >
          参加を取り消す{name}
        </Button>
      )}
    </p>
  )
}

interface EntrySheetProps {
  card: Repair['card']
  entry: RepairEntry
  onClose: () => void
}

function RemoveSheet({ card, entry, onClose }: EntrySheetProps) {
  const about = { scenarioId: card.scenarioId, entryId: entry.entryId }
  const acts = usePress(removingEntry, about, { onLate: onClose, can: '取り消せます' })
  const press = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ card, entry, reason })
    if (done) onClose()
    return done !== null
  }
  return (
    <ReasonSheet
      title="参加を取り消しますか？"
      about={`removeEntry:${entry.entryId}`}
      lead={entry.character.characterFullName}
      effect="席が空き、コインとアイテムを全額・全部お返しします。本人とマスターに知らせます。"
      button="取り消す"
      pendingLabel="送っています"
      acts={acts}
      onPress={press}
      onClose={onClose}
    />
  )
}
