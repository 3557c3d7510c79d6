// Rows of items and skills that can be renamed, each leading to its form.
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { formatCount } from '#rules/rewards.ts'
import { strip } from '#rules/text/notation.ts'
import type { Originalizable } from '../queries.ts'
import { ThingTile } from '../ThingTile.tsx'

const Name = ({ name, level }: { name: string; level: number }) => (
  <>
    <span className="font-mincho text-body font-semibold">{name}</span>
    {level > 1 && <span className="num ml-1.5 text-meta text-ink-soft">Lv.{level}</span>}
  </>
)

export function ItemRows({ worldId, items }: { worldId: string; items: Originalizable['itemList'] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="名前をつけられるアイテムがありません。"
        note="アイテムは、ミッションの報酬などで手に入ります。"
        action={
          <ButtonLink variant="ai" to="/mission" search={{ worldId }}>
            ミッションを見る
          </ButtonLink>
        }
      />
    )
  }
  return (
    <List>
      {items.map(({ code, level, name, picture, shojiSu, free }) => {
        const face = {
          className: 'min-h-16',
          icon: <ThingTile kind="item" picture={picture} />,
          title: <Name name={name} level={level} />,
        }
        const count = `所持 ${formatCount(shojiSu)}個`
        return free > 0 ? (
          <ListLink
            key={`${code}-${level}`}
            {...face}
            note={count}
            to="/world/$worldId/originalize/$kind/$code/$level"
            params={{ worldId, kind: 'item', code, level: String(level) }}
          />
        ) : (
          <ListRow key={`${code}-${level}`} {...face} note={`${count}・装備中です。外すと申請できます。`} />
        )
      })}
    </List>
  )
}

export function SkillRows({ worldId, skills }: { worldId: string; skills: Originalizable['skillList'] }) {
  if (skills.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="名前をつけられるスキルがありません。"
        note="スキルを習得すると、ここに並びます。"
      />
    )
  }
  return (
    <List>
      {skills.map(({ code, level, name, description, isApplying }) => {
        const face = {
          className: 'min-h-16',
          icon: <ThingTile kind="skill" picture={null} />,
          title: <Name name={name} level={level} />,
          note: <span className="line-clamp-1">{strip(description)}</span>,
        }
        return isApplying ? (
          <ListRow key={code} {...face} trailing={<Chip tone="kin">申請中</Chip>} />
        ) : (
          <ListLink
            key={code}
            {...face}
            to="/world/$worldId/originalize/$kind/$code/$level"
            params={{ worldId, kind: 'skill', code, level: String(level) }}
          />
        )
      })}
    </List>
  )
}
