// Accounts of a demo on the sign-in page, each entered with one press. Renders nothing on other servers.
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { Credentials } from '#app/platform/identity-port.ts'
import { exchange } from '#app/platform/requests.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import type { DemoPerson } from '#contract/identity.ts'
import { imageSource } from '#rules/images.ts'

interface DemoPeopleProps {
  online: boolean
  /** whether a sign-in is running */
  pending: boolean
  onEnter: (credentials: Credentials) => Promise<void>
}

const readPeople = async (signal: AbortSignal): Promise<DemoPerson[]> => {
  const answer = await exchange({ method: 'GET', url: '/api/Identity/demoPeople', body: null }, { signal })
  return (answer as { people: DemoPerson[] }).people
}

export function DemoPeople({ online, pending, onEnter }: DemoPeopleProps) {
  const { data = [] } = useQuery({
    queryKey: ['identity', 'demoPeople'],
    queryFn: ({ signal }) => readPeople(signal),
    enabled: online,
  })
  if (data.length === 0) return null
  const off = pending || !online
  return (
    <section aria-labelledby="demo-people" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="demo-people" className="font-mincho text-card font-semibold">
          お試しの人で入る
        </h2>
        <p className="text-meta text-ink-soft">パスワードはいりません</p>
      </div>
      <p className="phrases mt-0.5 mb-2 text-meta text-ink-soft">
        {online ? 'だれでも使える見本です。書いたものは、ほかの人にも見えます。' : 'つながると、お試しの人で入れます。'}
      </p>
      <List>
        {data.map(({ mailaddress, password, userName, about, icon }) => (
          <li key={mailaddress}>
            <button
              type="button"
              aria-disabled={off || undefined}
              onClick={() => off || void onEnter({ mailaddress, password, sharedDevice: false })}
              className="flex min-h-15 w-full items-center gap-3 px-4 py-1.5 text-left -outline-offset-2 aria-disabled:opacity-60"
            >
              <Avatar size={44} src={icon ? imageSource(icon, 'character', 96) : undefined} />
              <span className="min-w-0 flex-1">
                <b className="block text-sub">{userName}</b>
                <span className="phrases block text-meta text-ink-soft">{about}</span>
              </span>
              <span className="flex flex-none items-center gap-1 text-sub font-bold text-ai">
                入る
                <Icon of={ChevronRight} size="s" />
              </span>
            </button>
          </li>
        ))}
      </List>
    </section>
  )
}
