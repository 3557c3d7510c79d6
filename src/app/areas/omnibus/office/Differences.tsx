// Places at which a handed-in change of a theme differs from what players see.
import { Eye, FilePenLine } from 'lucide-react'
import { differences } from '#app/areas/scenario/playing/differences.ts'
import { DifferenceSide, wholly } from '#app/shared/draft/DifferenceSide.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import type { Texts } from '../queries.ts'

interface DifferencesProps {
  written: Texts
  approved: Texts
}

const SHOWN = { label: '公開中の版', icon: Eye, isBefore: true } as const
const NOW = { label: '提出された版', icon: FilePenLine } as const

const people = ({ characterList }: Texts): string =>
  characterList.map(({ characterFullName }) => characterFullName).join('、')

const whole = [
  ['題名', ({ title }: Texts) => title],
  ['ひとこと', ({ catchcopy }: Texts) => catchcopy],
  ['登場人物', people],
] as const
const long = [
  ['テーマの説明', ({ description }: Texts) => description],
  ['オーダーする人へ', ({ masterMsg }: Texts) => masterMsg],
] as const

/** Words that stand for a picture where two versions are compared. */
const pictureOf = (picture: string | null, words: string): string => (picture === null ? '絵なし' : words)

/** Each place with the name of its field. */
const placesOf = ({ written, approved }: DifferencesProps) => [
  ...whole.flatMap(([name, of]) =>
    of(written) === of(approved) ? [] : [{ name, sent: wholly(of(approved)), draft: wholly(of(written)) }],
  ),
  ...long.flatMap(([name, of]) =>
    differences(of(approved), of(written)).map(({ sent, draft }) => ({ name, sent, draft })),
  ),
  ...(written.picture === approved.picture
    ? []
    : [
        {
          name: '絵',
          sent: wholly(pictureOf(approved.picture, 'いまの絵')),
          draft: wholly(pictureOf(written.picture, '選びなおした絵')),
        },
      ]),
]

export function Differences(props: DifferencesProps) {
  const places = placesOf(props)
  return (
    <section aria-label="公開中の版との差">
      <SectionHeading more={<span className="num text-meta text-ink-soft">{places.length}か所</span>}>
        公開中の版との差
      </SectionHeading>
      {places.length === 0 ? (
        <p className="text-sub">変わったところはありません。</p>
      ) : (
        <ul>
          {places.map(({ name, sent, draft }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places of a text have no other name than their order
            <Card key={index} as="li">
              <p className="text-cap font-semibold">{name}</p>
              <DifferenceSide of={sent} {...SHOWN} />
              <DifferenceSide of={draft} {...NOW} />
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
