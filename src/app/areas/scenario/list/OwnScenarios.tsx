// 参加中のシナリオ on start screens: what one runs in, with the next date and what is to do, the most urgent first.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleDashed, Hourglass } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { OwnScenario } from '../entry/held.ts'
import { nextDateOf } from '../facts.ts'
import { scenarioQueries } from '../queries.ts'
import { LeadScenario } from './LeadScenario.tsx'
import { byUrgency, type Todo, todoOf } from './todo.ts'

const SHOWN = 3

/**
 * Nothing where one runs in none, or it cannot be read.
 * @param plain as lines alone: beside a screen that has a main button of its own
 */
export function OwnScenarios({ plain = false }: { plain?: boolean }) {
  const { user } = useSession()
  const query = useRead({ ...scenarioQueries.own(), enabled: user !== null })
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const own = query.data?.scenarioList ?? []
  const { data: worlds } = useQuery({ ...worldQueries.worlds(), enabled: own.length > 0 })
  if (!user || own.length === 0) return null
  const rows = byUrgency(
    own.map(of => {
      const next = nextDateOf(of, now)
      return { of, next, at: next?.at ?? null, todo: todoOf(of) }
    }),
  )
  // The scenario with the next thing to do stands large, where there is something to do.
  const lead = !plain && rows[0]?.todo.isDue ? rows[0] : undefined
  const rest = rows.slice(lead ? 1 : 0, SHOWN)
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/myPage/coin/held" chevron>
            もっと見る
          </TextLink>
        }
      >
        参加中のシナリオ
      </SectionHeading>
      {lead && (
        <LeadScenario
          of={lead.of}
          next={lead.next}
          words={lead.todo.words}
          keyVisual={worlds?.worldSelectList.find(({ worldId }) => worldId === lead.of.worldId)?.keyVisual ?? null}
          link={face => <Link {...addressOf(lead.of, lead.todo)} {...face} />}
        />
      )}
      {rest.length > 0 && (
        <List className={lead && 'mt-3'}>
          {rest.map(({ of, next, todo }) => (
            <ListLink
              key={of.entry.entryId}
              {...addressOf(of, todo)}
              icon={
                <Icon
                  of={todo.isDue ? CircleDashed : Hourglass}
                  className={todo.isDue ? 'text-shu' : 'text-ink-soft'}
                />
              }
              title={<span className="font-mincho text-body font-semibold">{of.scenarioTitle}</span>}
              note={
                <>
                  {of.entry.characterFullName}
                  {!todo.isDue && `・${todo.words}`}
                  {next && (
                    <>
                      ・
                      <Whole>
                        {next.name} {next.text}
                      </Whole>
                      {next.left && (
                        <b className={cx('ml-1 inline-block', next.isUrgent && 'text-shu')}>— {next.left}</b>
                      )}
                    </>
                  )}
                </>
              }
              trailing={todo.isDue && <Chip tone="shu">{todo.words}</Chip>}
            />
          ))}
        </List>
      )}
    </section>
  )
}

const base = '/world/$worldId/scenario/$scenarioId/$phase' as const

function addressOf({ worldId, scenarioId, phase, entry }: OwnScenario, { to }: Todo) {
  const params = { worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }
  const character = entry.characterId
  if (to === 'participation') return { to: `${base}/participation`, params, search: { character } } as const
  if (to === 'playing') return { to: `${base}/playing`, params, search: { character } } as const
  return { to: base, params, search: { tab: to === 'board' ? 'board' : 'opening' } } as const
}
