// Thanks to the people who support the service, on the sign-in page (doc1 §1).
import { useQuery } from '@tanstack/react-query'
import { exchange } from '#app/platform/requests.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { loginMessages } from '#rules/messages/account.ts'

export function Supporters({ online }: { online: boolean }) {
  const { data = [] } = useQuery({
    queryKey: ['signUp', 'supporters'],
    queryFn: async ({ signal }) => {
      const answer = await exchange({ method: 'GET', url: '/api/signup/supporters', body: null }, { signal })
      return (answer as { nameList: string[] }).nameList
    },
    enabled: online,
  })
  if (data.length === 0) return null
  return (
    <section aria-label={loginMessages.supportersThanks} className="mt-7">
      <Fold label={loginMessages.supportersThanks}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-cap text-ink-soft">
          {data.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={index}>{name}</li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
