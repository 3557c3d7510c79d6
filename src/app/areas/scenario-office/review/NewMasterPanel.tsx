// Limits of the master of an opening, one difficulty and one reward: as they are now, and the other settings of the office, each with a reason.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import { OPENINGS_OF_NEW_MASTERS } from '#rules/scenario/settings.ts'
import { OFFICE_TOUCHES, type OpeningInfo, scenarioOfficeCalls } from '../queries.ts'

type Flag = boolean | null

const setting = defineWrite({
  kind: 'scenario.newMaster',
  policy: 'online',
  thing: ['scenarioId'],
  touches: OFFICE_TOUCHES,
  toasts: 'all',
  press: ({
    info: { worldId, scenarioId, masterName },
    ...asked
  }: {
    info: OpeningInfo
    newMasterFlg: Flag
    reason: string
  }) => ({
    entity: `opening:${scenarioId}`,
    request: scenarioOfficeCalls.setNewMaster.request({ worldId, scenarioId, ...asked }),
    note: masterName,
    facts: { scenarioId },
  }),
})

const choices: readonly { flag: Flag; label: string; effect: string }[] = [
  {
    flag: null,
    label: 'はじめの話だけ制限する',
    effect: `公開された話が${OPENINGS_OF_NEW_MASTERS}本になるまで、難易度と報酬は「普通」だけです。`,
  },
  { flag: true, label: 'ずっと制限する', effect: '運営が変えるまで、難易度と報酬は「普通」だけです。' },
  { flag: false, label: '制限しない', effect: '難易度と報酬を自由に選べます。' },
]

export function NewMasterPanel({ info, flag }: { info: OpeningInfo; flag: Flag }) {
  const [asked, ask] = useState<(typeof choices)[number] | null>(null)
  return (
    <section aria-label="新人マスターの制限">
      <SectionHeading>新人マスターの制限</SectionHeading>
      <p className="mb-2 text-cap text-ink-soft">
        {info.masterName}のこれからの話にかかります。
        {info.isNewMaster ? 'いまは制限があります。' : 'いまは制限がありません。'}
      </p>
      <List>
        {choices.map(choice => (
          <li key={choice.label} className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 px-4 py-2.5">
            <p className="min-w-0 flex-[1_1_11rem]">
              <b className="text-sub">{choice.label}</b>
              <span className="block text-meta text-ink-soft">{choice.effect}</span>
            </p>
            {choice.flag === flag ? (
              <Chip tone="ai">いまの設定</Chip>
            ) : (
              <Button variant="line" onClick={() => ask(choice)}>
                {choice.label}
              </Button>
            )}
          </li>
        ))}
      </List>
      {asked && <FlagSheet info={info} {...asked} onClose={() => ask(null)} />}
    </section>
  )
}

interface FlagSheetProps {
  info: OpeningInfo
  flag: Flag
  label: string
  effect: string
  onClose: () => void
}

function FlagSheet({ info, flag, label, effect, onClose }: FlagSheetProps) {
  const acts = usePress(setting, { scenarioId: info.scenarioId }, { onLate: onClose, can: '変えられます' })
  const press = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ info, newMasterFlg: flag, reason })
    if (done) onClose()
    return done !== null
  }
  return (
    <ReasonSheet
      title={label}
      about={`newMaster:${info.scenarioId}`}
      lead={info.masterName}
      effect={effect}
      button={label}
      pendingLabel="送っています"
      acts={acts}
      onPress={press}
      onClose={onClose}
    />
  )
}
