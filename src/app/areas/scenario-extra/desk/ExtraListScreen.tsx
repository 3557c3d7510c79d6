// List of a master's extras by how far they have come, with the readers of the published ones.
import { Link } from '@tanstack/react-router'
import { Feather, Undo2 } from 'lucide-react'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { GroupedList } from '#app/shared/screen/GroupedList.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { formatCount } from '#rules/rewards.ts'
import { EXTRA_GROUPS, type ExtraGroup, extraPriceWords } from '#rules/scenario/extra.ts'
import { ExtraStateChip } from '../ExtraStateChip.tsx'
import { type DeskRow, EXTRA_PAGE_SIZE, extraQueries } from '../queries.ts'
import { CHOOSE, type ExtraListAddress } from './address.ts'

const labels: Record<ExtraGroup, string> = { writing: '書くもの', waiting: '運営の確認', over: '公開したもの' }
const nothing: Record<ExtraGroup, string> = {
  writing: '書いている幕間はありません。',
  waiting: '運営に出している幕間はありません。',
  over: '公開した幕間はありません。',
}

export function ExtraListScreen({ place }: { place: ExtraListAddress }) {
  const query = useRead(extraQueries.own(place))
  const { data } = query
  const now = useNow(data?.serverTime, query.dataUpdatedAt)
  return (
    <GroupedList
      title="幕間"
      back={<BackLink to="/myPage/scenario" />}
      groups={EXTRA_GROUPS.map(group => ({ key: group, label: labels[group], count: data?.groupCounts[group] }))}
      group={place.group}
      groupLink={(tab, face) => (
        <Link to="/myPage/scenario/excManagement" search={{ group: tab.key, page: 1 }} replace {...face} />
      )}
      query={query}
      list={({ extraList, count }) => ({
        rows: extraList.map(extra => <Row key={extra.extraId} extra={extra} now={now} />),
        count,
      })}
      page={place.page}
      size={EXTRA_PAGE_SIZE}
      link={(page, face) => <Link to="/myPage/scenario/excManagement" search={{ ...place, page }} {...face} />}
      beside={
        <TextLink to="/myPage/scenario/excManagement" search={{ beside: CHOOSE }} icon={Feather}>
          新しく書く
        </TextLink>
      }
      empty={{
        title: nothing[place.group],
        note: '幕間は、リプレイのそばに置く短い読みものです。価格をつけることもできます。',
        action: (
          <ButtonLink variant="ai" icon={Feather} to="/myPage/scenario/excManagement" search={{ beside: CHOOSE }}>
            幕間を書く
          </ButtonLink>
        ),
      }}
    />
  )
}

function Row({ extra, now }: { extra: DeskRow; now: number }) {
  const { extraId, worldId, scenarioTitle, phase, title, state, length, price, publishAt, readers, comment } = extra
  const worldName = useWorldNames().get(worldId)
  return (
    <Card as="li">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <ExtraStateChip state={state} />
        <span className="min-w-0 wrap-anywhere">
          {[worldName, scenarioTitle, phase > 1 && `第${phase}章`].filter(Boolean).join('・')}
        </span>
      </p>
      <CardTitle className="phrases mt-1 wrap-anywhere">
        <Link
          to="/myPage/scenario/excManagement"
          search={{ extra: extraId }}
          className="text-ink after:absolute after:inset-0"
        >
          {title || '（題名なし）'}
        </Link>
      </CardTitle>
      <p className="num mt-1 text-cap">
        {formatCount(length)}字・{extraPriceWords(price)}
        {state === 'published' && `・読者 ${formatCount(readers)}人`}
        {state === 'awaiting' && `・${publicationWords(publishAt, now)}`}
      </p>
      {state === 'returned' && comment && (
        <p className="mt-1 flex gap-1.5 text-cap text-hi">
          <Icon of={Undo2} size="xs" className="mt-1 flex-none" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{comment}</span>
        </p>
      )}
    </Card>
  )
}
