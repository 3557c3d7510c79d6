// うちの子の出番: how often one's own character appears, where in the text, and the way to each place.
import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { imageSource } from '#rules/images.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { PhaseKey } from './queries.ts'
import type { OwnAppearances, ReplayView } from './replay-view.ts'

interface AppearancesProps {
  of: PhaseKey
  view: ReplayView
}

export function Appearances({ of, view }: AppearancesProps) {
  if (view.own.length === 0) return null
  const count = view.own.reduce((sum, { runs }) => sum + runs.length, 0)
  return (
    <section aria-label="うちの子の出番">
      <SectionHeading
        more={
          <span className="num text-sub">
            <b className="text-head text-shu">{count}</b> か所
          </span>
        }
      >
        うちの子の出番
      </SectionHeading>
      {view.own.map(own => (
        <OwnCard key={own.member.character.characterId} of={of} view={view} own={own} />
      ))}
    </section>
  )
}

function OwnCard({ of, view, own: { member, runs } }: AppearancesProps & { own: OwnAppearances }) {
  const { icon, characterFullName } = member.character
  const { worldId, scenarioId, phase } = of
  const params = { worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }
  const [first] = runs
  const words = (row: number) => (view.lines[row - 1] ?? '').trim()
  const sectionOf = (row: number) => view.sections.findLast(section => section.row <= row)?.title ?? ''
  return (
    <Card flush>
      <div className="px-4 py-3">
        <p className="flex items-center gap-3">
          <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
          <span className="min-w-0">
            <span className="block text-cap text-ink-soft">
              {characterFullName}・{runs.length}か所
            </span>
            <span className="line-clamp-2 font-mincho text-sub leading-[1.6]">
              {first
                ? words(first.from)
                : '名前の出てくるところは見つかりませんでした。ちがう呼びかたで書かれているかもしれません。'}
            </span>
          </span>
        </p>
        {first && <Thread view={view} runs={runs} />}
      </div>
      {first && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-2">
            <span className="min-w-0 flex-[1_1_8rem] text-cap text-ink-soft">
              さいしょは「{sectionOf(first.from)}」
            </span>
            <ButtonLink
              iconEnd={ArrowRight}
              to="/world/$worldId/scenario/$scenarioId/$phase/replay"
              params={params}
              search={{ at: first.from }}
            >
              出番へ
            </ButtonLink>
          </div>
          <details className="group border-t border-line">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-4 text-sub text-ai -outline-offset-2">
              出番をひとつずつ見る
              <Icon of={ChevronDown} size="s" className="group-open:rotate-180" />
            </summary>
            <ol className="divide-y divide-line border-t border-line">
              {runs.map(({ from }, index) => (
                <li key={from}>
                  <Link
                    to="/world/$worldId/scenario/$scenarioId/$phase/replay"
                    params={params}
                    search={{ at: from }}
                    className="grid min-h-12 grid-cols-[2rem_minmax(0,1fr)] items-center px-4 py-2 text-ink -outline-offset-2"
                  >
                    <b className="num text-sub text-shu">{index + 1}</b>
                    <span className="min-w-0">
                      <span className="line-clamp-1 text-meta text-ink-soft">{sectionOf(from)}</span>
                      <span className="line-clamp-1 font-mincho text-sub">{words(from)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </Card>
  )
}

/** The text as a thread with a knot for each place, and a notch for each section. */
function Thread({ view: { lines, sections }, runs }: { view: ReplayView; runs: OwnAppearances['runs'] }) {
  const share = (row: number) => `${(100 * (row - 1)) / Math.max(1, lines.length - 1)}%`
  return (
    <div aria-hidden="true" className="mt-3 px-1.5">
      <div className="relative h-3 before:absolute before:inset-x-0 before:top-[5px] before:h-0.5 before:bg-line">
        {sections.slice(1).map(({ row }) => (
          <span key={row} className="absolute top-px h-2.5 w-px bg-line-strong" style={{ left: share(row) }} />
        ))}
        {runs.map(({ from }) => (
          <span
            key={from}
            className="absolute top-0 -ml-1.5 size-3 rounded-full border-2 border-surface bg-shu"
            style={{ left: share(from) }}
          />
        ))}
      </div>
      <p className="flex justify-between text-meta text-ink-soft">
        <span>はじめ</span>
        <span>おわり</span>
      </p>
    </div>
  )
}
