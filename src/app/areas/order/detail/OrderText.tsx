// Words of an order: its text, what it costs, and the stories it follows on.
import { PenLine } from 'lucide-react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Order } from '../queries.ts'

export function OrderText({ order }: { order: Order }) {
  const { orderId, worldId, orderContent, textType, orderCoin, seats, writingDays, relatedList, actList } = order
  return (
    <section aria-labelledby="request">
      <SectionHeading
        id="request"
        more={
          actList.includes('revise') && (
            <TextLink
              icon={PenLine}
              to="/world/$worldId/scenarioOrder/$orderId"
              params={{ worldId, orderId: String(orderId) }}
              search={{ view: 'edit' }}
            >
              直す
            </TextLink>
          )
        }
      >
        {order.type === 'RequestScenario' ? '依頼の内容' : 'ひとこと'}
      </SectionHeading>
      {orderContent ? (
        <div className="font-mincho text-body leading-[1.9]">
          <StoryText text={orderContent} />
        </div>
      ) : (
        <p className="text-sub text-ink-soft">書かれていません。</p>
      )}
      <List className="mt-3">
        <ListRow title="リプレイの長さ" trailing={<b className="text-sub">{textTypeLabels[textType]}</b>} />
        <ListRow title="総額" trailing={<b className="num text-sub">{formatCount(orderCoin)} コイン</b>} />
        <ListRow title="人数" trailing={<b className="num text-sub">{seats > 1 ? `${seats}人まで` : 'ひとり'}</b>} />
        <ListRow title="執筆の日数" trailing={<b className="num text-sub">{writingDays}日</b>} />
        {relatedList.map(({ worldId: of, scenarioId, phase, scenarioTitle }) => (
          <ListLink
            key={scenarioId}
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={{ worldId: of, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
            search={{}}
            title={<span className="font-mincho font-semibold">{scenarioTitle}</span>}
            note="関連するシナリオ"
          />
        ))}
      </List>
    </section>
  )
}
