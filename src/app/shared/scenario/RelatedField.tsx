// Characters that a scenario is about, in their order: found by name among those of its world.
import { UserPlus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CharacterRow, type ShownCharacter } from '#app/shared/character/CharacterRow.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List } from '#app/ui/List.tsx'
import { RELATED_MOST } from '#rules/scenario/opening.ts'
import { Count, useFocusAfter } from './rows.tsx'

const RelatedSheet = lazy(() => import('./RelatedSheet.tsx').then(module => ({ default: module.RelatedSheet })))

interface RelatedFieldProps {
  worldId: string
  /** most that may be chosen */
  most?: number
  related: readonly ShownCharacter[]
  onChange: (related: readonly ShownCharacter[]) => void
}

export function RelatedField({ worldId, most = RELATED_MOST, related, onChange }: RelatedFieldProps) {
  const { list, adder, focusAdder } = useFocusAfter()
  const [isChoosing, setChoosing] = useState(false)
  const remove = (characterId: string): void => {
    onChange(related.filter(one => one.characterId !== characterId))
    focusAdder()
  }
  return (
    <section ref={list} aria-label="登場人物">
      <SectionHeading more={<Count used={related.length} most={most} />}>登場人物</SectionHeading>
      <p className="text-cap text-ink-soft">物語に出てくるNPCや、縁のあるキャラクターです。説明の下に並びます。</p>
      {related.length > 0 && (
        <List className="mt-2">
          {related.map(character => (
            <li key={character.characterId} className="px-3">
              <CharacterRow
                character={character}
                worldId={worldId}
                trailing={
                  <IconButton
                    icon={X}
                    label={`${character.characterFullName}を外す`}
                    onClick={() => remove(character.characterId)}
                  />
                }
              />
            </li>
          ))}
        </List>
      )}
      <Button
        ref={adder}
        variant="line"
        icon={UserPlus}
        className="mt-2"
        reason={related.length >= most ? `登場人物は${most}人までです。` : undefined}
        onClick={() => setChoosing(true)}
      >
        登場人物を加える
      </Button>
      <Suspense>
        {isChoosing && (
          <RelatedSheet
            worldId={worldId}
            most={most}
            chosen={related}
            onAdd={character => onChange([...related, character])}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
