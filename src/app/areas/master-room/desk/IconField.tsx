// Choice of a master's icon: none, or one of those of the own characters and of the NPCs that the master leads.
import { Place } from '#app/shared/form/FormField.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { imageSource } from '#rules/images.ts'
import type { OwnRoom } from '../queries.ts'

const NONE = ''

interface IconFieldProps {
  icons: OwnRoom['iconList']
  value: string | null
  onChange: (icon: string | null) => void
}

export function IconField({ icons, value, onChange }: IconFieldProps) {
  // An icon that its character has replaced stays on offer until the master chooses another.
  const isListed = value === null || icons.some(({ icon }) => icon === value)
  const shown = isListed || value === null ? icons : [{ icon: value, name: 'いまのアイコン' }, ...icons]
  return (
    <Place name="icon">
      <Choice
        label="アイコン"
        options={[
          { value: NONE, name: 'アイコンなし' },
          ...shown.map(({ icon, name }) => ({ value: icon, name, src: imageSource(icon, 'character', 96) })),
        ]}
        value={value ?? NONE}
        onChange={next => onChange(next === NONE ? null : next)}
        placeholder="アイコンを選ぶ"
        emptyText="選べるアイコンはありません。"
      />
    </Place>
  )
}
