// Sheet that opens a text of a player for the office after its reason was given, which stands in the log, and shows it.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import type { OpenedText } from '../queries.ts'
import { OpenedTextSheet } from './OpenedTextSheet.tsx'
import { openingText, type TextOf } from './repair-writes.ts'

type OpenTextSheetProps = Omit<TextOf, 'reason'> & { onClose: () => void }

export function OpenTextSheet({ card, entry, onClose }: OpenTextSheetProps) {
  const [opened, setOpened] = useState<OpenedText | null>(null)
  const about = { scenarioId: card.scenarioId, entryId: entry.entryId }
  const acts = usePress(openingText, about, { onLate: setOpened, can: '開けます' })
  const press = async (reason: string): Promise<boolean> => {
    const text = await acts.press({ card, entry, reason })
    if (text) setOpened(text)
    return text !== null
  }
  if (opened) return <OpenedTextSheet text={opened} onClose={onClose} />
  return (
    <ReasonSheet
      title="プレイングを開きますか？"
      about={`openText:${entry.entryId}`}
      lead={entry.character.characterFullName}
      effect="マスターだけが読む文章です。開いたこと、だれが開いたか、その理由が、記録に残ります。"
      button="開く"
      pendingLabel="開いています"
      acts={acts}
      onPress={press}
      onClose={onClose}
    />
  )
}
