// Neighbours of a theme: masters who have one of the same template, for members; other themes of the template or the master.
import { Link } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { imageSource } from '#rules/images.ts'
import { omnibusQueries } from '../queries.ts'
import { ThemeCardItem } from '../ThemeCardItem.tsx'
import { termsWords } from '../theme-words.ts'

interface BesideProps {
  worldId: string
  omnibusId: number
  masterLabel: string
}

export function Beside({ worldId, omnibusId, masterLabel }: BesideProps) {
  const { user } = useSession()
  const { data: masters } = useRead({ ...omnibusQueries.masters(worldId, omnibusId), enabled: user !== null })
  const { data: related } = useRead(omnibusQueries.related(worldId, omnibusId))
  const others = masters?.masterList.filter(theme => theme.omnibusId !== omnibusId) ?? []
  const shown = new Set(others.map(theme => theme.omnibusId))
  const themes = related?.omnibusList.filter(theme => !shown.has(theme.omnibusId)) ?? []
  return (
    <>
      {others.length > 0 && (
        <section aria-label={`同じテンプレートの${masterLabel}`}>
          <SectionHeading>同じテンプレートの{masterLabel}</SectionHeading>
          <List>
            {others.map(theme => (
              <ListLink
                key={theme.omnibusId}
                to="/world/$worldId/omnibus/$omnibusId"
                params={{ worldId, omnibusId: String(theme.omnibusId) }}
                search={{}}
                icon={
                  <Avatar
                    size={44}
                    src={theme.masterIcon === null ? undefined : imageSource(theme.masterIcon, 'character', 96)}
                  />
                }
                title={
                  <>
                    <b>{theme.masterName}</b>
                    <span className="block font-mincho">{theme.title}</span>
                  </>
                }
                note={theme.acceptFlg ? termsWords(theme) : undefined}
                trailing={<Chip tone={theme.acceptFlg ? 'ai' : 'line'}>{theme.acceptFlg ? '受付中' : '受付前'}</Chip>}
              />
            ))}
          </List>
        </section>
      )}
      {themes.length > 0 && (
        <section aria-label="ほかのテーマ">
          <SectionHeading
            more={
              <Link
                to="/world/$worldId/omnibus"
                params={{ worldId }}
                className="inline-flex min-h-11 items-center text-sub font-bold text-ai"
              >
                すべて見る
              </Link>
            }
          >
            ほかのテーマ
          </SectionHeading>
          <ul className="grid gap-3 xl:grid-cols-2">
            {themes.map(theme => (
              <ThemeCardItem key={theme.omnibusId} theme={theme} masterLabel={masterLabel} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
