// A theme as players read it: its words, its story, who is in it, its master's words.
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import type { Texts } from './queries.ts'

interface ThemeTextsProps {
  worldId: string
  texts: Pick<Texts, 'description' | 'masterMsg' | 'characterList'>
}

export const ThemeTexts = ({ worldId, texts: { description, masterMsg, characterList } }: ThemeTextsProps) => (
  <>
    <article className="mt-4 font-mincho text-body leading-[1.9]">
      {description.trim() === '' ? (
        <p className="text-ink-soft">説明はまだありません。</p>
      ) : (
        <StoryText text={description} />
      )}
    </article>
    {characterList.length > 0 && (
      <section aria-label="登場人物">
        <SectionHeading>登場人物</SectionHeading>
        <List>
          {characterList.map(character => (
            <li key={character.characterId} className="px-3">
              <CharacterRow character={character} worldId={worldId} />
            </li>
          ))}
        </List>
      </section>
    )}
    {masterMsg.trim() !== '' && (
      <section aria-label="オーダーする人へ">
        <SectionHeading>オーダーする人へ</SectionHeading>
        <div className="text-sub">
          <StoryText text={masterMsg} />
        </div>
      </section>
    )}
  </>
)
