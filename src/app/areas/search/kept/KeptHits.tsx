// Hits without a network, among what the device itself keeps, with a note that the search went no further.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readSavedTexts, type SavedText } from '#app/platform/saved-texts.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Marked } from '#app/shared/search/Marked.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { searchWords } from '#rules/novel.ts'
import { snippetOf } from '#rules/scenario/found.ts'
import { ALL_KINDS } from '#rules/search/kinds.ts'
import { searchKindLabels } from '#rules/search/labels.ts'
import type { SearchPlace } from '../address.ts'
import { type KeptThing, keptReads, keptWith, savedThing } from './things.ts'

const MOST_SHOWN = 40

export function KeptHits({ place: { keyword, type, inWorld } }: { place: SearchPlace }) {
  const client = useQueryClient()
  const [saved, setSaved] = useState<SavedText[] | null>(null)
  useEffect(() => {
    readSavedTexts().then(setSaved, () => setSaved([]))
  }, [])
  const words = searchWords(keyword)
  if (saved === null) return null
  const here = ({ kind, href }: KeptThing): boolean =>
    (type === ALL_KINDS || kind === type) && (inWorld === null || href.startsWith(`/world/${inWorld}/`))
  const things = [...saved.map(savedThing), ...keptReads(client)].filter(here)
  const found = words.length === 0 ? [] : keptWith(things, words).slice(0, MOST_SHOWN)
  return (
    <section aria-label="この端末から探した結果">
      <Notice icon={Smartphone} silent className="mt-3">
        オフラインです。この端末に残っているもの（保存した物語と、ひらいたことのある一覧）から探します。
      </Notice>
      {words.length > 0 && (
        <SectionHeading>
          この端末で見つかったもの
          <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">{found.length}件</span>
        </SectionHeading>
      )}
      {words.length > 0 && found.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={`「${keyword}」は、この端末にはありません。`}
          note="つながると、すべてから探せます。"
        />
      )}
      {found.length > 0 && (
        <List>
          {found.map(thing => (
            <KeptRow key={thing.key} thing={thing} words={words} />
          ))}
        </List>
      )}
    </section>
  )
}

function KeptRow({ thing, words }: { thing: KeptThing; words: readonly string[] }) {
  const { key, kind, title, line, href, text, characterId } = thing
  const around = snippetOf(text, words)
  return (
    <li>
      {/* Official things are never folded. */}
      <Muted
        id={key}
        isMine={characterId === undefined}
        characters={[characterId]}
        // A muted word does not fold a character by its name, because the name is no post.
        texts={kind === 'character' ? [] : [title, text]}
        className="px-4 py-2"
      >
        <Link to={href} className="block min-h-14 px-4 py-2.5 text-ink -outline-offset-2">
          <span className="block text-meta text-ink-soft">
            {[kind && searchKindLabels[kind], line].filter(Boolean).join('・')}
          </span>
          <span className="phrases block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
            <Marked text={title} words={words} />
          </span>
          {around !== null && (
            <span className="mt-1 block text-cap leading-[1.6] wrap-anywhere">
              <Marked text={around} words={words} />
            </span>
          )}
        </Link>
      </Muted>
    </li>
  )
}
