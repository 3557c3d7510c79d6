// Head of a scenario's page: its picture with its name, the tabs of its parts, how far it has come.
import type { ReactNode } from 'react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Hero } from '#app/ui/Hero.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Tabs } from '#app/ui/Tabs.tsx'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { scenarioTypeLabels } from '#rules/codes/scenario-labels.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { hasReplayTab, isOrdered } from '../facts.ts'
import { PhaseThread } from '../PhaseThread.tsx'
import type { ScenarioTab } from '../phase-address.ts'
import type { Scenario } from '../queries.ts'

const HERO_HEIGHT = 208

interface ScenarioHeadProps {
  scenario: Scenario
  /** key visual of its world, where it has no picture of its own */
  keyVisual: string | null
  masterLabel: string
  /** h2 where it is looked at on another page */
  as?: 'h1' | 'h2'
  tab: ScenarioTab
  renderTab: (tab: ScenarioTab, face: LinkFace) => ReactNode
  /** the way to the desk of one's own text, for who has a seat */
  renderPlaying?: ((face: LinkFace) => ReactNode) | undefined
}

export function ScenarioHead({
  scenario,
  keyVisual,
  masterLabel,
  as: Title = 'h1',
  tab,
  renderTab,
  renderPlaying,
}: ScenarioHeadProps) {
  const { scenarioId, phase } = scenario
  const tabs: readonly { key: ScenarioTab | 'playing'; label: string; count?: number }[] = [
    { key: 'opening', label: 'オープニング' },
    { key: 'about', label: '説明' },
    { key: 'people', label: '参加者', count: scenario.characterList.length },
    ...(scenario.canReadBoard ? [{ key: 'board' as const, label: '相談', count: scenario.unreadPosts }] : []),
    ...(renderPlaying ? [{ key: 'playing' as const, label: 'プレイング' }] : []),
    { key: 'master', label: `${masterLabel}より` },
    ...(hasReplayTab(scenario) ? [{ key: 'replay' as const, label: 'リプレイ' }] : []),
  ]
  return (
    <>
      <Hero height={HERO_HEIGHT} picture={<WorldPicture keyVisual={scenario.picture ?? keyVisual} width={600} eager />}>
        <p className="num mb-1 flex flex-wrap items-center gap-1.5 text-meta">
          {isOrdered(scenario) && <Chip tone="picture">{scenarioTypeLabels[scenario.scenarioType]}</Chip>}
          {isOrdered(scenario) && scenario.privateReplayFlg && <Chip tone="picture">参加者だけ</Chip>}
          {scenario.phaseList.length > 1 && <Chip tone="picture">第{phase}章</Chip>}
          {/* A scenario that is still being written has no number. */}
          {scenarioId > 0 ? `シナリオ ${padScenarioId(scenarioId)}` : 'シナリオ'}
        </p>
        <Title className="font-mincho text-hero leading-tight font-semibold">{scenario.scenarioTitle}</Title>
      </Hero>
      <Tabs
        label="シナリオの内容"
        tabs={tabs}
        current={tab}
        renderLink={({ key }, face) => (key === 'playing' ? renderPlaying?.(face) : renderTab(key, face))}
      />
      <PhaseThread
        state={scenario.state}
        isEvent={scenario.scenarioKind === scenarioKind.event}
        isOrdered={isOrdered(scenario)}
      />
    </>
  )
}
