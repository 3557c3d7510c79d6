// 装備: tab with the equipment of each slot, and the set skills, for everybody.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Character } from '#app/shared/character/queries.ts'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import { NumberLine } from '#app/shared/settings/NumberLine.tsx'
import { worldQueries } from '#app/shared/world/queries.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { equipmentSlots } from '#rules/equipment.ts'

export function WornTab({ character }: { character: Character }) {
  const { worldId, characterId, wornList, skillList } = character
  const { data: rules } = useQuery(worldQueries.statRules(worldId))
  const names = (rules?.parameterNameList ?? []).map(({ id, value }) => ({ id, name: value }))
  // The equipment screen is always that of the speaking character.
  const canChange = useSpeaking(worldId)?.characterId === characterId
  const pieces = equipmentSlots.flatMap(({ slotId, label }) => {
    const piece = wornList.find(each => each.slotId === slotId)
    return piece ? [{ ...piece, label }] : []
  })
  return (
    <div className="mt-4">
      {pieces.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing />}
          title="装備しているものはありません。"
          action={
            canChange && (
              <ButtonLink variant="ai" to="/world/$worldId/sobiItemSettings" params={{ worldId }}>
                装備を選ぶ
              </ButtonLink>
            )
          }
        />
      ) : (
        <List>
          {pieces.map(piece => (
            <li key={piece.slotId} className="flex items-start gap-3 px-4 py-3">
              <ItemPicture picture={piece.picture} itemKind={piece.itemKind} />
              <div className="min-w-0 flex-1">
                <p className="text-meta text-ink-soft">{piece.label}</p>
                <Named name={piece.itemName} plainName={piece.plainName} level={piece.level} />
                <NumberLine parameters={names} numbers={piece.parameters} className="mt-0.5 text-cap" />
              </div>
            </li>
          ))}
        </List>
      )}
      {skillList.length > 0 && (
        <section aria-labelledby="set-skills">
          <SectionHeading id="set-skills">セット中のスキル</SectionHeading>
          <List>
            {skillList.map(skill => (
              <li key={skill.skillCode} className="px-4 py-3">
                <Named name={skill.skillName} plainName={skill.plainName} level={skill.level} />
                <p className="mt-0.5 text-cap text-ink-soft [unicode-bidi:isolate]">{skill.description}</p>
                {skill.skillHaneiFlg && (
                  <NumberLine parameters={names} numbers={skill.parameters} className="mt-0.5 text-cap" />
                )}
              </li>
            ))}
          </List>
        </section>
      )}
    </div>
  )
}

/** The player's name for a thing, with the original name in small print. */
function Named({ name, plainName, level }: { name: string; plainName: string | null; level: number }): ReactNode {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sub">
      <b className="font-semibold wrap-anywhere [unicode-bidi:isolate]">{name}</b>
      <span className="num text-cap text-ink-soft">Lv.{level}</span>
      {plainName && <small className="text-meta text-ink-soft">（{plainName}）</small>}
    </p>
  )
}
