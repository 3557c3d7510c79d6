// /fanletter/$masterId?scenario&phase: writing a letter to a master, about a replay or about none.
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { fanLetterRefusals } from '#rules/refusals/fan-letter.ts'
import type { LetterPlace } from './addresses.ts'
import { LetterForm } from './LetterForm.tsx'
import { AboutLine } from './LetterParts.tsx'
import { fanLetterQueries } from './queries.ts'

export function WriteScreen({ place, draftId }: { place: LetterPlace; draftId: string | undefined }) {
  const query = useRead(fanLetterQueries.receiver(place))
  const { error } = query
  const isSelf = error !== null && 'code' in error && error.code === 'LETTER_TO_SELF'
  return (
    <Page top={<TopBar title="ファンレターを書く" back={<BackLink to="/fanletter" search={{ page: 1 }} />} />}>
      <Read
        query={query}
        title="宛先を読み込めませんでした。"
        isNowhere={isSelf}
        nowhere={nowhereBut(
          (isSelf ? fanLetterRefusals.LETTER_TO_SELF : fanLetterRefusals.RECEIVER_NOT_FOUND).message,
          { to: '/fanletter', search: { page: 1 } },
          '送ったファンレターを見る',
        )}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonLines widths={[60, 40]} className="mt-4" />
            <SkeletonBlock className="mt-3 h-60 rounded-card" />
          </Loading>
        }
      >
        {receiver => (
          <>
            <h2 className="mt-4 font-mincho text-card font-semibold wrap-anywhere">{receiver.masterName} さんへ</h2>
            <AboutLine about={receiver.about} />
            <p className="mt-1 text-cap text-ink-soft">
              運営が確かめてから、マスターに届けます。ほかの人が読むことはありません。
            </p>
            <LetterForm place={place} receiver={receiver} draftId={draftId} />
          </>
        )}
      </Read>
    </Page>
  )
}
