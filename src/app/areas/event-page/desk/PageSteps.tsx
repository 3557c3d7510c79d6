// Foot of the desk of a page of an event: publishing it, taking it back, removing it, giving it another address.
import { CalendarClock, ExternalLink, EyeOff, Link2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { changing, publishing, removingDraft, withdrawing } from '#app/shared/form/desk-questions.ts'
import { type DeskSteps, PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import type { CampaignStep } from '#rules/campaigns.ts'
import type { DeskPage } from '../queries.ts'

const RenameSheet = lazy(() => import('./RenameSheet.tsx').then(module => ({ default: module.RenameSheet })))

const THING = 'イベントのページ'
const questions: Record<CampaignStep | 'save', AskedFirst> = {
  save: changing(THING, '読者'),
  publish: publishing(THING, 'すぐに、だれにでも見えます。イベントが始まる前は、紹介だけが表示されます。'),
  withdraw: withdrawing(THING, '読者からも、ワールドのトップからも見えなくなります。あとで、もう一度公開できます。'),
  remove: removingDraft,
}

type PageStepsProps = DeskSteps<CampaignStep> & { page: DeskPage | null }

export function PageSteps({ page, ...desk }: PageStepsProps) {
  const [renames, setRenames] = useState(false)
  const isDraft = page === null || page.state === 'draft'
  return (
    <>
      <PublishSteps
        {...desk}
        isNew={page === null}
        isDraft={isDraft}
        isPublic={!isDraft}
        questions={questions}
        note={!isDraft && '保存した変更は、すぐに読者に見えます。'}
      >
        {ask =>
          page && (
            <>
              {!isDraft && (
                <ButtonLink
                  variant="text"
                  icon={ExternalLink}
                  to="/world/$worldId/event/$eventId"
                  params={{ worldId: page.worldId, eventId: page.eventId }}
                >
                  公開ページを見る
                </ButtonLink>
              )}
              <ButtonLink
                variant="text"
                icon={CalendarClock}
                to="/myPage/admin/worldEventPage/$worldId/topContents"
                params={{ worldId: page.worldId }}
              >
                トップで告知する
              </ButtonLink>
              <Button
                variant="text"
                icon={Link2}
                reason={desk.form.isDirty ? '変更を先に保存してください。' : undefined}
                onClick={() => setRenames(true)}
              >
                アドレスを変える
              </Button>
              {isDraft ? (
                <Button variant="text-danger" icon={Trash2} onClick={() => ask('remove')}>
                  下書きを削除する
                </Button>
              ) : (
                <Button variant="text" icon={EyeOff} onClick={() => ask('withdraw')}>
                  下書きに戻す
                </Button>
              )}
            </>
          )
        }
      </PublishSteps>
      <Suspense>{renames && page && <RenameSheet page={page} onClose={() => setRenames(false)} />}</Suspense>
    </>
  )
}
