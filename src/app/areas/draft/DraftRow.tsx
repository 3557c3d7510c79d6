// A draft in the list: its form, its first line, its place of storage, and buttons.
import { useRouter } from '@tanstack/react-router'
import { ChevronRight, CloudCheck, GitFork, RotateCcw, Smartphone, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { placeAddress, placeIcon, placeLabel } from '#app/areas/draft-places.ts'
import type { DraftEntry } from '#app/shared/draft/merge.ts'
import { draftName } from '#app/shared/draft/use-drafts-of-place.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { inJapan } from '#rules/dates.ts'

export function DraftRow({ entry, onRemove }: { entry: DraftEntry; onRemove: () => void }) {
  const address = placeAddress(entry)
  return (
    <li className="flex flex-wrap items-center">
      {address ? (
        <AppLink
          href={address}
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 py-3 pl-4 text-ink -outline-offset-2"
        >
          <span className="vh">続きを書く：</span>
          <Facts entry={entry} />
          <Icon of={ChevronRight} size="s" />
        </AppLink>
      ) : (
        <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 py-3 pl-4">
          <Facts entry={entry} />
        </div>
      )}
      <IconButton
        icon={Trash2}
        label={`「${draftName(entry)}」を削除`}
        onClick={onRemove}
        className="mr-1 ml-auto text-ink-soft"
      />
    </li>
  )
}

/** Row of a draft that was handed in or put aside. */
export function EndedRow({ entry, onBringBack }: { entry: DraftEntry; onBringBack: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 pr-3 pl-4">
      <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
        <Facts entry={entry} />
      </div>
      <Button icon={RotateCcw} className="ml-auto" onClick={onBringBack}>
        取り戻す<span className="vh">：{draftName(entry)}</span>
      </Button>
    </li>
  )
}

function Facts({ entry }: { entry: DraftEntry }) {
  const { place, name, excerpt, characters, hasTwo, ending } = entry
  return (
    <>
      <span className="grid size-11 flex-none place-items-center rounded-full bg-ai-soft text-ai max-[359px]:hidden">
        <Icon of={placeIcon(place)} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
          {draftName(entry)}
        </span>
        <span className="block text-meta text-ink-soft">{placeLabel(place)}</span>
        {name && excerpt && <span className="line-clamp-1 text-cap wrap-anywhere">{excerpt}</span>}
        <span className="num mt-0.5 flex flex-wrap items-center justify-between gap-x-3 text-meta text-ink-soft">
          {ending ? <EndedState entry={entry} ending={ending} /> : <KeptState entry={entry} />}
          <span className="whitespace-nowrap">{characters}字</span>
        </span>
        {hasTwo && (
          <span className="mt-1.5 flex">
            <Chip tone="kin" icon={GitFork}>
              2つの版があります
            </Chip>
          </span>
        )}
      </span>
    </>
  )
}

const KeptState = ({ entry: { isOnServer, at } }: { entry: DraftEntry }) => (
  <span className="flex items-center gap-1 text-matsuba">
    <Icon of={isOnServer ? CloudCheck : Smartphone} size="xs" />
    {isOnServer ? 'サーバーにも保存' : 'この端末だけに保存'} {timeOf(at)}
  </span>
)

const EndedState = ({ entry: { at }, ending }: { entry: DraftEntry; ending: 'submitted' | 'removed' }) => (
  <span>
    {ending === 'submitted' ? '送りました' : '削除しました'} {timeOf(at)}
  </span>
)

/** Time of today, or the day. */
function timeOf(at: number): string {
  const moment = inJapan(at)
  return moment.isSame(inJapan(Date.now()), 'day') ? moment.format('H:mm') : formatDay(at)
}

/** Link to an address that is composed at run time. */
function AppLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const router = useRouter()
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}
