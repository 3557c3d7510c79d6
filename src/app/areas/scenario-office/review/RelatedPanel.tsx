// Related characters of an opening on the office's page: the field of the opening's form with a button that saves it.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { RelatedField } from '#app/shared/scenario/RelatedField.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { isPublished } from '#rules/scenario/states.ts'
import { OFFICE_TOUCHES, type OpeningInfo, scenarioOfficeCalls } from '../queries.ts'

type Related = { info: OpeningInfo; related: readonly ShownCharacter[] }

const relating = defineWrite({
  kind: 'scenario.related',
  policy: 'online',
  thing: ['scenarioId'],
  touches: OFFICE_TOUCHES,
  toasts: 'all',
  press: ({ info: { worldId, scenarioId, scenarioTitle }, related }: Related) => ({
    entity: `opening:${scenarioId}`,
    request: scenarioOfficeCalls.updateRelatedCharacter.request({
      ...{ worldId, scenarioId, relatedCharacterList: idsOf(related) },
    }),
    note: scenarioTitle,
    facts: { scenarioId },
  }),
})

const idsOf = (list: readonly { characterId: string }[]): string[] => list.map(({ characterId }) => characterId)

export function RelatedPanel({ info }: { info: OpeningInfo }) {
  const { scenarioId, worldId, relatedList } = info
  /** Unsaved choice; null when nothing was changed. */
  const [chosen, choose] = useState<readonly ShownCharacter[] | null>(null)
  const [isAsked, ask] = useState(false)
  const acts = usePress(relating, { scenarioId }, { onLate: () => choose(null), can: '変えられます' })
  const related = chosen ?? relatedList
  const isChanged = chosen !== null && idsOf(chosen).join() !== idsOf(relatedList).join()
  const save = async (): Promise<void> => {
    if (await acts.press({ info, related })) choose(null)
  }
  return (
    <>
      <RelatedField worldId={worldId} related={related} onChange={choose} />
      {isChanged && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="line" onClick={() => choose(null)}>
            元に戻す
          </Button>
          <Button
            variant="ai"
            pending={acts.pending}
            pendingLabel="保存しています"
            reason={acts.reason}
            onClick={() => (isPublished(info.state) ? ask(true) : void save())}
          >
            登場人物を保存する
          </Button>
        </div>
      )}
      <PressNotice of={acts} />
      {isAsked && (
        <AskFirst
          asked={{
            title: '公開中のオープニングを変更しますか？',
            lead: '登場人物の変更は、すぐにプレイヤーに見えます。',
            yes: '保存する',
          }}
          onClose={() => ask(false)}
          onYes={() => void save()}
        />
      )}
    </>
  )
}
