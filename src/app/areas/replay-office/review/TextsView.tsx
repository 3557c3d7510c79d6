// Participants with the texts that they sent. Each is opened by itself with a reason, which stands in the log.
import { lazy, Suspense, useState } from 'react'
import type { ReviewedReplay } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Button } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'

const OpenTextSheet = lazy(() =>
  import('#app/areas/scenario-office/repair/OpenTextSheet.tsx').then(module => ({ default: module.OpenTextSheet })),
)

type Member = ReviewedReplay['castList'][number]

export function TextsView({
  reviewed: { castList, scenarioChoiceList, card },
  of,
}: {
  reviewed: ReviewedReplay
  of: PhaseKey
}) {
  const [asked, ask] = useState<Member | null>(null)
  const choiceOf = ({ chooseId }: Member) => scenarioChoiceList.find(choice => choice.chooseId === chooseId)?.name
  return (
    <section aria-label="プレイング" className="mt-3">
      <p className="text-cap text-ink-soft">
        マスターだけが読む文章です。1つずつ理由をそえて開きます。開いたことは記録に残ります。
      </p>
      {castList.length === 0 ? (
        <p className="mt-2 text-sub text-ink-soft">参加した人はいません。</p>
      ) : (
        <List className="mt-2">
          {castList.map(member => (
            <li key={member.entryId} className="px-4 py-1.5">
              <CharacterRow character={member.character} worldId={card.worldId} />
              <p className="flex flex-wrap items-center justify-end gap-x-4 text-cap text-ink-soft">
                <span className="mr-auto">
                  {[member.tagName && `チーム：${member.tagName}`, choiceOf(member)].filter(Boolean).join('・')}
                </span>
                {member.sentBy === null ? (
                  <span>届きませんでした</span>
                ) : (
                  <Button variant="text" onClick={() => ask(member)}>
                    プレイングを開く<span className="vh">：{member.character.characterFullName}</span>
                  </Button>
                )}
              </p>
            </li>
          ))}
        </List>
      )}
      <Suspense>{asked && <OpenTextSheet card={of} entry={asked} onClose={() => ask(null)} />}</Suspense>
    </section>
  )
}
