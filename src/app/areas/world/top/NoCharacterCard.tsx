// Card for users without a character in this world: the next steps.
import { useSession } from '#app/platform/use-session.ts'
import type { World } from '#app/shared/world/queries.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'

const notes = {
  open: '名前と姿を決めれば、すぐに物語へ参加できます。途中で保存して、あとから続けられます。',
  coming: 'まもなく公開されます。ガイドは先に読めます。',
  ended: '公開は終了しました。新しいキャラクターは作れません。',
}

export function NoCharacterCard({ world }: { world: World }) {
  const { user } = useSession()
  const { worldId, status } = world
  return (
    <Card as="section" className="mt-4" aria-labelledby="no-character">
      <h2 id="no-character" className="font-mincho text-card font-semibold">
        {user ? 'このワールドに、まだキャラクターがいません' : 'このワールドを、キャラクターと歩く'}
      </h2>
      <p className="mt-1 text-sub text-ink-soft">{notes[status]}</p>
      {status === 'open' &&
        (user ? (
          <ButtonLink
            variant="shu"
            size="big"
            capped
            className="mt-3"
            to="/world/$worldId/characterRegistration"
            params={{ worldId }}
            search={{}}
          >
            キャラクターを作る
          </ButtonLink>
        ) : (
          <ButtonLink
            variant="shu"
            size="big"
            capped
            className="mt-3"
            to="/login"
            search={{ redirect: `/world/${worldId}` }}
          >
            ログインして参加する
          </ButtonLink>
        ))}
    </Card>
  )
}
