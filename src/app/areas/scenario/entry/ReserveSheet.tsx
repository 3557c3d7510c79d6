// Asked before coins are held: who goes, and the terms.

import { Ticket } from 'lucide-react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { phaseParams } from '../phase-params.ts'
import type { Scenario } from '../queries.ts'
import { EntryTerms, Goer, useTerms, type WayIn } from './EntryTerms.tsx'
import type { EntryActs } from './use-entry-acts.ts'

interface ReserveSheetProps {
  scenario: Scenario
  act: WayIn
  character: OwnCharacter
  /** somebody else of one's own could go */
  hasOthers: boolean
  acts: EntryActs
  onClose: () => void
}

export function ReserveSheet({ scenario, act, character, hasOthers, acts, onClose }: ReserveSheetProps) {
  const { worldId, scenarioId, phase, scenarioTitle } = scenario
  const terms = useTerms(scenario, act)
  const press = async (): Promise<void> => {
    const { characterId } = character
    const { cost, fatePower } = terms
    if (await acts.press({ worldId, scenarioId, phase, characterId, act, title: scenarioTitle, cost, fatePower }))
      onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={act === 'reserve' ? '参加を予約しますか？' : '参加しますか？'}
      lead={scenarioTitle}
    >
      <EntryTerms scenario={scenario} act={act} terms={terms}>
        <Goer character={character} />
      </EntryTerms>
      {hasOthers && (
        <TextLink
          to="/world/$worldId/scenario/$scenarioId/$phase/participation"
          params={phaseParams(scenario)}
          search={{}}
          chevron
        >
          ほかのキャラクターで参加する
        </TextLink>
      )}
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        icon={Ticket}
        pending={acts.pending}
        pendingLabel={act === 'reserve' ? '予約しています' : '申し込んでいます'}
        reason={terms.reason ?? acts.reason}
        onClick={() => void press()}
      >
        {act === 'reserve' ? '予約する' : '参加する'}
      </ConfirmActions>
    </Sheet>
  )
}
