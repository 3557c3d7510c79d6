// 自由設定: card with a character's statements about itself; those confirmed by the operators have the seal.
import { Hourglass, X } from 'lucide-react'
import type { Character } from '#app/shared/character/queries.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { settingStanding, settingStandingLabels } from '#rules/characters.ts'

export function SettingsCard({ character }: { character: Character }) {
  if (character.settingList.length === 0) return null
  return (
    <Card as="section" aria-labelledby="settings">
      <h2 id="settings" className="mb-1 font-mincho text-card font-semibold">
        自由設定
      </h2>
      <ul className="divide-y divide-line">
        {character.settingList.map(({ slotNo, heading, body, status }) => (
          <li key={slotNo} className="py-3 last:pb-0">
            <div className="mb-0.5 flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-cap text-ink-soft">{heading}</h3>
              <StandingMark status={status} />
            </div>
            <p className="text-body leading-[1.8] wrap-anywhere whitespace-pre-wrap [unicode-bidi:isolate]">{body}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** State of a setting: the seal for a confirmed one, a chip otherwise. */
function StandingMark({ status }: { status: number }) {
  const standing = settingStanding(status)
  const label = settingStandingLabels[standing]
  switch (standing) {
    case 'confirmed':
      return (
        <span className="inline-block -rotate-4 rounded-[6px] border border-kin bg-kin-soft px-2 py-0.5 font-mincho text-sub leading-[1.4] font-semibold text-kin">
          {label}
        </span>
      )
    case 'applying':
      return (
        <Chip tone="kin" icon={Hourglass}>
          {label}
        </Chip>
      )
    case 'rejected':
      return (
        <Chip tone="hi" icon={X}>
          {label}
        </Chip>
      )
    case 'claimed':
      return <Chip>{label}</Chip>
  }
}
