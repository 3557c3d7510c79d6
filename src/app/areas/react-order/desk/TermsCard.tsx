// A situation with the terms of the master for it.

import { TriangleAlert } from 'lucide-react'
import { PeriodChip } from '#app/shared/order-plan/PeriodChip.tsx'
import { periodWords } from '#app/shared/order-plan/PlanRow.tsx'
import { TermFields } from '#app/shared/order-plan/TermFields.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { planPeriod, termsFaults } from '#rules/order/plan.ts'
import { formatCount } from '#rules/rewards.ts'
import type { MasterReact } from '../queries.ts'
import type { ChangedTerms } from '../writes.ts'
import { changeOf, isOtherVersion, overTheirs, savedTerms } from './term-changes.ts'

interface TermsCardProps {
  react: MasterReact
  /** terms that are not saved; null: none */
  change: ChangedTerms | null
  now: number
  onChange: (change: ChangedTerms | null) => void
}

export function TermsCard({ react, change, now, onChange }: TermsCardProps) {
  const { worldId, templateId, title, catchcopy, picture, running } = react
  const { world } = useWorld(worldId)
  const period = planPeriod(react, now)
  const saved = savedTerms(react)
  const terms = change ?? saved
  const isOther = change !== null && isOtherVersion(react, { [templateId]: change })
  return (
    <Card as="li">
      <div className="flex gap-3">
        <WorldPicture
          keyVisual={picture ?? world?.keyVisual ?? null}
          width={72}
          className="size-14 flex-none rounded-card"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-1">
            {period === 'coming' && <PeriodChip period={period} />}
            <Chip>{textTypeLabels[react.textType]}</Chip>
            {running > 0 && <Chip tone="ai">オーダー {running}件</Chip>}
            {change && <Chip tone="kin">未保存</Chip>}
          </p>
          <CardTitle className="wrap-anywhere">{title}</CardTitle>
          {catchcopy && <p className="text-cap text-ink-soft">{catchcopy}</p>}
          <p className="num text-meta text-ink-soft">
            {periodWords(react)}・{react.seatsMost}人まで
          </p>
          {period === 'current' && (
            <TextLink
              to="/world/$worldId/scenarioReact/$templateId"
              params={{ worldId, templateId: String(templateId) }}
              search={{}}
              aria-label={`シチュエーションを読む：${title}`}
              chevron
            >
              シチュエーションを読む
            </TextLink>
          )}
        </div>
      </div>
      {isOther && change && (
        <Notice tone="hi" icon={TriangleAlert} className="mt-2" title="別の場所で、この設定が変わりました。">
          <p className="num">
            保存されている設定：
            {saved.acceptFlg
              ? `${formatCount(saved.orderCoin)}コイン・${saved.seats}人・執筆 ${saved.writingDays}日`
              : '受け付けない'}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="line" onClick={() => onChange(null)}>
              保存されている設定を使う
            </Button>
            <Button variant="line" onClick={() => onChange(overTheirs(react, change))}>
              この画面の設定で続ける
            </Button>
          </div>
        </Notice>
      )}
      <div className="mt-1">
        <TermFields
          of={react}
          terms={terms}
          errors={termsFaults(terms, react)}
          onChange={next => onChange(changeOf(react, next, change))}
        />
      </div>
    </Card>
  )
}
