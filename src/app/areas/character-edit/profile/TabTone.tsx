// 口調: the character's way of speaking, with a sample line.
import { Card } from '#app/ui/Card.tsx'
import { ToldLines } from '../ToldLines.tsx'
import type { TabProps } from './profile-tabs.ts'

const lines = ['firstPerson', 'secondPerson', 'tone', 'catchphrase'] as const

export function TabTone({ profile, values, errors, onChange }: TabProps) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <ToldLines lines={lines} {...{ values, errors }} onChange={onChange} />
      <Card as="section" aria-label="話しかたの見本">
        <p className="text-meta text-ink-soft">{profile.characterFullName}の話しかた</p>
        <p className="mt-1 font-mincho text-[1.0625rem] leading-[1.9] wrap-anywhere">
          「{values.catchphrase || 'まだ、ひとことがありません。'}」
        </p>
        <p className="mt-1 text-cap text-ink-soft wrap-anywhere">
          {[
            values.firstPerson && `自分を「${values.firstPerson}」`,
            values.secondPerson && `相手を「${values.secondPerson}」`,
            values.tone,
          ]
            .filter(Boolean)
            .join('・')}
        </p>
      </Card>
    </div>
  )
}
