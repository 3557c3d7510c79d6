// Requests of the world that are under way and not private.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { imageSource } from '#rules/images.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { orderTone, orderWords } from '../order-words.ts'
import { type GoingRequest, orderQueries } from '../queries.ts'

export function GoingRequests({ worldId }: { worldId: string }) {
  const query = useRead(orderQueries.going(worldId))
  return (
    <Read
      query={query}
      title="進行中のリクエストを読み込めませんでした。"
      className="mt-3"
      skeleton={
        <Loading>
          <SkeletonBlock className="mt-3 h-40 rounded-card" />
        </Loading>
      }
    >
      {({ orderList }) =>
        orderList.length === 0 ? (
          <div className="mt-3">
            <EmptyState
              drawing={<EmptyDrawing />}
              title="進行中のリクエストはありません。"
              note="参加者だけに公開するものは、ここに並びません。"
            />
          </div>
        ) : (
          <List className="mt-3">
            {orderList.map(order => (
              <Going key={order.orderId} worldId={worldId} order={order} />
            ))}
          </List>
        )
      }
    </Read>
  )
}

function Going({ worldId, order }: { worldId: string; order: GoingRequest }) {
  const { purpose, textType, status, ownerName, icon, masterName, joinedCount, seats, scenarioId } = order
  const row = {
    icon: <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />,
    title: <b className="font-mincho font-semibold">{purpose}</b>,
    note: [
      ownerName,
      seats > 1 && `${joinedCount} / ${seats}名`,
      textTypeLabels[textType],
      masterName ? `${masterName} マスター` : '公開リクエスト',
    ]
      .filter(Boolean)
      .join('・'),
    trailing: <Chip tone={orderTone(status)}>{orderWords(status)}</Chip>,
  }
  return scenarioId === null ? (
    <ListRow {...row} />
  ) : (
    <ListLink
      {...row}
      to="/world/$worldId/scenario/$scenarioId/$phase"
      params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: '1' }}
      search={{}}
    />
  )
}
