// Tabs 装備, スキル and 能力の履歴 of the speaking character.
import { Link } from '@tanstack/react-router'
import { Tabs } from '#app/ui/Tabs.tsx'

export type SettingsTab = 'worn' | 'skills' | 'changes'

const tabs: readonly { key: SettingsTab; label: string }[] = [
  { key: 'worn', label: '装備' },
  { key: 'skills', label: 'スキル' },
  { key: 'changes', label: '能力の履歴' },
]

export function SettingsTabs({ worldId, current }: { worldId: string; current: SettingsTab }) {
  const params = { worldId }
  return (
    <Tabs
      label="装備とスキル"
      tabs={tabs}
      current={current}
      renderLink={({ key }, face) =>
        key === 'skills' ? (
          <Link to="/world/$worldId/skillSettings" params={params} {...face} />
        ) : (
          <Link to="/world/$worldId/sobiItemSettings" params={params} search={{ tab: key }} {...face} />
        )
      }
    />
  )
}
